import type { RegistrationDraft } from './fields'

/**
 * A reference for an application that both sides know: the first eight characters of the GST
 * document's identifier, which is part of the document's link in the mail. So the company receives
 * it without a field of its own.
 *
 * @returns for example `7F3A92C1`; empty while there is no GST document
 */
export const referenceOf = ({ gst_pdf }: Pick<RegistrationDraft, 'gst_pdf'>): string =>
  (gst_pdf?.id ?? '').slice(0, 8).toUpperCase()
