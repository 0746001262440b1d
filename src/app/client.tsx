/**
 * The entry point of a built page's script: it hydrates the page's island. `gatsby-node.ts` puts
 * it in place of Gatsby's own (docs/decisions/what-a-browser-receives.md).
 */

import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
// Bundling this writes the font file into the site; it adds nothing to the script.
import '../theme/fonts'
import { islandId, islandPropsId } from './builtIsland'
import { enterAgain } from './enterAgain'

const island = document.getElementById(islandId)
const props = document.getElementById(islandPropsId)?.textContent

if (island && props) hydrate(island, props)

/**
 * React first, then the theme and the form, in separate tasks, so that none blocks input on a slow
 * phone for long. `eager`: the modules are in this script already and only run later.
 */
async function hydrate(element: HTMLElement, json: string): Promise<void> {
  await nextTask()
  await import(/* webpackMode: "eager" */ '../theme/ThemeScope')
  await nextTask()
  const { ContactIsland } = await import(/* webpackMode: "eager" */ './ContactIsland')
  await nextTask()
  // As a transition, React hydrates it in slices of a few milliseconds.
  startTransition(() => {
    hydrateRoot(element, <ContactIsland {...JSON.parse(json)} />, {
      identifierPrefix: islandId,
      onRecoverableError: keepTyped(element),
    })
  })
}

/**
 * Where the page is not as it was built, since a translator was faster, React renders the island
 * again, with empty fields. What was typed until then is entered again.
 */
function keepTyped(element: HTMLElement): (error: unknown) => void {
  const form = element.querySelector('form')
  const focused = document.activeElement?.id
  return (error) => {
    console.error(error)
    // Once React has finished rendering.
    queueMicrotask(() => {
      const next = element.querySelector('form')
      if (form && next && form !== next) enterAgain(form, next, focused)
    })
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
