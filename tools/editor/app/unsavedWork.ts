import type { StoredFile } from '../model/protocol'
import { isChanged, type OpenFile } from './editorStore'

/** Edits that were not saved, as the browser keeps them. */
export interface UnsavedWork {
  /** When they were kept, in milliseconds since 1970. */
  readonly at: number
  readonly files: readonly { readonly base: StoredFile; readonly text: string }[]
}

/** Keeps unsaved edits through a reload, a crash, and the end of the server. */
export interface UnsavedWorkStore {
  /** The edits of this tab, or those of a tab that is no longer open. */
  load: () => Promise<UnsavedWork | undefined>
  /** @returns whether the browser has kept them */
  keep: (files: readonly OpenFile[]) => boolean
}

const prefix = 'content-editor:'
const tabKey = `${prefix}tab`

/**
 * Each tab has a place of its own, so that two tabs do not overwrite each other's edits. A tab
 * holds a lock while it is open; edits whose lock is free belong to whoever opens the editor next.
 */
export function unsavedWorkInBrowser(): UnsavedWorkStore {
  let place: string | undefined

  return {
    async load() {
      place = await ownPlace()
      const own = read(place)
      if (own) return own
      for (const other of placesIn(localStorage)) {
        const work = read(other)
        if (!work || !(await isFree(other))) continue
        // The tab's own place first: should the browser stop in between, both are there.
        localStorage.setItem(place, JSON.stringify(work))
        localStorage.removeItem(other)
        return work
      }
      return undefined
    },
    keep(files) {
      if (!place) return false
      try {
        write(place, files)
        return true
      } catch {
        return false
      }
    },
  }
}

function write(place: string, files: readonly OpenFile[]): void {
  const changed = files.filter(isChanged)
  if (changed.length === 0) {
    localStorage.removeItem(place)
    return
  }
  const work: UnsavedWork = {
    at: Date.now(),
    files: changed.map(({ base, text }) => ({ base, text })),
  }
  localStorage.setItem(place, JSON.stringify(work))
}

function read(place: string): UnsavedWork | undefined {
  try {
    const text = localStorage.getItem(place)
    return text ? (JSON.parse(text) as UnsavedWork) : undefined
  } catch {
    return undefined
  }
}

const placesIn = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  )

/** A duplicated tab has the same name in its session, but not the lock. */
async function ownPlace(): Promise<string> {
  const known = sessionStorage.getItem(tabKey)
  if (known && (await hold(known))) return known
  const place = `${prefix}${crypto.randomUUID()}`
  await hold(place)
  sessionStorage.setItem(tabKey, place)
  return place
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
