import {
  type DocumentName,
  documentNames,
  eachText,
  type RegistrationDraft,
  type TextName,
  textNames,
} from './fields'

/** What the company receives: the fields of docs/specification.md, section 3, all text. */
export type Application = Record<TextName | `${DocumentName}_url`, string>

/** The names of its fields, in their order. */
export const applicationNames = [
  ...textNames,
  ...documentNames.map((field) => `${field}_url` as const),
]

/** Turns a registration into an application: its fields and nothing else. */
export function toApplication(registration: RegistrationDraft): Application {
  const addresses = documentNames.map((field) => [`${field}_url`, registration[field]?.url ?? ''])
  return { ...eachText((field) => registration[field]), ...Object.fromEntries(addresses) }
}

/** Whether the company would receive the same. */
export const isSameApplication = (one: Application, other: Application): boolean =>
  applicationNames.every((name) => one[name] === other[name])

/**
 * Returns a reference for an application that both sides know: the first eight characters of the
 * GST document's identifier, which is part of the document's link in the mail. So the company
 * receives it without a field of its own.
 *
 * @returns for example `7F3A92C1`; empty while there is no GST document
 */
export const referenceOf = ({ gst_pdf }: Pick<RegistrationDraft, 'gst_pdf'>): string =>
  (gst_pdf?.id ?? '').slice(0, 8).toUpperCase()

/** A sent application, as the page that sent it shows it. */
export interface Receipt {
  draft: RegistrationDraft
  /** See `referenceOf`. */
  reference: string
  /** When it was sent, in milliseconds since 1970. */
  at: number
  /** The service accepted it without its usual answer, so it may not have arrived. */
  unconfirmed?: boolean
}
