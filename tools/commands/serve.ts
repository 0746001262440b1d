/** `npm run serve`: serves the last build. */

import { lastBuild, serveSite } from '../build/siteServer'
import { onStop, runMain } from '../lib/run'
import { freeSitePort } from '../sandbox/sandboxed'

runMain(async () => {
  const site = await serveSite(lastBuild(), await freeSitePort())
  onStop(site.close)
  console.log(`Site      ${site.url}`)
})
