import type { DocumentName, TextName } from './fields'
import type { Registration } from './schema'

/** What the company receives: the fields of docs/specification.md, section 3, all text. */
export type Application = Record<TextName | `${DocumentName}_url`, string>

/** Turns a valid registration into an application: its fields and nothing else. */
export function toApplication(registration: Registration): Application {
  const { gst_pdf, pan_pdf, ...texts } = registration
  return { ...texts, gst_pdf_url: gst_pdf.url, pan_pdf_url: pan_pdf.url }
}
