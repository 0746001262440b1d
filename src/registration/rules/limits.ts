/** The only accepted type of document (docs/specification.md, section 9). */
export const documentType = 'application/pdf'

/** 5 MB (docs/specification.md, section 9). */
export const maxDocumentBytes = 5 * 1024 * 1024

/** Pictures with more pixels may end the tab of a phone; most cameras make 12 or 50 million. */
export const maxPicturePixels = 65_000_000

/** Fewest digits in a phone number; the specification has no rule for it. */
export const minPhoneDigits = 8

/** Most digits in a phone number, with its country code (ITU-T E.164, 6.1). */
export const maxPhoneDigits = 15

/** How long a browser remembers that an application was sent, or may have been, in ms: 30 days. */
export const sentLifetime = 30 * 24 * 60 * 60 * 1000

/**
 * Limit of every wait that a visitor can meet, in milliseconds: a part of the page's script, a file
 * that is read, an answer, an upload that makes no progress. The e-mail client has no limit of its
 * own (docs/providers.md, A2), and the widget waits 15 s between tries (docs/providers.md, C6).
 */
export const timeoutMs = 30_000
