import { createContext, use } from 'react'
import { temporal } from 'zundo'
import { useStore } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { EditorConfig } from '../config'
import type { OpenContent } from '../protocol'
import { Queue } from '../queue'
import { type Actions, actionsOn } from './actions'
import type { EditorServer } from './server'
import type { EditorState, EditorStore, Edits, OpenFile } from './state'
import { type UnsavedWork, type WorkPlace, withWork, workIn } from './work'

export interface Editor {
  readonly config: EditorConfig
  readonly store: EditorStore
  readonly actions: Actions
  readonly server: EditorServer
  /** Runs reads and saves in turn: a read must not take our save for a change on the disk. */
  readonly queue: Queue
}

const maxSteps = 100

/** Creates the editor's state, with the unsaved work of an earlier visit. */
export function createEditor(
  content: OpenContent,
  server: EditorServer,
  { storage }: Pick<WorkPlace, 'storage'>,
  config: EditorConfig = {},
): Editor {
  const store = createStore<EditorState>()(
    persist(
      temporal(() => initialState(content, config), {
        limit: maxSteps,
        partialize: ({ data, removed }): Edits => ({ data, removed }),
        equality: (past, now) => past.data === now.data && past.removed === now.removed,
      }),
      {
        name: `content-editor:${content.workplace.key}`,
        storage: createJSONStorage(() => storage),
        partialize: workIn,
        merge: (kept, state) => (kept ? withWork(state, kept as UnsavedWork) : state),
      },
    ),
  ) as EditorStore
  // Reading the work back is no step.
  store.temporal.getState().clear()
  const actions = actionsOn(store, server, config)
  actions.sync(content)
  return { config, store, actions, server, queue: new Queue() }
}

function initialState(content: OpenContent, { pages = {} }: EditorConfig): EditorState {
  const files = content.files.map((file): OpenFile => {
    if (!('data' in file)) return file
    return { name: file.name, version: file.version, saved: file.data }
  })
  const saved = files.flatMap((file) => (file.saved ? [[file.name, file.saved]] : []))
  return {
    ...content,
    files,
    data: Object.fromEntries(saved),
    removed: [],
    errors: [],
    messages: [],
    current: files[0]?.name ?? '',
    page: Object.keys(pages)[0] ?? '',
    open: {},
    said: '',
    isReviewing: false,
  }
}

export const EditorContext = createContext<Editor | undefined>(undefined)

export function useOpenEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('A field is outside the editor.')
  return editor
}

export const useActions = (): Actions => useOpenEditor().actions

export const useEditor = <Part>(part: (state: EditorState) => Part): Part =>
  useStore(useOpenEditor().store, part)
