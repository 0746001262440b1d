import type { RegistrationDraft } from './fields'

/**
 * A short name for an application that both sides can find: the first eight characters of the
 * GST document's identifier, which is in the mail as part of the document's link. So a reference
 * reaches the company without a ninth field.
 *
 * @returns for example `7F3A92C1`; empty while there is no GST document
 */
export const referenceOf = ({ gst_pdf }: Pick<RegistrationDraft, 'gst_pdf'>): string =>
  (gst_pdf?.id ?? '').slice(0, 8).toUpperCase()
