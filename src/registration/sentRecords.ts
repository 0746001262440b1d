import {
  type DocumentName,
  documentNames,
  type FieldName,
  isSameText,
  type RegistrationDraft,
  type TextName,
  textNames,
  type UploadedDocument,
} from './fields'
import { asRecord, parse } from './json'
import { isFresh } from './limits'
import { referenceOf } from './reference'

/** The application as it was sent, for the record that is shown afterwards. */
export interface SentRecord {
  /** Of the documents only the name. */
  draft: Record<TextName, string> & Record<DocumentName, Pick<UploadedDocument, 'name'> | null>
  /** See `referenceOf`. */
  reference: string
  /** In milliseconds since 1970. */
  at: number
  /** The service accepted it without its usual answer, so it may not have arrived. */
  unconfirmed?: boolean
}

/** How many records are kept. */
const maxRecords = 5

/** Serialises records for the browser's storage: what they show and nothing else. */
export const writeRecords = (records: readonly SentRecord[]): string =>
  JSON.stringify(records.map(({ draft, ...record }) => ({ ...contentOf(draft), ...record })))

const contentOf = (draft: SentRecord['draft']) => ({
  texts: Object.fromEntries(textNames.map((field) => [field, draft[field]])),
  documents: Object.fromEntries(documentNames.map((field) => [field, draft[field]?.name])),
})

/**
 * Reads the records from the browser's storage, latest first. Whatever is there, the result is
 * records; each is kept as long as a draft.
 *
 * @param now in milliseconds since 1970
 */
export function readRecords(text: string | null, now: number): readonly SentRecord[] {
  const list = parse(text)
  if (!Array.isArray(list)) return []
  return list
    .map(asSentRecord)
    .filter((record) => record !== undefined)
    .filter(({ at }) => isFresh(at, now))
    .map((record) => ({ ...record, at: Math.min(record.at, now) }))
    .slice(0, maxRecords)
}

/** The records with one added. An application that was sent again has two. */
export const withRecord = (
  records: readonly SentRecord[],
  record: SentRecord,
): readonly SentRecord[] => [record, ...records].slice(0, maxRecords)

/** Whether both are of the same sending. */
export const isSameRecord = (one: SentRecord, other: SentRecord): boolean =>
  one.reference === other.reference && one.at === other.at

/** The latest record of a draft's application. */
export const recordOf = (
  draft: RegistrationDraft,
  records: readonly SentRecord[],
): SentRecord | undefined => records.find(({ reference }) => reference === referenceOf(draft))

/** The fields in which a draft differs from what was sent. */
export const differences = (draft: RegistrationDraft, { draft: sent }: SentRecord): FieldName[] => [
  ...textNames.filter((field) => !isSameText(field, draft[field], sent[field])),
  ...documentNames.filter((field) => draft[field]?.name !== sent[field]?.name),
]

function asSentRecord(value: unknown): SentRecord | undefined {
  const { texts, documents, reference, at, unconfirmed } = asRecord(value) ?? {}
  if (typeof reference !== 'string' || reference === '' || typeof at !== 'number') return undefined
  const draft = Object.fromEntries([
    ...textNames.map((field) => [field, textOf(texts, field)]),
    ...documentNames.map((field) => [field, { name: textOf(documents, field) }]),
  ]) as SentRecord['draft']
  const isReadable = textNames.some((field) => draft[field])
  return isReadable ? { draft, reference, at, unconfirmed: unconfirmed === true } : undefined
}

function textOf(values: unknown, field: FieldName): string {
  const text = asRecord(values)?.[field]
  return typeof text === 'string' ? text : ''
}
