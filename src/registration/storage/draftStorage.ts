import { receiptOf, referenceOf } from '../rules/application'
import {
  differences,
  eachDocument,
  eachText,
  isEmpty,
  type RegistrationDraft,
  type UploadedDocument,
  unsentOf,
} from '../rules/fields'
import { draftLifetime } from '../rules/limits'
import type { DraftStorage, SavedDraft } from '../rules/ports'
import {
  type BrowserStorage,
  browser,
  expiringList,
  onStorageChange,
  type SafeStorage,
  textIn,
  valuesOf,
} from './expiringList'
import { createReceiptStorage } from './receipts'
import { sentReferences } from './sendAttempts'

/** The key of each draft begins with this; an earlier release had one draft, under just this. */
const prefix = 'registration-draft'

/** In the tab's own storage: the key of the draft that it shows. A duplicated tab has it too. */
const ownName = 'registration-draft'

const newKey = () => `${prefix}:${Date.now().toString(36)}${Math.random().toString(36)}`

const asDocument = (value: unknown): UploadedDocument | null => {
  const { id, url, name, size, mimeType } = valuesOf(value)
  return typeof id === 'string' &&
    typeof url === 'string' &&
    typeof name === 'string' &&
    typeof size === 'number' &&
    typeof mimeType === 'string'
    ? { id, url, name, size, mimeType }
    : null
}

/**
 * One draft, under one key. Whatever another version of the site, another page or a broken disk has
 * left there, the result is a draft or none; its values are checked later.
 */
export const draftList = expiringList<SavedDraft>({
  max: 1,
  lifetime: draftLifetime,
  read: (saved, at) => {
    const values = valuesOf(saved.draft)
    const draft = {
      ...eachText((field) => textIn(values, field)),
      ...eachDocument((field) => asDocument(values[field])),
    }
    return isEmpty(draft) ? undefined : { draft, at }
  },
})

const print = (draft: RegistrationDraft, at: number) => draftList.print([{ draft, at }])

const parse = (text: string | null): SavedDraft | undefined => draftList.parse(text)[0]

/** Whether both texts are the same draft, whenever each was saved. */
const isSame = (one: string | null, other: string | null): boolean =>
  JSON.stringify(parse(one)?.draft) === JSON.stringify(parse(other)?.draft)

/** All drafts of this browser; those that are too old or unreadable are removed. */
const draftsIn = (local: SafeStorage) =>
  local
    .keys()
    .filter((key) => key === prefix || key.startsWith(`${prefix}:`))
    .flatMap((key) => draftList.load(local, key).map((saved) => ({ key, saved })))

/** The draft that one tab shows. Another tab may take or remove what is under its key. */
function draftOfTab({ local, session }: BrowserStorage) {
  let key = newKey()
  /** What this tab last read or wrote under its key. */
  let known: string | null = null
  /** What this tab shows, whether the browser has it or not. */
  let shown: string | null = null

  const isTaken = () => local.getItem(key) !== known
  const moveTo = (next: string) => {
    key = next
    known = local.getItem(key)
  }
  return {
    isTaken,
    shown: () => parse(shown),
    /** Shows the draft under a key. */
    adopt: (next: string) => {
      moveTo(next)
      shown = known
      session.setItem(ownName, key)
    },
    /** @returns whether the browser has it */
    save: (text: string) => {
      shown = text
      const stored = local.getItem(key)
      if (isSame(stored, text)) known = stored
      else {
        if (isTaken()) moveTo(newKey())
        session.setItem(ownName, key)
        if (local.setItem(key, text)) known = text
      }
      return isSame(known, text)
    },
    remove: () => {
      shown = null
      if (!isTaken()) local.removeItem(key)
      known = null
    },
    /** What this tab has saved, since another page of it may have changed that. */
    returned: () => {
      // Otherwise the browser could not save it, and it stays.
      if (isSame(shown, known)) {
        moveTo(session.getItem(ownName) ?? key)
        shown = known
      }
      return parse(shown)
    },
  }
}

/** Whether a draft is what was sent, and nothing more. */
const isSent = (draft: RegistrationDraft, sent: RegistrationDraft): boolean =>
  referenceOf(draft) === referenceOf(sent) && isEmpty(unsentOf(draft, sent))

/**
 * Saves drafts in this browser for 24 hours (`draftLifetime`), each under a key of its own: a draft
 * belongs to an application, and tabs share one only while they show the same
 * (docs/decisions/drafts-and-uploads.md).
 */
export function createDraftStorage(storage: BrowserStorage = browser): DraftStorage {
  const { local, session } = storage
  const own = draftOfTab(storage)
  let sent = sentReferences(local)

  return {
    load: () => {
      // The tab's own draft if it has one, otherwise the latest.
      const found = draftsIn(local).sort((one, other) => other.saved.at - one.saved.at)
      const next = found.find(({ key }) => key === session.getItem(ownName)) ?? found[0]
      const shown = own.shown()
      if (!shown && next) own.adopt(next.key)
      return shown ?? next?.saved
    },
    save: (draft) => {
      if (!isEmpty(draft)) return own.save(print(draft, Date.now()))
      own.remove()
      return true
    },
    forget: (draft) => {
      const shown = own.shown()
      if (shown && isSent(shown.draft, draft)) own.remove()
      for (const { key, saved } of draftsIn(local)) {
        if (isSent(saved.draft, draft)) local.removeItem(key)
      }
    },
    watch: ({ onSentElsewhere, onSavedAgain, onReturn }) => {
      const look = () => {
        const before = sent
        sent = sentReferences(local)
        for (const reference of sent) if (!before.includes(reference)) onSentElsewhere(reference)
        const shown = own.shown()
        if (!shown || !own.isTaken()) return
        const receipt = receiptOf(shown.draft, createReceiptStorage(local).load())
        // Of what was sent, only a correction is still worth keeping.
        const isDone = receipt
          ? differences(shown.draft, receipt.draft).length === 0
          : sent.includes(referenceOf(shown.draft))
        if (!isDone) onSavedAgain(own.save(print(shown.draft, shown.at)))
      }
      return onStorageChange(look, () => {
        onReturn(own.returned())
        look()
      })
    },
  }
}
