import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveSite } from './siteServer'
import { testBuilds } from './testBuilds'

/**
 * Serves what was built last, from public/.
 *
 * @param port on 127.0.0.1; any that is free when left out
 * @throws Error when nothing was built
 */
export function serveBuiltSite(port = 0): ReturnType<typeof serveSite> {
  const folder = testBuilds.realSite
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('The site is not built. Run `npm run build` first.')
  }
  return serveSite({ root: folder, port })
}
