import {
  type DocumentName,
  documentNames,
  eachText,
  type RegistrationDraft,
  type TextName,
} from './fields'

/** What the company receives: the fields of docs/specification.md, section 3, all text. */
export type Application = Record<TextName | `${DocumentName}_url`, string>

/** Turns a registration into an application: its fields and nothing else. */
export function toApplication(registration: RegistrationDraft): Application {
  const addresses = documentNames.map((field) => [`${field}_url`, registration[field]?.url ?? ''])
  return { ...eachText((field) => registration[field]), ...Object.fromEntries(addresses) }
}

/**
 * Returns a reference for an application that both sides know: the first eight characters of the
 * GST document's identifier, which is part of the document's link in the mail. So the company
 * receives it without a field of its own.
 *
 * @returns for example `7F3A92C1`; empty while there is no GST document
 */
export const referenceOf = ({ gst_pdf }: Pick<RegistrationDraft, 'gst_pdf'>): string =>
  (gst_pdf?.id ?? '').slice(0, 8).toUpperCase()

/** An application that was sent. */
export interface Sent {
  /** See `referenceOf`. */
  reference: string
  /** When it was sent, in milliseconds since 1970. */
  at: number
}

/** The same, as a page shows it. */
export interface Receipt extends Sent {
  /** What was sent, until the page that has sent it is left. */
  draft?: RegistrationDraft
}
