/** The one accepted type of document (docs/specification.md, section 9). */
export const documentType = 'application/pdf'

/** 5 MB (docs/specification.md, section 9). */
export const maxDocumentBytes = 5 * 1024 * 1024

/** Fewest digits of a phone number; the specification asks for one without a rule of its own. */
export const fewestPhoneDigits = 7

/** How long a draft is kept in the browser, in milliseconds: 24 hours (docs/decisions/drafts.md). */
export const draftLifetime = 24 * 60 * 60 * 1000

/** How long the e-mail service may take to answer, in milliseconds; its client has no timeout (docs/providers.md, A2). */
export const sendTimeout = 30_000

/** How long an upload may stand still, in milliseconds; between two tries the widget waits 15 s (docs/providers.md, C6). */
export const stallTimeout = 30_000
