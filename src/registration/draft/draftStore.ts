import {
  documentNames,
  emptyDraft,
  type FieldName,
  isEmpty,
  textNames,
  type UploadedDocument,
} from '../rules/fields'
import { draftLifetime, sentLifetime } from '../rules/limits'
import type { DraftStore, End, SentNote, Stored } from '../rules/ports'
import { browserStorage, parsed, type SafeStorage, valuesOf } from './browserStorage'

const fieldNames: readonly FieldName[] = [...textNames, ...documentNames]

/** Has one field: `{ draft, value }`, with the id of its draft. */
export const fieldKey = (field: FieldName): string => fieldPrefix + field
export const fieldPrefix = 'registration-field:'
/** When somebody last had the draft on a screen; other pages need not follow it. */
const seenKey = 'registration-seen'
/** How the last draft ended, and what was last sent. */
export const endKey = 'registration-end'

/** A page that has slept may still store fields of one of the last drafts that ended. */
const maxEndedIds = 50

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A time in the future, since a clock was put right, counts as now: otherwise it would never end. */
export const timeIn = (value: unknown): number | undefined =>
  typeof value === 'number' ? Math.min(value, Date.now()) : undefined

const isRecent = (at: number | undefined): at is number =>
  at !== undefined && Date.now() - at <= sentLifetime

const documentIn = (value: unknown): UploadedDocument | null => {
  const { id, url, name, size, mimeType } = valuesOf(value)
  return typeof id === 'string' &&
    typeof url === 'string' &&
    typeof name === 'string' &&
    typeof size === 'number' &&
    typeof mimeType === 'string'
    ? { id, url, name, size, mimeType }
    : null
}

const valueIn = (field: FieldName, value: unknown) =>
  documentNames.some((name) => name === field) ? documentIn(value) : textIn(value)

interface EndRecord {
  end?: End
  sent?: SentNote
}

function endIn(text: string | null): EndRecord {
  const { how, at: endedAt, ids, sent } = parsed(text)
  const at = timeIn(endedAt)
  const note = valuesOf(sent)
  const sentAt = timeIn(note.at)
  const isHow = how === 'sent' || how === 'cleared' || how === 'expired'
  return {
    end: isHow && isRecent(at) ? { how, at, ids: Array.isArray(ids) ? ids : [] } : undefined,
    sent: isRecent(sentAt)
      ? { at: sentAt, reference: textIn(note.reference), unconfirmed: note.unconfirmed === true }
      : undefined,
  }
}

/** Stores the one draft of this browser, field by field (docs/decisions/one-application.md). */
export function createDraftStore(storage: SafeStorage = browserStorage): DraftStore {
  const storeEnd = (record: EndRecord) =>
    storage.setItem(endKey, JSON.stringify({ ...record.end, sent: record.sent }))
  const fieldsOf = (ended: readonly string[]) =>
    fieldNames.flatMap((field) => {
      const text = storage.getItem(fieldKey(field))
      const { draft: id, value } = parsed(text)
      if (typeof id !== 'string') return []
      if (!ended.includes(id)) return [{ field, id, value: valueIn(field, value) }]
      // Written by a page that did not know yet.
      storage.removeItem(fieldKey(field))
      return []
    })
  const read = (): Stored => {
    const text = storage.getItem(endKey)
    const record = endIn(text)
    if (text !== null && !record.end && !record.sent) storage.removeItem(endKey)
    const fields = fieldsOf(record.end?.ids ?? [])
    const values = fields.map(({ field, value }) => [field, value])
    return {
      ...record,
      id: fields[0]?.id,
      draft: { ...emptyDraft, ...Object.fromEntries(values) },
      seenAt: timeIn(Number(storage.getItem(seenKey)) || undefined) ?? Date.now(),
    }
  }
  const put: DraftStore['put'] = (id, field, value) =>
    storage.setItem(fieldKey(field), JSON.stringify({ draft: id, value }))
  const removeDraft = () => {
    for (const field of fieldNames) storage.removeItem(fieldKey(field))
    storage.removeItem(seenKey)
  }
  const end: DraftStore['end'] = (how, id, sent) => {
    const before = endIn(storage.getItem(endKey))
    const live = fieldsOf([]).map((field) => field.id)
    const ids = new Set([...(before.end?.ids ?? []), ...live, ...(id ? [id] : [])])
    const record = { how, at: Date.now(), ids: [...ids].slice(-maxEndedIds) }
    const isStored = storeEnd({ end: record, sent: sent ?? before.sent })
    removeDraft()
    // Now there is room for it.
    if (!isStored) storeEnd({ end: record, sent: sent ?? before.sent })
  }
  return {
    read,
    open: () => {
      const { id, draft, seenAt } = read()
      if (!isEmpty(draft) && Date.now() - seenAt > draftLifetime) end('expired', id)
      return read()
    },
    put,
    end,
    note: (sent) => storeEnd({ ...endIn(storage.getItem(endKey)), sent }),
    see: () => void storage.setItem(seenKey, `${Date.now()}`),
    subscribe: (onChange) => {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null) onChange(true)
        else if (key === endKey || key.startsWith(fieldPrefix)) onChange(false)
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}

/** Returns the id of a new draft. */
export const newDraftId = (): string => Math.random().toString(36).slice(2)
