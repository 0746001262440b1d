import { createContext, use } from 'react'
import { type TemporalState, temporal } from 'zundo'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Finding } from '../../content/check/finding'
import type { ContentData, Value } from '../../content/value'
import type { ContentAnswer, StoredFile, StoredPicture, Workplace } from '../protocol'
import { texts } from '../texts'
import { changesIn } from './changes'
import { fieldAt, idOf, pathOf, withValue } from './data'
import { ended, rebase, takeOver } from './files'
import type { UnsavedWork } from './unsavedWork'

/** A content file, as the server has it. What is edited of it is in `data`. */
export interface OpenFile {
  readonly name: string
  /** The version that `saved` is of. */
  readonly version: string
  /** Undefined if it could not be read since the editor was opened. */
  readonly saved?: ContentData
  /** Why it cannot be read. */
  readonly problem?: string
  /** It is missing or unreadable on the server, and the next save writes it. */
  readonly isWrittenBack?: boolean
  /** A newer version that waits until the person has decided. */
  readonly theirs?: StoredFile
}

/** What happened without the person; each ends when it is no longer true. */
export interface Notices {
  /** When the unsaved work was kept that is back, in milliseconds since 1970. */
  readonly restored?: number
  /** Files whose new version is shown. */
  readonly followed: readonly string[]
  /** Files with the changes of both. */
  readonly merged: readonly string[]
  readonly saved?: { readonly files: readonly string[]; readonly commit?: string }
}

export interface EditorState extends Pick<ContentAnswer, 'fields' | 'pages'> {
  readonly workplace: Workplace
  /** In the order of the schema. */
  readonly files: readonly OpenFile[]
  /** What the forms show, by file; undo restores it. */
  readonly data: Readonly<Record<string, ContentData>>
  readonly findings: readonly Finding[]
  readonly notices: Notices
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
}

export type EditorStore = StoreApi<EditorState> & {
  temporal: StoreApi<TemporalState<Pick<EditorState, 'data'>>>
}

/** What a field, a control or the server does to the state. */
export type Actions = ReturnType<typeof actionsOn>

export interface Editor {
  readonly store: EditorStore
  readonly actions: Actions
}

/** The pause in typing that ends a step of undo, in ms. */
const pause = 1000

/** Opens the content; `kept` is the unsaved work of an earlier visit. */
export function createEditor(content: ContentAnswer, kept?: UnsavedWork): Editor {
  /** The field in which the last change was made, and when its step of undo ends. */
  const step = { next: '', id: '', end: 0 }
  const store = createStore<EditorState>()(
    temporal(() => initialState(content, kept), {
      partialize: ({ data }) => ({ data }),
      equality: (past, now) => past.data === now.data,
      handleSet: (keep) => (past, replace, now, delta) => {
        const isSame = step.next !== '' && step.next === step.id && Date.now() < step.end
        Object.assign(step, { id: step.next, end: Date.now() + pause })
        // The declared type is of `setState`, but only the past is kept.
        if (!isSame) (keep as (...all: unknown[]) => void)(past, replace, now, delta)
      },
    }),
  ) as EditorStore
  const actions = actionsOn(store, step)
  const files = content.files.filter(({ name }) => kept?.files.some((file) => file.name === name))
  if (files.length > 0) actions.meet(files)
  return { store, actions }
}

function initialState(content: ContentAnswer, kept: UnsavedWork | undefined): EditorState {
  const { fields, pages, workplace } = content
  const files = content.files.map((file): OpenFile => {
    const work = kept?.files.find(({ name }) => name === file.name)
    if (work) return { name: file.name, version: work.version, saved: work.saved }
    const { name, version } = file
    return 'data' in file
      ? { name, version, saved: file.data }
      : { name, version, problem: file.problem }
  })
  const saved = files.flatMap((file) => (file.saved ? [[file.name, file.saved]] : []))
  const edited = kept?.files.map(({ name, data }) => [name, data]) ?? []
  return {
    ...{ fields, pages, workplace, files },
    data: Object.fromEntries([...saved, ...edited]),
    findings: [],
    notices: { restored: kept?.at, followed: [], merged: [] },
    current: files[0]?.name ?? '',
    page: '/',
    open: {},
    said: '',
  }
}

