import { useEffect } from 'react'
import { countUnsaved, removalsIn } from './changes'
import { type Editor, useEditor, useOpenEditor } from './store'
import { workIn } from './work'

/** In milliseconds: after the last edit, and after a failure. */
const timing = { check: 400, retry: 2000 }

/** Checks after each edit; once the window is looked at again, also reads what changed on the disk. */
export function useServer(): void {
  const editor = useOpenEditor()
  const data = useEditor((state) => state.data)
  useEffect(() => {
    const { actions, server, queue } = editor
    let isCurrent = true
    let timer = setTimeout(check, timing.check)
    async function check() {
      const files = Object.entries(data).map(([name, one]) => ({ name, data: one }))
      try {
        const findings = await server.check({ files })
        if (isCurrent) actions.noteFindings(findings)
      } catch (error) {
        if (!isCurrent) return
        actions.set({ failure: (error as Error).message })
        timer = setTimeout(check, timing.retry)
      }
    }
    async function look() {
      if (document.visibilityState === 'hidden') return
      clearTimeout(timer)
      // The check reports a server that does not respond.
      await queue.run(() => follow(editor)).catch(() => undefined)
      if (isCurrent) await check()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [data, editor])
}

async function follow({ store, actions, server }: Editor): Promise<void> {
  const content = await server.content()
  // Another editor answers at this address now: what is unsaved belongs to the folder of the first.
  if (content.workplace.key !== store.getState().workplace.key) location.reload()
  else actions.sync(content)
}

/** Saves the edits. If refused, updates the state with what is on the disk and the findings, then rejects. */
export const save = ({ store, actions, server, queue }: Editor): Promise<void> =>
  queue.run(async () => {
    const state = store.getState()
    const files = workIn(state).files.map(({ name, version, data }) => ({
      name,
      data,
      base: version,
    }))
    const request = { files, remove: removalsIn(state) }
    try {
      actions.noteSaved(request, await server.save(request))
      if (request.remove.length > 0) await actions.loadPictures()
    } catch (error) {
      await Promise.all([
        server.content().then(actions.sync),
        server.check({ files }).then(actions.noteFindings),
      ]).catch(() => undefined)
      throw error
    }
  })

/** Asks before the page is left while something is unsaved. */
export function useLeaveQuestion(): void {
  const { store } = useOpenEditor()
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (countUnsaved(store.getState()) > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [store])
}

const inputs = 'input:not([hidden]), select, textarea'

/** Focuses the state's `target` once it is rendered: a field, or the first input of an entry. */
export function useFocusTarget(): void {
  const { actions } = useOpenEditor()
  const target = useEditor((state) => state.target)
  useEffect(() => {
    if (!target) return
    actions.set({ isReviewing: false })
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
      else if (countUnsaved(store.getState()) > 0) store.setState({ isReviewing: true })
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
