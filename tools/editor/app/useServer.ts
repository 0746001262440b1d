import { use, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { reviewTexts } from '../texts'
import { isChanged, noteSaved } from './files'
import type { EditorServer } from './server'
import type { EditorState } from './store'
import { type Editor, EditorContext, type EditorStore, useActions, useEditor } from './store'
import type { UnsavedWorkStore } from './unsavedWork'

/** In milliseconds: between two looks at the versions, after the last key, and after a failure. */
const timing = { poll: 3000, check: 400, retry: 2000 }

export type SaveOutcome =
  | { readonly kind: 'saved' }
  /** There are mistakes, which are shown as the check's. */
  | { readonly kind: 'mistakes' }
  /** Somebody else changed the same in this file, and the person has to choose. */
  | { readonly kind: 'undecided'; readonly file: string }
  | { readonly kind: 'refused'; readonly message: string }

/** Checks what is edited, follows what others save, and saves. */
export function useServer({ store, actions }: Editor, server: EditorServer) {
  const failure = useCheck(store, server)
  const [inTurn] = useState(turns)
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'hidden') return
      // Should the server not answer: checking and saving say so.
      await inTurn(() => follow(store, actions, server)).catch(() => undefined)
    }
    const timer = setInterval(look, timing.poll)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [store, actions, server, inTurn])
  const save = (summary: string): Promise<SaveOutcome> =>
    inTurn(() => attempt({ store, actions }, server, summary)).catch(({ message }: Error) => ({
      kind: 'refused',
      message,
    }))
  return { failure, save }
}

/** Runs tasks one after another: a look at the versions must not take a save for somebody else's. */
function turns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task, task)
    last = result
    return result
  }
}

/** Returns why the last check got no answer. */
function useCheck(store: EditorStore, server: EditorServer): string | undefined {
  const [failure, setFailure] = useState<string>()
  const data = useStore(store, (state) => state.data)
  useEffect(() => {
    let isCurrent = true
    const check = async () => {
      const files = Object.entries(data).map(([name, one]) => ({ name, data: one }))
      try {
        const { findings } = await server.check({ files })
        if (!isCurrent) return
        store.setState({ findings })
        setFailure(undefined)
      } catch (error) {
        if (!isCurrent) return
        setFailure((error as Error).message)
        timer = setTimeout(check, timing.retry)
      }
    }
    let timer = setTimeout(check, timing.check)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [data, server, store])
  return failure
}

async function follow(store: EditorStore, { meet }: Editor['actions'], server: EditorServer) {
  const versions = await server.versions()
  const isNews = store.getState().files.some(({ name, version, theirs }) => {
    const now = versions[name]
    return now !== undefined && now !== (theirs ?? { version }).version
  })
  if (isNews) meet((await server.content()).files)
}

async function attempt(
  { store, actions }: Editor,
  server: EditorServer,
  summary: string,
): Promise<SaveOutcome> {
  const state = store.getState()
  const files = state.files.flatMap((file) => {
    const { name, version: base } = file
    const data = state.data[name]
    return data && isChanged(state, file) ? [{ name, data, base }] : []
  })
  const answer = await server.save({ files, summary })
  if (answer.ok) {
    const sent = Object.fromEntries(files.map(({ name, data }) => [name, data]))
    noteSaved(store, answer.files, sent, answer.commit)
    actions.set({ workplace: answer.workplace })
    return { kind: 'saved' }
  }
  if (answer.reason === 'refused') return { kind: 'refused', message: answer.message }
  if (answer.reason === 'mistakes') {
    actions.set({ findings: answer.findings })
    return { kind: 'mistakes' }
  }
  actions.meet(answer.files)
  const undecided = store.getState().files.find(({ theirs }) => theirs)
  return undecided
    ? { kind: 'undecided', file: undecided.name }
    : { kind: 'refused', message: reviewTexts.changedMeanwhile }
}

/**
 * Keeps what is not saved, with every change. Returns whether the browser keeps it; if not, leaving
 * the page asks first.
 */
export function useUnsavedWork(store: EditorStore, work: UnsavedWorkStore): boolean {
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    const keep = (state: EditorState) => setKept(work.keep(state))
    keep(store.getState())
    return store.subscribe((state, before) => {
      if (state.data !== before.data || state.files !== before.files) keep(state)
    })
  }, [store, work])
  useEffect(() => {
    if (isKept) return
    const ask = (event: BeforeUnloadEvent) => {
      const state = store.getState()
      if (state.files.some((file) => isChanged(state, file))) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isKept, store])
  return isKept
}

const inputs = 'input:not([hidden]), select, textarea'

/** Focuses what `goTo` asked for, once it is rendered: a field, or the first input of an entry. */
export function useFocusTarget(onLeavePreview: () => void): void {
  const { set } = useActions()
  const target = useEditor((state) => state.target)
  const leave = useRef(onLeavePreview)
  useEffect(() => {
    if (!target) return
    leave.current()
    // A dialog that closes gives the focus back first.
    const timer = setTimeout(() => {
      set({ target: undefined })
      const element = document.getElementById(target)
      const isSimple = element?.matches('[role=group]:not(:has([role=group]))')
      const input = isSimple && element?.querySelector<HTMLElement>(inputs)
      const focused = input || element
      focused?.focus({ preventScroll: true })
      focused?.scrollIntoView({ block: focused.matches('button') ? 'nearest' : 'center' })
    }, 50)
    return () => clearTimeout(timer)
  }, [target, set])
}

export const reviewFormId = 'review'

/** Ctrl+S and Cmd+S open the review, and save from it. */
export function useSaveKey(onReview: () => void): void {
  const review = useRef(onReview)
  const store = use(EditorContext)?.store
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      const form = document.querySelector<HTMLFormElement>(`form#${reviewFormId}`)
      const state = store?.getState()
      if (form) form.requestSubmit()
      else if (state?.files.some((file) => isChanged(state, file))) review.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [store])
}

/** Whether there is something to undo, or to redo. */
export function useHistory() {
  const editor = use(EditorContext)
  if (!editor) throw new Error('The header is outside the editor.')
  const canUndo = useStore(editor.store.temporal, ({ pastStates }) => pastStates.length > 0)
  const canRedo = useStore(editor.store.temporal, ({ futureStates }) => futureStates.length > 0)
  return { canUndo, canRedo }
}
