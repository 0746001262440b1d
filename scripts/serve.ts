/** `npm run serve`: serves the last build. */
import { onStop, runMain } from './lib/run'
import { freeSitePort } from './lib/sandboxed'
import { lastBuild, serveSite } from './lib/siteServer'

runMain(async () => {
  const site = await serveSite(lastBuild(), await freeSitePort())
  onStop(site.close)
  console.log(`Site      ${site.url}`)
})
