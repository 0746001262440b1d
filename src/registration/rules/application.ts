import {
  type DocumentName,
  documentNames,
  eachText,
  type RegistrationDraft,
  type SentDraft,
  type TextName,
} from './fields'
import type { Registration } from './validation'

/** What the company receives: the fields of docs/specification.md, section 3, all text. */
export type Application = Record<TextName | `${DocumentName}_url`, string>

/** Turns a valid registration into an application: its fields and nothing else. */
export function toApplication(registration: Registration): Application {
  const addresses = documentNames.map((field) => [`${field}_url`, registration[field].url])
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

/** A sent application, as the visitor is shown it afterwards. */
export interface Receipt {
  draft: SentDraft
  /** See `referenceOf`. */
  reference: string
  /** When it was sent, in milliseconds since 1970. */
  at: number
  /** The service accepted it without its usual answer, so it may not have arrived. */
  unconfirmed?: boolean
}

/** Whether both are of the same sending: an application that was sent again has two receipts. */
export const isSameReceipt = (one: Receipt, other: Receipt): boolean =>
  one.reference === other.reference && one.at === other.at

/** Returns the latest receipt of a draft's application; `receipts` has the latest first. */
export const receiptOf = (
  draft: RegistrationDraft,
  receipts: readonly Receipt[],
): Receipt | undefined => receipts.find(({ reference }) => reference === referenceOf(draft))
