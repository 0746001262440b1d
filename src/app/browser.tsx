/**
 * All the script that a built page starts with: it hydrates the page's island. `gatsby-node.ts`
 * puts it in the place of Gatsby's own (docs/decisions/what-a-browser-receives.md).
 */

import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
// The font file is written into the site when this is bundled; nothing of it reaches the script.
import '../theme/fonts'
import { islandId, islandPropsId } from './builtIsland'

const island = document.getElementById(islandId)
const props = document.getElementById(islandPropsId)?.textContent

if (island && props) hydrate(island, props)

/**
 * React first, then theme and form: in steps, so that neither holds up a tap or a key on a slow
 * phone for long. `eager`: all of it is in this script already and only starts later.
 */
async function hydrate(element: HTMLElement, json: string): Promise<void> {
  await nextTask()
  await import(/* webpackMode: "eager" */ '../theme/ThemeScope')
  await nextTask()
  const { ContactIsland } = await import(/* webpackMode: "eager" */ './ContactIsland')
  await nextTask()
  // As a transition, React takes it over in slices of a few milliseconds.
  startTransition(() => {
    hydrateRoot(element, <ContactIsland {...JSON.parse(json)} />)
  })
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
