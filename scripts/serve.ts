/** `npm run serve`: serves what was built last. */
import { serveBuiltSite } from './builtSite'
import { onStop, runMain } from './run'
import { sitePort, sitePortMustBeFree } from './sandboxed'

runMain(async () => {
  await sitePortMustBeFree()
  const site = await serveBuiltSite(sitePort())
  onStop(site.close)
  console.log(`Site      ${site.url}`)
})
