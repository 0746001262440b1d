import type { ContentData } from '@partner-site/content-model'
import { changedFiles } from './changes'
import type { KeptHistory } from './history'
import type { EditorState } from './state'

export interface UnsavedWork {
  /** When they were stored, in milliseconds since 1970. */
  readonly at: number
  readonly files: readonly {
    readonly name: string
    readonly version: string
    readonly saved: ContentData
    readonly data: ContentData
  }[]
}

const prefix = 'content-editor:'
const tabKey = `${prefix}tab`
const historyKey = `${prefix}history`

/** Each folder and remote has its own: all editors of a computer may have the same address. */
const prefixOf = (place: string): string => `${prefix}${place}:`

/**
 * Stores unsaved edits, so that they survive a reload, a crash, and the end of the server.
 *
 * Each tab has its own key, so that two tabs do not overwrite each other's edits. A tab holds a
 * lock while it is open; edits whose lock is free go to the next tab that opens the editor.
 */
export function unsavedWorkInBrowser() {
  let own: string | undefined
  async function find(place: string): Promise<UnsavedWork | undefined> {
    if (own) return read(own)
    const isOurs = (key: string) => key.startsWith(prefixOf(place))
    const last = sessionStorage.getItem(tabKey) ?? ''
    const fresh = `${prefixOf(place)}${crypto.randomUUID()}`
    for (const key of new Set([last, ...Object.keys(localStorage), fresh].filter(isOurs))) {
      const work = read(key)
      if ((!work && key !== fresh) || !(await hold(key, key === last))) continue
      own = key
      sessionStorage.setItem(tabKey, key)
      return work
    }
    return undefined
  }
  return {
    /** Resolves to the edits of this tab, or those of a tab that was closed, at a workplace's key. */
    load: (place: string): Promise<UnsavedWork | undefined> =>
      find(place).catch(() => {
        // The browser blocks access to its storage.
        own = undefined
        return undefined
      }),
    keep(state: Pick<EditorState, 'files' | 'data'>): boolean {
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
    /** Returns the undo steps that this tab had before it was reloaded. */
    loadHistory(): KeptHistory | undefined {
      try {
        return JSON.parse(sessionStorage.getItem(historyKey) ?? '') as KeptHistory
      } catch {
        return undefined
      }
    },
    keepHistory(history: KeptHistory): void {
      try {
        sessionStorage.setItem(historyKey, JSON.stringify(history))
      } catch {
        // They are too large, or the browser blocks its storage: undo then has no steps.
      }
    },
  }
}

export type UnsavedWorkStore = ReturnType<typeof unsavedWorkInBrowser>

export function workIn(state: Pick<EditorState, 'files' | 'data'>): UnsavedWork {
  const files = changedFiles(state).flatMap(({ name, version, saved }) => {
    const data = state.data[name]
    return saved && data ? [{ name, version, saved, data }] : []
  })
  return { at: Date.now(), files }
}

/** Ignores work that another version of the editor stored. */
function read(key: string): UnsavedWork | undefined {
  try {
    const work = JSON.parse(localStorage.getItem(key) ?? '') as UnsavedWork
    return work.files.every(({ data, saved }) => data && saved) ? work : undefined
  } catch {
    return undefined
  }
}

/** In milliseconds: a reloaded page releases its lock a moment late. */
const lockTimeout = 1000

/** Holds a lock until the tab closes; resolves to false if another tab has it, such as a duplicate. */
const hold = (name: string, isAwaited: boolean): Promise<boolean> =>
  new Promise((resolve) => {
    const options = isAwaited ? { signal: AbortSignal.timeout(lockTimeout) } : { ifAvailable: true }
    const held = navigator.locks.request(name, options, (lock) => {
      resolve(lock !== null)
      return lock && new Promise(() => undefined)
    })
    held.catch(() => resolve(false))
  })
