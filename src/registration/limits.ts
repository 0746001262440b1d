/** The one accepted type of document (spec section 9). */
export const documentType = 'application/pdf'

/** 5 MB (spec section 9). */
export const maxDocumentBytes = 5 * 1024 * 1024

/** Fewest digits of a phone number (spec section 5 asks for no more than a plausible one). */
export const fewestPhoneDigits = 7

/** How long a draft is kept in the browser, in milliseconds: 24 hours (docs/decisions/drafts.md). */
export const draftLifetime = 24 * 60 * 60 * 1000

/** How long the e-mail service may take to answer, in milliseconds; its client has no timeout (provider-contracts A2). */
export const sendTimeout = 30_000

/** How long an upload may stand still, in milliseconds; between two tries the widget waits 15 s (provider-contracts C6). */
export const stallTimeout = 30_000
