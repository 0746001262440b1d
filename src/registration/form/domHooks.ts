import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** Listens at the window, before any element. Returns a function that ends it. */
function listen<Kind extends Event>(types: readonly string[], react: (event: Kind) => void) {
  const listener = (event: Event) => react(event as Kind)
  for (const type of types) window.addEventListener(type, listener, true)
  return () => {
    for (const type of types) window.removeEventListener(type, listener, true)
  }
}

const onConnection = (onChange: () => void) => listen(['online', 'offline'], onChange)

/** Whether the browser believes that it has a connection; true in the static HTML. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  )

interface Visits {
  /** It becomes visible, or the browser shows it again as it was left. */
  enter: () => void
  hide: () => void
  leave: () => void
}

/** Reports when the page is shown, hidden and left. */
export function usePageVisits(visits: Visits): void {
  const report = useEffectEvent((visit: keyof Visits) => visits[visit]())
  useEffect(
    () =>
      listen(['pageshow', 'visibilitychange', 'pagehide'], ({ type }) => {
        // Rendered before the browser keeps the page as it is (bfcache).
        if (type === 'pagehide') flushSync(() => report('leave'))
        else report(document.hidden ? 'hide' : 'enter')
      }),
    [],
  )
}

/** Runs `action` every `interval` milliseconds while the page is visible. */
export function useEvery(interval: number, action: () => void): void {
  const run = useEffectEvent(action)
  useEffect(() => {
    const timer = setInterval(() => document.hidden || run(), interval)
    return () => clearInterval(timer)
  }, [interval])
}

/** In milliseconds: how soon after its press a link is followed. */
const followedWithin = 1000

/**
 * While `active`, the browser asks before leaving the page; the text is its own. A link to a mail program
 * or a telephone leaves nothing, although browsers take it for leaving.
 */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return
    let pressed = -Infinity
    return listen<BeforeUnloadEvent>(['click', 'beforeunload'], (event) => {
      const { type, target, timeStamp } = event
      if (type === 'click') {
        const link = target instanceof Element && target.closest('a')
        if (link && /^(mailto|tel):/.test(link.href)) pressed = timeStamp
      } else if (timeStamp - pressed > followedWithin) {
        event.preventDefault()
        // Chromium before 119 reacts only to this.
        event.returnValue = true
      }
    })
  }, [active])
}

/** Puts `prefix` before the page's title unless it is empty (GOV.UK, error messages). */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (prefix === '') return
    const { title } = document
    document.title = `${prefix} ${title}`
    return () => {
      // As it was: by now a translator may have changed the title.
      document.title = title
    }
  }, [prefix])
}

/** A file dropped beside a field that takes it (`data-drop`) does not open in place of the page. */
export function useFileDropGuard(): void {
  useEffect(
    () =>
      listen<DragEvent>(['dragover', 'drop'], (event) => {
        const { dataTransfer, target } = event
        if (!dataTransfer?.types.includes('Files')) return
        if (target instanceof Element && target.closest('[data-drop]')) return
        event.preventDefault()
        // The upload window would take a second file.
        event.stopPropagation()
        dataTransfer.dropEffect = 'none'
      }),
    [],
  )
}

/** A `ref` that focuses a message when it appears, so that it is seen and read out. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()

/**
 * Does what a button in a message does.
 *
 * @param next takes the focus: the button disappears with its message, and the focus must not
 */
export function leaveMessage(action: () => void, next: HTMLElement | null | undefined): void {
  action()
  next?.focus()
}

/** In the state of the page's entry in the history, which outlives the page. */
const openPicker = 'openPicker'

const rememberPicker = (id: string | undefined): void =>
  history.replaceState({ ...history.state, [openPicker]: id }, '')

/**
 * Remembers for which field a file picker is open (`data-picker`): a phone may drop the page
 * meanwhile, and with it the file that is chosen.
 *
 * @param onDropped called with that field's id when the page was dropped
 */
export function usePickerMemory<Id extends string>(onDropped: (id: Id) => void): void {
  const report = useEffectEvent(onDropped)
  useEffect(() => {
    const id = history.state?.[openPicker]
    if (id) {
      rememberPicker(undefined)
      report(id)
    }
    // Once it has closed, the window has the focus again, or somebody leaves the page.
    return listen(['click', 'focus', 'pagehide'], ({ type, target }) => {
      const isOpened = type === 'click' && target instanceof HTMLInputElement
      const open = isOpened ? target.dataset.picker : undefined
      if (open !== history.state?.[openPicker]) rememberPicker(open)
    })
  }, [])
}
