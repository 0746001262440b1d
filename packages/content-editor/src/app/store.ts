import { createContext, use } from 'react'
import { temporal } from 'zundo'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { EditorConfig } from '../config'
import type { OpenContent } from '../protocol'
import { Queue } from '../queue'
import { texts } from '../texts'
import { type Actions, actionsOn } from './actions'
import { historyAt, type KeptHistory } from './history'
import type { EditorServer } from './server'
import type { EditorState, EditorStore, OpenFile } from './state'
import type { UnsavedWork } from './unsavedWork'

export interface Editor {
  readonly config: EditorConfig
  readonly store: EditorStore
  readonly actions: Actions
  readonly server: EditorServer
  /** Runs polls and saves in turn: a poll must not take our save for somebody else's. */
  readonly queue: Queue
}

/** The browser's storage, which keeps them over a reload, takes about 5 million characters. */
const maxSteps = 100

/** Creates the editor's state; `kept` is unsaved work of an earlier visit, with its undo steps. */
export function createEditor(
  content: OpenContent,
  server: EditorServer,
  config: EditorConfig = {},
  kept?: UnsavedWork,
  keptHistory?: KeptHistory,
): Editor {
  const initial = initialState(content, config, kept)
  const { pastStates, futureStates } = historyAt(initial.data, keptHistory)
  const store = createStore<EditorState>()(
    temporal(() => initial, {
      pastStates,
      futureStates,
      limit: maxSteps,
      partialize: ({ data }) => ({ data }),
      equality: (past, now) => past.data === now.data,
    }),
  ) as EditorStore
  const actions = actionsOn(store, server, config)
  // The kept work may be of an older version.
  actions.sync(content)
  return { config, store, actions, server, queue: new Queue() }
}

function initialState(
  content: OpenContent,
  { pages = {} }: EditorConfig,
  kept: UnsavedWork | undefined,
): EditorState {
  const files = content.files.map((file): OpenFile => {
    const work = kept?.files.find(({ name }) => name === file.name)
    if (work) return { name: file.name, version: work.version, saved: work.saved }
    if (!('data' in file)) return file
    return { name: file.name, version: file.version, saved: file.data }
  })
  const saved = files.flatMap((file) => (file.saved ? [[file.name, file.saved]] : []))
  const edited = kept?.files.map(({ name, data }) => [name, data]) ?? []
  return {
    ...content,
    files,
    data: Object.fromEntries([...saved, ...edited]),
    errors: [],
    notices: { restored: kept && texts.restored.detail(new Date(kept.at)), others: [] },
    current: files[0]?.name ?? '',
    page: Object.keys(pages)[0] ?? '',
    open: {},
    said: '',
    view: 'form',
    isReviewing: false,
    isKept: true,
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
