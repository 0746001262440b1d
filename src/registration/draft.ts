import {
  type DocumentField,
  documentFields,
  emptyDraft,
  isEmpty,
  type RegistrationDraft,
  type TextField,
  textFields,
  type UploadedDocument,
} from './fields'

/** How long a draft is kept in the browser, in milliseconds: 24 hours (docs/decisions/drafts.md). */
export const draftLifetime = 24 * 60 * 60 * 1000

/** A draft as the browser keeps it. */
export interface KeptDraft {
  draft: RegistrationDraft
  /** When it was kept, in milliseconds since 1970. */
  at: number
}

/** The draft as text for the browser's storage. */
export const writeDraft = (kept: KeptDraft): string => JSON.stringify(kept)

/**
 * Reads what the browser has kept. Whatever another version of the site, another page or a
 * broken disk has left there, nothing but a draft comes out; the rules are for later.
 *
 * @param now in milliseconds since 1970
 * @returns `undefined` where there is no draft, or one that is empty, unreadable or too old
 */
export function readDraft(text: string | null, now: number): KeptDraft | undefined {
  const kept = asRecord(parse(text ?? ''))
  const at = kept?.at
  const values = asRecord(kept?.draft)
  if (typeof at !== 'number' || !values || at > now || now - at > draftLifetime) return undefined
  const draft = { ...emptyDraft, ...textsOf(values), ...documentsOf(values) }
  return isEmpty(draft) ? undefined : { draft, at }
}

type Values = Readonly<Record<string, unknown>>

function textsOf(values: Values): Partial<Record<TextField, string>> {
  const texts = textFields.map((field) => [field, values[field]])
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string'))
}

function documentsOf(values: Values): Partial<Record<DocumentField, UploadedDocument>> {
  const documents = documentFields.map((field) => [field, asDocument(values[field])])
  return Object.fromEntries(documents.filter(([, document]) => document !== undefined))
}

function asDocument(value: unknown): UploadedDocument | undefined {
  const { url, name, size, mimeType } = asRecord(value) ?? {}
  return typeof url === 'string' &&
    typeof name === 'string' &&
    typeof size === 'number' &&
    typeof mimeType === 'string'
    ? { url, name, size, mimeType }
    : undefined
}

const asRecord = (value: unknown): Values | undefined =>
  typeof value === 'object' && value !== null ? (value as Values) : undefined

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
