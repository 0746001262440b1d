import { isSameReceipt, type Receipt } from '../rules/application'
import { eachDocument, eachText, textNames } from '../rules/fields'
import { draftLifetime } from '../rules/limits'
import type { ReceiptStorage } from '../rules/ports'
import { browser, expiringList, onStorageChange, type SafeStorage, textIn } from './expiringList'

const key = 'registration-sent'

export const receiptList = expiringList<Receipt>({
  max: 5,
  lifetime: draftLifetime,
  read: ({ texts, documents, reference, unconfirmed }, at) => {
    const draft = {
      ...eachText((field) => textIn(texts, field)),
      ...eachDocument((field) => ({ name: textIn(documents, field) })),
    }
    const isReadable = reference && textNames.some((field) => draft[field])
    return isReadable && typeof reference === 'string'
      ? { draft, reference, at, unconfirmed: unconfirmed === true }
      : undefined
  },
  // What it shows and nothing else.
  write: ({ draft, ...receipt }) => ({
    texts: eachText((field) => draft[field]),
    documents: eachDocument((field) => draft[field]?.name),
    ...receipt,
  }),
})

export function createReceiptStorage(storage: SafeStorage = browser.local): ReceiptStorage {
  const load = () => receiptList.load(storage, key)
  return {
    load,
    save: (receipt) => receiptList.save(storage, key, [receipt, ...load()]),
    remove: (removed) => {
      const others = load().filter((receipt) => !isSameReceipt(receipt, removed))
      receiptList.save(storage, key, others)
    },
    watch: (onChange) => onStorageChange(onChange, onChange),
  }
}
