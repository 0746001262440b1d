import {
  type RefCallback,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
} from 'react'
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
  hide: () => void
  leave: () => void
  /** The browser shows the page again as it was left (bfcache). */
  comeBack: () => void
}

/** Reports when the page is hidden, left, and shown again. */
export function usePageVisits(visits: Visits): void {
  const report = useEffectEvent((visit: keyof Visits) => visits[visit]())
  useEffect(
    () =>
      listen(['pageshow', 'visibilitychange', 'pagehide'], (event) => {
        // Rendered before the browser keeps the page as it is.
        if (event.type === 'pagehide') flushSync(() => report('leave'))
        else if (event.type === 'pageshow')
          (event as PageTransitionEvent).persisted && report('comeBack')
        else if (document.hidden) report('hide')
      }),
    [],
  )
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

/** The same, and scrolls it to the top of the window. */
export const focusAtTop = (element: HTMLElement | null): void => {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView()
}

/**
 * Returns a `ref` that focuses a question. If its first answer is then where somebody has just pressed,
 * the page scrolls on: a second, impatient press must not answer it.
 */
export function useQuestion(): RefCallback<HTMLElement> {
  const pressed = useRef({ x: -1, y: -1 })
  useEffect(
    () =>
      listen<PointerEvent>(['pointerdown'], ({ clientX, clientY }) => {
        pressed.current = { x: clientX, y: clientY }
      }),
    [],
  )
  return useCallback((question) => {
    question?.focus()
    const answer = question?.querySelector('button')?.getBoundingClientRect()
    if (!answer) return
    const { x, y } = pressed.current
    const isPressed = x > answer.left && x < answer.right && y > answer.top && y < answer.bottom
    if (isPressed) window.scrollBy(0, answer.height)
  }, [])
}

/**
 * Does what a button in a message does.
 *
 * @param next takes the focus: the button disappears with its message, and the focus must not
 */
export function leaveMessage(action: () => void, next: HTMLElement | null | undefined): void {
  action()
  next?.focus()
}
