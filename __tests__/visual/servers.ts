import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run'
import { serveSite } from '../../scripts/siteServer'

/** The built Storybook and the built site, for as long as the pictures are taken. */
export default async function startServers(): Promise<() => Promise<void>> {
  const storybook = await serve('storybook-static', 'npm run build-storybook')
  const site = await serve('public', 'npm test')
  process.env.STORYBOOK_URL = storybook.url
  process.env.SITE_URL = site.url
  return async () => {
    await storybook.close()
    await site.close()
  }
}

function serve(folder: string, remedy: string) {
  const path = join(root, folder)
  if (existsSync(join(path, 'index.html'))) return serveSite({ root: path, port: 0 })
  throw new Error(`${folder}/ is not built. Run \`${remedy}\` before.`)
}