function actionsOn(store: EditorStore, step: { next: string; id: string }) {
  const set = (part: Partial<EditorState>) => store.setState(part)
  const write = (data: EditorState['data'], id = '') => {
    step.next = id
    const { notices } = store.getState()
    set({ data, notices: ended({ ...notices, saved: undefined }, { ...store.getState(), data }) })
  }
  const travel = (how: 'undo' | 'redo') => {
    const { data: before, fields } = store.getState()
    step.id = ''
    store.temporal.getState()[how]()
    const { data } = store.getState()
    const file = Object.keys(fields).find((name) => before[name] !== data[name])
    const form = file && fields[file]
    if (!form) return
    const [change] = changesIn(form, before[file], data[file])
    write(data)
    set({ current: file, said: texts[how === 'undo' ? 'undone' : 'redone'](change?.label ?? file) })
  }
  /** Shows a file, and its page in the preview. */
  const show = (file: string) => {
    const name = file.replace(/\.yaml$/, '')
    const page = name === 'home' ? '/' : `/${name}/`
    set({ current: file, ...(store.getState().pages.includes(page) && { page }) })
  }
  return {
    set,
    say: (said: string) => set({ said }),
    /** Sets a value; `undefined` removes it. Changes of one field in a row are one step of undo. */
    edit(file: string, place: string, value: Value | undefined, isTyped = false) {
      const { data } = store.getState()
      const next = withValue(data[file], pathOf(place), value) as ContentData
      write({ ...data, [file]: next }, isTyped ? idOf(file, place) : '')
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    discard(names: readonly string[]) {
      const { data, files } = store.getState()
      const saved = files.filter(({ name }) => names.includes(name))
      write({ ...data, ...Object.fromEntries(saved.map((file) => [file.name, file.saved ?? {}])) })
    },
    /** Takes over what others saved, where the person need not decide. */
    meet(stored: readonly StoredFile[]) {
      set(takeOver(store, stored))
    },
    /** Ends the question about a file: their version becomes the one that is edited. */
    settle(name: string, data: ContentData) {
      const { files, notices } = store.getState()
      const file = files.find((one) => one.name === name)
      if (!file?.theirs) return
      const { theirs } = file
      const saved = 'data' in theirs ? theirs.data : file.saved
      const isWrittenBack = !('data' in theirs)
      const next: OpenFile = { name, version: theirs.version, saved, isWrittenBack }
      set({ files: files.map((one) => (one.name === name ? next : one)), notices })
      rebase(store, { [name]: data })
    },
    show,
    /** Opens what a field is in and focuses it; an unknown place leads to what it is in. */
    goTo(file: string, place: string) {
      const { fields, data, open } = store.getState()
      const form = fields[file]
      const found = form ? fieldAt(form, data[file], pathOf(place)).place : ''
      const steps = found.split('.').map((_, index, all) => all.slice(0, index + 1).join('.'))
      const opened = Object.fromEntries(steps.map((at) => [idOf(file, at), true]))
      show(file)
      set({ open: { ...open, ...opened }, target: idOf(file, found) })
    },
  }
}

export const EditorContext = createContext<Editor | undefined>(undefined)

export function useActions(): Actions {
  const editor = use(EditorContext)
  if (!editor) throw new Error('A field is outside the editor.')
  return editor.actions
}

/** Returns a part of the state, and renders again when it changes. */
export function useEditor<Part>(part: (state: EditorState) => Part): Part {
  const editor = use(EditorContext)
  if (!editor) throw new Error('A field is outside the editor.')
  return useStore(editor.store, part)
}
