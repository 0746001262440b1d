/**
 * The entry point of a built page's script: hydrates the island. `tools/build/webpackConfig.ts`
 * puts it in place of Gatsby's own (docs/decisions/what-a-browser-receives.md).
 */

import { type ReactNode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
// Bundling this writes the font file into the site; it adds nothing to the script.
import '../theme/fonts'
import { islandId, islandPropsId } from './builtIsland'

const island = document.getElementById(islandId)
const props = document.getElementById(islandPropsId)?.textContent

if (island && props) hydrate(island, props)

/**
 * Evaluates React, the theme and the form in separate tasks, so that none blocks input on a slow
 * phone for long. `eager`: the modules are already in this script, but run later.
 */
async function hydrate(element: HTMLElement, json: string): Promise<void> {
  await nextTask()
  await import(/* webpackMode: "eager" */ '../theme/ThemeScope')
  await nextTask()
  const { ContactIsland } = await import(/* webpackMode: "eager" */ './ContactIsland')
  await nextTask()
  await shown()
  const release = withholdInput(element)
  // As a transition, React hydrates it in slices of a few milliseconds.
  startTransition(() => {
    hydrateRoot(
      element,
      <Committed onCommit={release}>
        <ContactIsland {...JSON.parse(json)} staticForm={element.querySelector('form')} />
      </Committed>,
      { identifierPrefix: islandId, onRecoverableError: keepFocus() },
    )
  })
}

/**
 * Withholds a visitor's input events from React until it has hydrated the element: the first would
 * make it hydrate everything at once, and delay the key by half a second on a slow phone. The
 * browser still types, and the form takes over the values of its fields when it hydrates.
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

/** Waits while the browser prerenders the page: a draft belongs to a page that somebody sees. */
async function shown(): Promise<void> {
  if (!(document as { prerendering?: boolean }).prerendering) return
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve))
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
