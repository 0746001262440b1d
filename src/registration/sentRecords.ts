import {
  type DocumentName,
  documentNames,
  type FieldName,
  type TextName,
  textNames,
  type UploadedDocument,
} from './fields'
import { asRecord, parse } from './json'
import { draftLifetime, isFresh } from './limits'

/** The application as it was sent, for the record that is shown afterwards. */
export interface SentRecord {
  /** Of the documents only the name. */
  draft: Record<TextName, string> & Record<DocumentName, Pick<UploadedDocument, 'name'> | null>
  /** See `referenceOf`. */
  reference: string
  /** In milliseconds since 1970. */
  at: number
}

/** How many records are kept. */
const maxRecords = 5

/** Serialises records for the browser's storage: what they show and nothing else. */
export const writeRecords = (records: readonly SentRecord[]): string =>
  JSON.stringify(
    records.map(({ draft, reference, at }) => ({ ...contentOf(draft), reference, at })),
  )

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
  const records = list.map(asSentRecord).filter((record) => record !== undefined)
  return withoutRepeats(records.filter(({ at }) => isFresh(at, now, draftLifetime)))
}

/** The records with one added, in place of any earlier one of the same application. */
export const withRecord = (
  records: readonly SentRecord[],
  record: SentRecord,
): readonly SentRecord[] => withoutRepeats([record, ...records])

const withoutRepeats = (records: readonly SentRecord[]) =>
  records
    .filter(({ reference }, index) => index === records.findIndex((r) => r.reference === reference))
    .slice(0, maxRecords)

function asSentRecord(value: unknown): SentRecord | undefined {
  const { texts, documents, reference, at } = asRecord(value) ?? {}
  if (typeof reference !== 'string' || reference === '' || typeof at !== 'number') return undefined
  const draft = Object.fromEntries([
    ...textNames.map((field) => [field, textOf(texts, field)]),
    ...documentNames.map((field) => [field, { name: textOf(documents, field) }]),
  ]) as SentRecord['draft']
  return textNames.some((field) => draft[field]) ? { draft, reference, at } : undefined
}

function textOf(values: unknown, field: FieldName): string {
  const text = asRecord(values)?.[field]
  return typeof text === 'string' ? text : ''
}
