/** `npm run serve`: serves what `npm run build` has published. */

import { onStop, runMain } from '../lib/run'
import { deployedSite } from '../lib/testBuilds'
import { freeSitePort } from '../site/sandboxed'
import { serveSite } from '../site/siteServer'

runMain(async () => {
  const site = await serveSite(deployedSite(), await freeSitePort())
  onStop(site.close)
  console.log(`Site      ${site.url}`)
})
