import { eachDocument, eachText, type UploadedDocument } from '../rules/fields'
import type { Kept, TabStore } from '../rules/ports'
import { parsed, type SafeStorage, tabStorage, timeIn, valuesOf } from './browserStorage'

/** Of the one item in the storage of the tab, and of the one in its history. */
const key = 'registration'

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

function documentIn(value: unknown): UploadedDocument | null {
  const { id, url, name, size, mimeType } = valuesOf(value)
  return typeof id === 'string' &&
    typeof url === 'string' &&
    typeof name === 'string' &&
    typeof size === 'number' &&
    typeof mimeType === 'string'
    ? { id, url, name, size, mimeType }
    : null
}

function keptIn(text: string): Kept {
  const { draft, sent } = parsed(text)
  const values = valuesOf(draft)
  const { reference, at } = valuesOf(sent)
  const time = timeIn(at)
  return {
    draft: draft
      ? {
          ...eachText((name) => textIn(values[name])),
          ...eachDocument((name) => documentIn(values[name])),
        }
      : undefined,
    sent: time === undefined ? undefined : { reference: textIn(reference), at: time },
  }
}

/** The value in the tab's history; anything else may be in it. */
const spareIn = (state: unknown): string | null => {
  const text = valuesOf(state)[key]
  return typeof text === 'string' ? text : null
}

/** Keeps an application in its tab, and nowhere else (docs/decisions/one-application.md). */
export const createTabStore = (storage: SafeStorage = tabStorage): TabStore => ({
  read: () => {
    const text = storage.getItem(key) ?? spareIn(history.state)
    return text === null ? undefined : keptIn(text)
  },
  write: (kept) => storage.setItem(key, JSON.stringify(kept)),
  spare: (kept) => {
    try {
      history.replaceState({ ...history.state, [key]: JSON.stringify(kept) }, '')
    } catch {
      // Too large, or too often: it is only a spare.
    }
  },
})
