import {
  eachDocument,
  eachText,
  isEmpty,
  type RegistrationDraft,
  type UploadedDocument,
} from '../rules/fields'
import { draftLifetime, sentLifetime } from '../rules/limits'
import type { DraftStorage, End, Stored } from '../rules/ports'
import { browserStorage, parsed, type SafeStorage, valuesOf } from './browserStorage'

/** Has the draft, or how it ended: one for all pages of this browser. */
export const draftKey = 'registration-draft'

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

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

/** Whatever the value is, the result is a draft; its values are checked later. */
function draftIn(value: unknown): RegistrationDraft {
  const values = valuesOf(value)
  return {
    ...eachText((field) => textIn(values[field])),
    ...eachDocument((field) => documentIn(values[field])),
  }
}

const isHow = (how: unknown): how is End['how'] =>
  how === 'sent' || how === 'cleared' || how === 'expired'

/** Reads `{ at, draft }` or `{ at, end, reference? }`. */
function read(text: string | null): Stored {
  const { at, draft: stored, end: how, reference } = parsed(text)
  if (typeof at !== 'number') return { kind: 'nothing' }
  if (isHow(how)) {
    if (Date.now() - at > sentLifetime) return { kind: 'nothing' }
    return { kind: 'ended', how, at, reference: textIn(reference) || undefined }
  }
  const draft = draftIn(stored)
  // A draft from the future, since a clock was put right, would never expire: it is from now.
  return isEmpty(draft)
    ? { kind: 'nothing' }
    : { kind: 'draft', draft, at: Math.min(at, Date.now()) }
}

/** Stores the one draft of this browser (docs/decisions/one-application.md). */
export function createDraftStorage(storage: SafeStorage = browserStorage): DraftStorage {
  const end: DraftStorage['end'] = (how, reference) => {
    const at = Date.now()
    // Where nothing can be written, the draft may still be removed.
    if (!storage.setItem(draftKey, JSON.stringify({ at, end: how, reference }))) {
      storage.removeItem(draftKey)
    }
    return { kind: 'ended', how, at, reference }
  }
  const load = (): Stored => {
    const text = storage.getItem(draftKey)
    const stored = read(text)
    // What another version of the site has stored is not ours to remove.
    if (stored.kind === 'nothing' && isHow(parsed(text).end)) storage.removeItem(draftKey)
    return stored
  }
  return {
    load,
    loadOrExpire: () => {
      const stored = load()
      const isOver = stored.kind === 'draft' && Date.now() - stored.at > draftLifetime
      return isOver ? end('expired') : stored
    },
    save: (draft) => {
      if (isEmpty(draft)) return end('cleared')
      const at = Date.now()
      const isStored = storage.setItem(draftKey, JSON.stringify({ at, draft }))
      return isStored ? { kind: 'draft', draft, at } : undefined
    },
    end,
    subscribe: (onChange) => {
      const onStorage = ({ key }: StorageEvent) => {
        // `null`: all of it was deleted.
        if (key === draftKey || key === null) onChange()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
