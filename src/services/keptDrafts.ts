import { type KeptDraft, readDraft, writeDraft } from '../registration/draft'
import { isEmpty, type RegistrationDraft, unsentOf } from '../registration/fields'
import type { DraftStore } from '../registration/ports'
import { referenceOf } from '../registration/reference'
import { sentReferences } from './attemptLog'
import { type BrowserStorage, browser, onStorageChange, type SafeStorage } from './storage'

/** The key of each draft begins with this; an earlier release had one draft, under just this. */
const prefix = 'registration-draft'

/** In the tab's own storage: the key of the draft that it shows. A duplicated tab has it too. */
const ownName = 'registration-draft'

const newKey = () => `${prefix}:${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`

const read = (text: string | null) => readDraft(text, Date.now())

/** Whether both texts are the same draft, whenever each was kept. */
const isSame = (one: string | null, other: string | null): boolean =>
  JSON.stringify(read(one)?.draft) === JSON.stringify(read(other)?.draft)

interface StoredDraft {
  key: string
  text: string | null
  kept: KeptDraft
}

/** All drafts of this browser; those that are too old or unreadable are removed. */
function draftsIn(local: SafeStorage): readonly StoredDraft[] {
  const keys = local.keys().filter((key) => key === prefix || key.startsWith(`${prefix}:`))
  return keys.flatMap((key) => {
    const text = local.getItem(key)
    const kept = read(text)
    if (!kept) local.removeItem(key)
    // One from the future would never be too old. Otherwise nothing is written, since another tab
    // may just have changed it.
    else if (text !== writeDraft(kept)) local.setItem(key, writeDraft(kept))
    return kept ? [{ key, text: local.getItem(key), kept }] : []
  })
}

/** The draft that one tab shows. Another tab may take or remove what is under its key. */
function draftOfTab({ local, session }: BrowserStorage) {
  let key = newKey()
  /** What this tab last read or wrote under its key. */
  let known: string | null = null
  /** What this tab shows, whether the browser keeps it or not. */
  let shown: string | null = null

  const isTaken = () => local.getItem(key) !== known
  const moveTo = (next: string, text: string | null) => {
    key = next
    known = text
  }
  return {
    isTaken,
    shown: () => read(shown),
    adopt: (draft: StoredDraft) => {
      moveTo(draft.key, draft.text)
      shown = draft.text
      session.setItem(ownName, key)
    },
    /** @returns whether the browser keeps it */
    keep: (text: string) => {
      shown = text
      const stored = local.getItem(key)
      if (isSame(stored, text)) known = stored
      else {
        if (isTaken()) moveTo(newKey(), null)
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
    /** What this tab keeps, since another page of it may have changed that; what is not kept stays. */
    returned: () => {
      if (isSame(shown, known)) {
        const latest = session.getItem(ownName) ?? key
        moveTo(latest, local.getItem(latest))
        shown = known
      }
      return read(shown)
    },
  }
}

/** The tab's own draft if it has one, otherwise the latest. */
function draftToShow(drafts: readonly StoredDraft[], own: string | null): StoredDraft | undefined {
  const latestFirst = [...drafts].sort((one, other) => other.kept.at - one.kept.at)
  return drafts.find(({ key }) => key === own) ?? latestFirst[0]
}

/**
 * Keeps drafts in this browser, each under a key of its own: a draft belongs to an application, and
 * tabs share one only while they show the same (docs/decisions/drafts.md).
 */
export function keepDrafts(storage: BrowserStorage = browser): DraftStore {
  const { local, session } = storage
  const own = draftOfTab(storage)
  let sent: readonly string[] | undefined

  return {
    load: () => {
      const found = draftToShow(draftsIn(local), session.getItem(ownName))
      const shown = own.shown()
      if (!shown && found) own.adopt(found)
      return shown ?? found?.kept
    },
    keep: (draft) => {
      if (!isEmpty(draft)) return own.keep(writeDraft({ draft, at: Date.now() }))
      own.remove()
      return true
    },
    forget: (draft) => {
      const shown = own.shown()
      if (shown && isSent(shown.draft, draft)) own.remove()
      for (const { key, kept } of draftsIn(local)) {
        if (isSent(kept.draft, draft)) local.removeItem(key)
      }
    },
    watch: ({ onSentElsewhere, onKept, onReturn }) => {
      const look = () => {
        const before = sent ?? []
        sent = sentReferences(local)
        for (const reference of sent) if (!before.includes(reference)) onSentElsewhere(reference)
        const shown = own.shown()
        if (!shown || !own.isTaken() || sent.includes(referenceOf(shown.draft))) return
        onKept(own.keep(writeDraft(shown)))
      }
      sent ??= sentReferences(local)
      return onStorageChange({
        onChange: look,
        onReturn: () => {
          onReturn(own.returned())
          look()
        },
      })
    },
  }
}

/** Whether a draft is what was sent, and nothing more. */
const isSent = (draft: RegistrationDraft, sent: RegistrationDraft): boolean =>
  referenceOf(draft) === referenceOf(sent) && isEmpty(unsentOf(draft, sent))
