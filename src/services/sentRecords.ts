import type { RecordStore } from '../registration/ports'
import { readRecords, type SentRecord, withRecord, writeRecords } from '../registration/sentRecords'
import { browser, type SafeStorage } from './storage'

const key = 'registration-sent'

/** Keeps the records of what was sent in this browser (docs/decisions/drafts.md). */
export function keepRecords(storage: SafeStorage = browser.local): RecordStore {
  const read = () => readRecords(storage.getItem(key), Date.now())
  const write = (records: readonly SentRecord[]) => {
    if (records.length > 0) return storage.setItem(key, writeRecords(records))
    storage.removeItem(key)
    return true
  }
  return {
    load: () => {
      const records = read()
      // What is too old or unreadable does not stay.
      if (storage.getItem(key) !== null) write(records)
      return records
    },
    keep: (record) => write(withRecord(read(), record)),
    remove: (reference) => {
      write(read().filter((record) => record.reference !== reference))
    },
  }
}
