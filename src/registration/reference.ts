import type { Application } from './application'

/**
 * A short name for an application that both sides can find: the first eight characters of the
 * GST document's identifier, which stands in the mail as part of the document's link. So a
 * reference reaches the company without a ninth field.
 *
 * @returns for example `7F3A92C1`
 */
export function referenceOf({ gst_pdf_url }: Pick<Application, 'gst_pdf_url'>): string {
  const identifier = gst_pdf_url.split('/').filter(Boolean).at(-1) ?? ''
  return identifier.slice(0, 8).toUpperCase()
}
