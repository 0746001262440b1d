/** `npm run serve`: serves the last build. */
import { onStop, runMain } from './lib/run'
import { freeSitePort } from './lib/sandboxed'
import { serveBuiltSite } from './lib/siteServer'

runMain(async () => {
  const site = await serveBuiltSite(await freeSitePort())
  onStop(site.close)
  console.log(`Site      ${site.url}`)
})
