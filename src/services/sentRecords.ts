import type { RecordStore } from '../registration/ports'
import {
  isSameRecord,
  readRecords,
  type SentRecord,
  withRecord,
  writeRecords,
} from '../registration/sentRecords'
import { browser, onStorageChange, type SafeStorage } from './storage'

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
      const text = storage.getItem(key)
      const records = readRecords(text, Date.now())
      // What is too old or unreadable does not stay. Otherwise nothing is written, since another
      // tab may just have changed it.
      if (text !== null && text !== writeRecords(records)) write(records)
      return records
    },
    keep: (record) => write(withRecord(read(), record)),
    remove: (removed) => {
      write(read().filter((record) => !isSameRecord(record, removed)))
    },
    watch: (onChange) => onStorageChange({ onChange, onReturn: onChange }),
  }
}
