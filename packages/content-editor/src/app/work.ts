import type { ContentData } from '@partner-site/content-model'
import type { StateStorage } from 'zustand/middleware'
import { texts } from '../texts'
import { changedFiles } from './changes'
import type { EditorState } from './state'

/** Unsaved work, which outlasts a reload, a crash, and the end of the server. */
export interface UnsavedWork {
  /** In milliseconds since 1970. */
  readonly at: number
  /** With what was saved and its version: the file may have changed when the work is read back. */
  readonly files: readonly {
    readonly name: string
    readonly version: string
    readonly saved: ContentData
    readonly data: ContentData
  }[]
  readonly removed: readonly string[]
}

/** Where unsaved work is kept. */
export interface WorkPlace {
  readonly storage: StateStorage
  /** Resolves to whether no other tab has the folder with this key open; holds it until this one closes. */
  readonly hold: (key: string) => Promise<boolean>
}

export const browserWork: WorkPlace = {
  storage: {
    getItem: (name) => localStorage.getItem(name),
    setItem: (name, value) => localStorage.setItem(name, value),
    removeItem: (name) => localStorage.removeItem(name),
  },
  hold: (key) =>
    new Promise((resolve, reject) => {
      navigator.locks
        .request(`content-editor:${key}`, { ifAvailable: true }, (lock) => {
          resolve(lock !== null)
          return lock && new Promise(() => undefined)
        })
        .catch(reject)
    }),
}

export function workIn(state: EditorState): UnsavedWork {
  const files = changedFiles(state).flatMap(({ name, version, saved }) => {
    const data = state.data[name]
    return saved && data ? [{ name, version, saved, data }] : []
  })
  return { at: Date.now(), files, removed: state.removed }
}

/** Returns the state with kept work, which may be of an older version of its files. */
export function withWork(state: EditorState, { at, files, removed }: UnsavedWork): EditorState {
  if (files.length === 0 && removed.length === 0) return state
  const text = texts.restored(new Date(at))
  return {
    ...state,
    files: state.files.map((file) => {
      const { name, version, saved } = files.find(({ name }) => name === file.name) ?? file
      return saved ? { name, version, saved } : file
    }),
    data: { ...state.data, ...Object.fromEntries(files.map(({ name, data }) => [name, data])) },
    removed,
    messages: [{ kind: 'restored', text }],
  }
}
