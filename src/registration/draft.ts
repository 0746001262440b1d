import {
  documentNames,
  emptyDraft,
  isEmpty,
  type RegistrationDraft,
  textNames,
  type UploadedDocument,
} from './fields'
import { asRecord, parse, type Values } from './json'
import { isFresh } from './limits'

/** A draft as it is kept in the browser. */
export interface KeptDraft {
  draft: RegistrationDraft
  /** When it was kept, in milliseconds since 1970. */
  at: number
}

/** Serialises a draft for the browser's storage. */
export const writeDraft = (kept: KeptDraft): string => JSON.stringify(kept)

/**
 * Reads a draft from the browser's storage. Whatever another version of the site, another page or
 * a broken disk has left there, the result is a draft; its values are checked later. One that seems
 * to come from the future, since a clock was put right, is from now.
 *
 * @param now in milliseconds since 1970
 * @returns `undefined` where there is no draft, or one that is empty, unreadable or too old
 */
export function readDraft(text: string | null, now: number): KeptDraft | undefined {
  const kept = asRecord(parse(text))
  const at = kept?.at
  const values = asRecord(kept?.draft)
  if (typeof at !== 'number' || !values || !isFresh(at, now)) return undefined
  const draft = { ...emptyDraft, ...textsOf(values), ...documentsOf(values) }
  return isEmpty(draft) ? undefined : { draft, at: Math.min(at, now) }
}

function textsOf(values: Values): Partial<RegistrationDraft> {
  const texts = textNames.map((field) => [field, values[field]])
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string'))
}

function documentsOf(values: Values): Partial<RegistrationDraft> {
  const documents = documentNames.map((field) => [field, asDocument(values[field])])
  return Object.fromEntries(documents.filter(([, document]) => document !== undefined))
}

function asDocument(value: unknown): UploadedDocument | undefined {
  const { id, url, name, size, mimeType } = asRecord(value) ?? {}
  return typeof id === 'string' &&
    typeof url === 'string' &&
    typeof name === 'string' &&
    typeof size === 'number' &&
    typeof mimeType === 'string'
    ? { id, url, name, size, mimeType }
    : undefined
}
