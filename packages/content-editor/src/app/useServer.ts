import { getIn } from 'formik'
import { useEffect } from 'react'
import type { OpenContent } from '../protocol'
import { changedFiles } from './changes'
import { placeOfId } from './data'
import { historyOf } from './history'
import type { EditorState } from './state'
import { type Editor, useEditor, useOpenEditor } from './store'
import { type UnsavedWorkStore, workIn } from './unsavedWork'

/** In milliseconds: between two polls, after the last edit, and after a failure. */
const timing = { poll: 3000, check: 400, retry: 2000 }

export function useServer(): void {
  const editor = useOpenEditor()
  const { store, actions, server, queue } = editor
  const data = useEditor((state) => state.data)
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'hidden') return
      // Checking and saving report a server that does not respond.
      await queue.run(() => follow(editor)).catch(() => undefined)
    }
    const timer = setInterval(look, timing.poll)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [editor, queue])
  useEffect(() => {
    let isCurrent = true
    const { files, workplace } = store.getState()
    const waiting = files.flatMap(({ theirs }) => theirs ?? [])
    // The last edit may have removed the conflict.
    if (waiting.length > 0) sync(editor, { files: waiting, workplace })
    const check = async () => {
      const files = Object.entries(data).map(([name, one]) => ({ name, data: one }))
      try {
        const findings = await server.check({ files })
        if (!isCurrent) return
        actions.noteFindings(findings)
        // Something missing, such as a picture, may be put back on the disk.
        if (findings.length > 0) timer = setTimeout(check, timing.poll)
      } catch (error) {
        if (!isCurrent) return
        actions.set({ failure: (error as Error).message })
        timer = setTimeout(check, timing.retry)
      }
    }
    let timer = setTimeout(check, timing.check)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [data, editor, store, server, actions])
}

async function follow(editor: Editor): Promise<void> {
  const { store, server } = editor
  const versions = await server.versions()
  const isNews = store.getState().files.some(({ name, version, theirs }) => {
    const now = versions[name]
    return now !== undefined && now !== (theirs ?? { version }).version
  })
  if (!isNews) return
  const content = await server.content()
  // Another editor answers at this address now: what is unsaved belongs to the folder of the first.
  if (content.workplace.key !== store.getState().workplace.key) return location.reload()
  sync(editor, content)
}

/** Takes over what others have saved, which may move another entry under the caret. */
function sync({ store, actions }: Editor, content: Pick<OpenContent, 'files' | 'workplace'>): void {
  const before = focusedText(store.getState())
  actions.sync(content)
  if (focusedText(store.getState()) !== before) (document.activeElement as HTMLElement).blur()
}

function focusedText({ data }: EditorState): string | undefined {
  const { file, place } = placeOfId(document.activeElement?.id ?? '')
  const value = getIn(data[file], place)
  return typeof value === 'string' ? value : undefined
}

/** Saves the edits. If refused, updates the state with others' changes and the findings, then rejects. */
export const save = ({ store, actions, server, queue }: Editor): Promise<void> =>
  queue.run(async () => {
    const { files: sent } = workIn(store.getState())
    const files = sent.map(({ name, version, data }) => ({ name, data, base: version }))
    try {
      actions.noteSaved(files, await server.save({ files }))
    } catch (error) {
      await Promise.all([
        server.content().then(actions.sync),
        server.check({ files }).then(actions.noteFindings),
      ]).catch(() => undefined)
      throw error
    }
  })

/**
 * Stores unsaved work on every change, and undo steps on leaving. If the browser cannot, leaving the
 * page asks for confirmation.
 */
export function useUnsavedWork(work: UnsavedWorkStore): void {
  const { store } = useOpenEditor()
  const { files, data, isKept } = useEditor((state) => state)
  useEffect(() => {
    store.setState({ isKept: work.keep({ files, data }) })
  }, [store, work, files, data])
  useEffect(() => {
    const keep = () => work.keepHistory(historyOf(store))
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [store, work])
  useEffect(() => {
    if (isKept) return
    const ask = (event: BeforeUnloadEvent) => {
      if (changedFiles(store.getState()).length > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isKept, store])
}

const inputs = 'input:not([hidden]), select, textarea'

/** Focuses the state's `target` once it is rendered: a field, or the first input of an entry. */
export function useFocusTarget(): void {
  const { actions } = useOpenEditor()
  const target = useEditor((state) => state.target)
  useEffect(() => {
    if (!target) return
    actions.set({ view: 'form', isReviewing: false })
    // A closing dialog restores the focus first.
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

/**
 * Lets Ctrl+S open the review, and save from it; Ctrl+Z undoes and Ctrl+Shift+Z or Ctrl+Y redoes
 * outside a text, where the browser does. On a Mac it is Cmd.
 */
export function useKeys(): void {
  const { store, actions } = useOpenEditor()
  useEffect(() => {
    const save = () => {
      const form = document.querySelector<HTMLFormElement>(`form#${reviewFormId}`)
      if (form) form.requestSubmit()
      else if (changedFiles(store.getState()).length > 0) store.setState({ isReviewing: true })
    }
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey } = event
      if (!(ctrlKey || metaKey)) return
      const isTyping = document.activeElement?.matches(textInputs)
      const isElsewhere = isTyping || document.querySelector('[role=dialog]')
      const pressed = key.toLowerCase()
      const redoes = pressed === 'y' || (pressed === 'z' && shiftKey)
      const travels = (redoes || pressed === 'z') && !isElsewhere
      const act = pressed === 's' ? save : travels && (redoes ? actions.redo : actions.undo)
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [store, actions])
}

const textInputs = 'textarea, input:not([type=checkbox], [type=radio])'
