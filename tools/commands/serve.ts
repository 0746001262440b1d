/** `npm run serve`: serves what `npm run build` has published. */

import { freeSitePort } from '../build/sandboxed'
import { serveSite } from '../build/siteServer'
import { onStop, runMain } from '../lib/run'
import { deployedSite } from '../lib/testBuilds'

runMain(async () => {
  const site = await serveSite(deployedSite(), await freeSitePort())
  onStop(site.close)
  console.log(`Site      ${site.url}`)
})
