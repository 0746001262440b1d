/** `npm run serve`: serves the last build. */

import { freeSitePort } from '../build/sandboxed'
import { lastBuild, serveSite } from '../build/siteServer'
import { onStop, runMain } from '../lib/run'

runMain(async () => {
  const site = await serveSite(lastBuild(), await freeSitePort())
  onStop(site.close)
  console.log(`Site      ${site.url}`)
})
