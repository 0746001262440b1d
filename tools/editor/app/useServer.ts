import { useEffect, useRef, useState } from 'react'
import { Queue } from '../queue'
import { reviewTexts } from '../texts'
import { changedFiles } from './files'
import { type Editor, type EditorState, useEditor, useOpenEditor } from './store'
import type { UnsavedWorkStore } from './unsavedWork'

/** In milliseconds: between two looks at the versions, after the last key, and after a failure. */
const timing = { poll: 3000, check: 400, retry: 2000 }

/** Saves what is edited; resolves to whether it did, and rejects with what stands against it. */
export type Save = (summary: string) => Promise<boolean>

/** Checks what is edited, follows what others save, and saves. */
export function useServer(): { failure: string | undefined; save: Save } {
  const editor = useOpenEditor()
  const failure = useCheck()
  // A look at the versions must not take a save for somebody else's.
  const [queue] = useState(() => new Queue())
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'hidden') return
      // Should the server not answer: checking and saving say so.
      await queue.run(() => follow(editor)).catch(() => undefined)
    }
    const timer = setInterval(look, timing.poll)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [editor, queue])
  return { failure, save: (summary) => queue.run(() => save(editor, summary)) }
}

/** Returns why the last check got no answer. */
function useCheck(): string | undefined {
  const { actions, server } = useOpenEditor()
  const [failure, setFailure] = useState<string>()
  const data = useEditor((state) => state.data)
  useEffect(() => {
    let isCurrent = true
    const check = async () => {
      const files = Object.entries(data).map(([name, one]) => ({ name, data: one }))
      try {
        const findings = await server.check({ files })
        if (!isCurrent) return
        actions.noteFindings(findings)
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
  }, [data, server, actions])
  return failure
}

async function follow({ store, actions, server }: Editor): Promise<void> {
  const versions = await server.versions()
  const isNews = store.getState().files.some(({ name, version, theirs }) => {
    const now = versions[name]
    return now !== undefined && now !== (theirs ?? { version }).version
  })
  if (isNews) actions.meet((await server.content()).files)
}

async function save({ store, actions, server }: Editor, summary: string): Promise<boolean> {
  const state = store.getState()
  const files = changedFiles(state).flatMap(({ name, version: base }) => {
    const data = state.data[name]
    return data ? [{ name, data, base }] : []
  })
  const answer = await server.save({ files, summary })
  if (answer.ok) {
    actions.noteSaved(Object.fromEntries(files.map(({ name, data }) => [name, data])), answer)
    return true
  }
  if (answer.reason === 'mistakes') {
    actions.noteFindings(answer.findings)
    return false
  }
  actions.meet(answer.files)
  if (store.getState().files.some(({ theirs }) => theirs)) return false
  throw new Error(reviewTexts.changedMeanwhile)
}

/**
 * Keeps what is not saved, with every change. Returns whether the browser keeps it; if not, leaving
 * the page asks first.
 */
export function useUnsavedWork(work: UnsavedWorkStore): boolean {
  const { store } = useOpenEditor()
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
      if (changedFiles(store.getState()).length > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isKept, store])
  return isKept
}

const inputs = 'input:not([hidden]), select, textarea'

/** Focuses what `goTo` asked for, once it is rendered: a field, or the first input of an entry. */
export function useFocusTarget(onLeavePreview: () => void): void {
  const { actions } = useOpenEditor()
  const target = useEditor((state) => state.target)
  const leave = useRef(onLeavePreview)
  useEffect(() => {
    if (!target) return
    leave.current()
    // A dialog that closes gives the focus back first.
    const timer = setTimeout(() => {
      actions.set({ target: undefined })
      const element = document.getElementById(target)
      const isSimple = element?.matches('[role=group]:not(:has([role=group]))')
      const input = isSimple && element?.querySelector<HTMLElement>(inputs)
      const focused = input || element
      focused?.focus({ preventScroll: true })
      focused?.scrollIntoView({ block: focused.matches('button') ? 'nearest' : 'center' })
    }, 50)
    return () => clearTimeout(timer)
  }, [target, actions])
}

export const reviewFormId = 'review'

/** Ctrl+S and Cmd+S open the review, and save from it. */
export function useSaveKey(onReview: () => void): void {
  const { store } = useOpenEditor()
  const review = useRef(onReview)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      const form = document.querySelector<HTMLFormElement>(`form#${reviewFormId}`)
      if (form) form.requestSubmit()
      else if (changedFiles(store.getState()).length > 0) review.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [store])
}
