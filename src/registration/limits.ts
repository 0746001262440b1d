/** The only accepted type of document (docs/specification.md, section 9). */
export const documentType = 'application/pdf'

/** 5 MB (docs/specification.md, section 9). */
export const maxDocumentBytes = 5 * 1024 * 1024

/** Fewest digits in a phone number; the specification has no rule for it. */
export const minPhoneDigits = 7

/** How long a browser keeps a draft, in milliseconds: 24 hours (docs/decisions/drafts.md). */
export const draftLifetime = 24 * 60 * 60 * 1000

/**
 * Whether what a browser keeps is not older than 24 hours. A clock that was put right makes it seem
 * to come from the future, which is no reason to lose it.
 *
 * @param at, now in milliseconds since 1970
 */
export const isFresh = (at: number, now: number): boolean => now - at <= draftLifetime

/**
 * Limit of every wait that a visitor can meet, in milliseconds: a part of the page's script, a file
 * that is read, an answer, an upload that makes no progress. The e-mail client has no limit of its
 * own (docs/providers.md, A2), and the widget waits 15 s between tries (docs/providers.md, C6).
 */
export const waitLimit = 30_000
