/**
 * All the script that a built page starts with: it brings the page's island to life.
 * `gatsby-node.ts` puts it in the place of Gatsby's own (docs/decisions/island.md).
 */
import { hydrateRoot } from 'react-dom/client'
// Its file is written into the site when this is bundled; nothing of it reaches the script.
import '../theme/fonts'
import { ContactIsland } from './ContactIsland'
import { islandId, islandPropsId } from './Island'

const island = document.getElementById(islandId)
const props = document.getElementById(islandPropsId)?.textContent

if (island && props) hydrateRoot(island, <ContactIsland {...JSON.parse(props)} />)
