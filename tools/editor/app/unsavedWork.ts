import type { ContentData } from '../../content/value'
import { isChanged } from './files'
import type { EditorState } from './store'

/** Edits that were not saved, as the browser keeps them. */
export interface UnsavedWork {
  /** When they were kept, in milliseconds since 1970. */
  readonly at: number
  readonly files: readonly {
    readonly name: string
    /** The version that was edited, and its data. */
    readonly version: string
    readonly saved: ContentData
    readonly data: ContentData
  }[]
}

/** Keeps unsaved edits through a reload, a crash, and the end of the server. */
export interface UnsavedWorkStore {
  /** Returns the edits of this tab, or those of a tab that is no longer open. */
  load: () => Promise<UnsavedWork | undefined>
  /** Returns whether the browser has kept them. */
  keep: (state: Pick<EditorState, 'files' | 'data'>) => boolean
}

const prefix = 'content-editor:'
const tabKey = `${prefix}tab`

/**
 * Each tab has its own key, so that two tabs do not overwrite each other's edits. A tab holds a
 * lock while it is open; edits whose lock is free belong to whoever opens the editor next.
 */
export function unsavedWorkInBrowser(): UnsavedWorkStore {
  let own: string | undefined
  return {
    async load() {
      own = await ownKey()
      const work = read(own)
      if (work) return work
      for (const key of Object.keys(localStorage).filter((each) => each.startsWith(prefix))) {
        const other = read(key)
        if (!other || !(await isFree(key))) continue
        // The tab's own key first: should the browser stop in between, both are there.
        localStorage.setItem(own, JSON.stringify(other))
        localStorage.removeItem(key)
        return other
      }
      return undefined
    },
    keep(state) {
      if (!own) return false
      try {
        const work = workIn(state)
        if (work.files.length > 0) localStorage.setItem(own, JSON.stringify(work))
        else localStorage.removeItem(own)
        return true
      } catch {
        return false
      }
    },
  }
}

export function workIn(state: Pick<EditorState, 'files' | 'data'>): UnsavedWork {
  const files = state.files.flatMap((file) => {
    const { name, version, saved } = file
    const data = state.data[name]
    return saved && data && isChanged(state, file) ? [{ name, version, saved, data }] : []
  })
  return { at: Date.now(), files }
}

/** Work that another version of the editor kept is ignored. */
function read(key: string): UnsavedWork | undefined {
  try {
    const work = JSON.parse(localStorage.getItem(key) ?? '') as UnsavedWork
    return work.files.every(({ data, saved }) => data && saved) ? work : undefined
  } catch {
    return undefined
  }
}

/** A duplicated tab has the same name in its session, but not the lock. */
async function ownKey(): Promise<string> {
  const known = sessionStorage.getItem(tabKey)
  if (known && (await hold(known))) return known
  const key = `${prefix}${crypto.randomUUID()}`
  await hold(key)
  sessionStorage.setItem(tabKey, key)
  return key
}

/** In milliseconds: a page that was reloaded gives back its lock a moment late. */
const lockTimeout = 1000

/** Holds a lock until the tab closes; false if another tab has it. */
const hold = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const held = navigator.locks.request(name, { signal: AbortSignal.timeout(lockTimeout) }, () => {
      resolve(true)
      return new Promise(() => undefined)
    })
    held.catch(() => resolve(false))
  })

const isFree = (name: string): Promise<boolean> =>
  navigator.locks.request(name, { ifAvailable: true }, (lock) => lock !== null)
