/** `npm run serve`: serves what was built last. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { onStop, root, runMain } from './run'
import { sitePort, sitePortMustBeFree } from './sandboxed'
import { serveSite } from './siteServer'

runMain(async () => {
  const folder = join(root, 'public')
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('There is nothing to serve. Run `npm run build` first.')
  }
  await sitePortMustBeFree()
  const site = await serveSite({ root: folder, port: sitePort() })
  onStop(site.close)
  console.log(`Site      ${site.url}`)
})
