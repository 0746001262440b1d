/** `npm run serve`: serves what was built last. */

import { onStop, runMain } from './lib/run'
import { sitePort, sitePortMustBeFree } from './lib/sandboxed'
import { serveBuiltSite } from './lib/siteServer'

runMain(async () => {
  await sitePortMustBeFree()
  const site = await serveBuiltSite(sitePort())
  onStop(site.close)
  console.log(`Site      ${site.url}`)
})
