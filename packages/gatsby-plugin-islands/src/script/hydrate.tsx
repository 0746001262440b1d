import { type ComponentType, type ReactNode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** What an island's component gets besides its own props. */
export interface Hydrated {
  /**
   * The island's element in the built page, with its HTML until React renders it again, as after a
   * translation. Undefined in the build and in `gatsby develop`.
   */
  staticElement?: HTMLElement
}

type Island = ComponentType<Hydrated>
type Load = () => Promise<{ default?: unknown }>

/**
 * Hydrates the islands of a name. The build writes a script for each name that calls it
 * (writeEntry in build/hooks.ts), in place of Gatsby's own.
 *
 * @param modules each is evaluated in a task of its own, so that none blocks input on a slow phone
 *   for long; the last has the component
 */
export async function hydrate(name: string, modules: readonly Load[]): Promise<void> {
  let last: { default?: unknown } = {}
  for (const load of modules) {
    await nextTask()
    last = await load()
  }
  await nextTask()
  await shown()
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    hydrateElement(element, last.default as Island)
  }
}

function hydrateElement(element: HTMLElement, Component: Island): void {
  // Not the next sibling: an extension may have put an element between.
  const data = document.querySelector(`#${element.id} ~ script[type="application/json"]`)
  const props = JSON.parse(data?.textContent ?? '{}')
  const release = withholdInput(element)
  // As a transition, React hydrates it in slices of a few milliseconds.
  startTransition(() => {
    hydrateRoot(
      element,
      <Committed onCommit={release}>
        <Component {...props} staticElement={element} />
      </Committed>,
      { identifierPrefix: element.id, onRecoverableError: keepFocus() },
    )
  })
}

/**
 * Withholds a visitor's input events from React until it has hydrated the element: the first would
 * make it hydrate everything at once, and delay the key by half a second on a slow phone. The
 * browser still types, and a form can take over the values of its fields when it hydrates.
 *
 * @returns a function that ends it
 */
function withholdInput(element: HTMLElement): () => void {
  const withhold = (event: Event) => event.stopImmediatePropagation()
  // Chrome 87 does not know the option `signal`.
  for (const type of inputEvents) element.addEventListener(type, withhold, true)
  return () => {
    for (const type of inputEvents) element.removeEventListener(type, withhold, true)
  }
}

/** React's list of events that make it hydrate at once (isDiscreteEventThatRequiresHydration). */
const inputEvents = (
  'mousedown mouseup pointerdown pointerup pointercancel touchstart touchend touchcancel click ' +
  'auxclick dblclick contextmenu keydown keypress keyup input textInput change reset ' +
  'compositionstart compositionend copy cut paste dragstart dragend drop'
).split(' ')

/** Calls `onCommit` once its children are in the page and their layout effects have run. */
function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useLayoutEffect(onCommit, [onCommit])
  return children
}

/** Returns a handler that restores the focus if React renders again, as after a translation. */
function keepFocus(): (error: unknown) => void {
  const id = document.activeElement?.id
  return (error) => {
    console.error(error)
    // Once React has finished rendering.
    queueMicrotask(() => id && document.getElementById(id)?.focus({ preventScroll: true }))
  }
}

/** Waits while the browser prerenders the page: what an island does belongs to a page that somebody sees. */
async function shown(): Promise<void> {
  if (!(document as { prerendering?: boolean }).prerendering) return
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve))
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
