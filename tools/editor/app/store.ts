import { createContext, use } from 'react'
import { type TemporalState, temporal } from 'zundo'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ContentData } from '../../content/values'
import type { OpenContent, StoredFile, StoredPicture } from '../protocol'
import { Queue } from '../queue'
import { texts } from '../texts'
import { type Actions, actionsOn } from './actions'
import type { EditorServer } from './server'
import type { UnsavedWork } from './unsavedWork'

/** A content file, as the server has it. What is edited of it is in `data`. */
export interface OpenFile {
  readonly name: string
  /** The version that `saved` is of. */
  readonly version: string
  /** Undefined if it could not be read since the editor was opened. */
  readonly saved?: ContentData
  /** Why it cannot be read now; saving a change of it writes it back. */
  readonly problem?: string
  /** A newer version that waits until the person has decided. */
  readonly theirs?: StoredFile & { readonly data: ContentData }
}

/** What happened without the person, until the next change of the content. */
export interface Notice {
  readonly kind: 'restored' | 'others' | 'saved'
  readonly text: string
}

/** A finding of the check, at its field. */
export interface FieldError {
  readonly file: string
  /** The innermost field that there is. */
  readonly place: string
  readonly label: string
  readonly text: string
}

export interface EditorState extends Omit<OpenContent, 'files'> {
  /** In the order of the schema. */
  readonly files: readonly OpenFile[]
  /** What the forms show, by file; undo restores it. */
  readonly data: Readonly<Record<string, ContentData>>
  readonly errors: readonly FieldError[]
  readonly notices: readonly Notice[]
  readonly pictures?: readonly StoredPicture[]
  /** The file whose form is shown. */
  readonly current: string
  /** The page in the preview. */
  readonly page: string
  /** Parts of the forms that are open or closed other than at first, by id. */
  readonly open: Readonly<Record<string, boolean>>
  /** The element that gets the focus once it is rendered, by id. */
  readonly target?: string
  /** What a screen reader says. */
  readonly said: string
  /** What a narrow window shows. */
  readonly view: 'form' | 'preview'
  readonly isReviewing: boolean
  /** Why the server did not answer. */
  readonly failure?: string | undefined
  /** Whether the browser keeps what is not saved. */
  readonly isKept: boolean
}

export type EditorStore = StoreApi<EditorState> & {
  temporal: StoreApi<TemporalState<Pick<EditorState, 'data'>>>
}

export interface Editor {
  readonly store: EditorStore
  readonly actions: Actions
  readonly server: EditorServer
  /** A look at the versions must not take a save for somebody else's. */
  readonly queue: Queue
}

/** Opens the content; `kept` is the unsaved work of an earlier visit. */
export function createEditor(
  content: OpenContent,
  server: EditorServer,
  kept?: UnsavedWork,
): Editor {
  const store = createStore<EditorState>()(
    temporal(() => initialState(content, kept), {
      partialize: ({ data }) => ({ data }),
      equality: (past, now) => past.data === now.data,
    }),
  ) as EditorStore
  const actions = actionsOn(store, server)
  const files = content.files.filter(({ name }) => kept?.files.some((file) => file.name === name))
  if (files.length > 0) actions.sync({ ...content, files })
  return { store, actions, server, queue: new Queue() }
}

function initialState(content: OpenContent, kept: UnsavedWork | undefined): EditorState {
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
    notices: kept ? [{ kind: 'restored', text: texts.restored.detail(new Date(kept.at)) }] : [],
    current: files[0]?.name ?? '',
    page: '/',
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

/** Returns a part of the state, and renders again when it changes. */
export const useEditor = <Part>(part: (state: EditorState) => Part): Part =>
  useStore(useOpenEditor().store, part)
