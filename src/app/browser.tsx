/**
 * All the script that a built page starts with: it brings the page's island to life.
 * `gatsby-node.ts` puts it in the place of Gatsby's own (docs/decisions/island.md).
 */

// The font file is written into the site when this is bundled; nothing of it reaches the script.
import '../theme/fonts'
import { islandId, islandPropsId } from './Island'

const island = document.getElementById(islandId)
const props = document.getElementById(islandPropsId)?.textContent

if (island && props) awaken(island, props)

/**
 * In steps, so that no one of them holds up a tap or a key on a slow phone for long. `eager`: all
 * of it is in this script already and only starts later.
 */
async function awaken(element: HTMLElement, json: string): Promise<void> {
  const { hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  await import(/* webpackMode: "eager" */ '../theme/theme')
  await nextTask()
  const { ContactIsland } = await import(/* webpackMode: "eager" */ './ContactIsland')
  hydrateRoot(element, <ContactIsland {...JSON.parse(json)} />)
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
