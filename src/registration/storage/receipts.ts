import { isSameReceipt, type Receipt } from '../rules/application'
import { documentNames, type FieldName, textNames } from '../rules/fields'
import { draftLifetime } from '../rules/limits'
import type { ReceiptStorage } from '../rules/ports'
import { browser, expiringList, onStorageChange, type SafeStorage, valuesOf } from './expiringList'

const key = 'registration-sent'

const textOf = (values: unknown, field: FieldName): string => {
  const text = valuesOf(values)[field]
  return typeof text === 'string' ? text : ''
}

export const receiptList = expiringList<Receipt>({
  max: 5,
  lifetime: draftLifetime,
  read: ({ texts, documents, reference, unconfirmed }, at) => {
    const draft = Object.fromEntries([
      ...textNames.map((field) => [field, textOf(texts, field)]),
      ...documentNames.map((field) => [field, { name: textOf(documents, field) }]),
    ]) as Receipt['draft']
    const isReadable = reference && textNames.some((field) => draft[field])
    return isReadable && typeof reference === 'string'
      ? { draft, reference, at, unconfirmed: unconfirmed === true }
      : undefined
  },
  // What it shows and nothing else.
  write: ({ draft, ...receipt }) => ({
    texts: Object.fromEntries(textNames.map((field) => [field, draft[field]])),
    documents: Object.fromEntries(documentNames.map((field) => [field, draft[field]?.name])),
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
