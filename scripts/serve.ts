/** `npm run serve`: serves what was built last. */
import { onStop, runMain } from './lib/run'
import { freeSitePort } from './lib/sandboxed'
import { serveBuiltSite } from './lib/siteServer'

runMain(async () => {
  const site = await serveBuiltSite(await freeSitePort())
  onStop(site.close)
  console.log(`Site      ${site.url}`)
})
