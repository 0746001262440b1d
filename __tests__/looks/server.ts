import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run'
import { serveSite } from '../../scripts/siteServer'

/** The built Storybook and the built site, for as long as they are looked at. */
export default async function startServers(): Promise<() => Promise<unknown>> {
  const storybook = await serve('storybook-static', 'npm run build-storybook')
  const site = await serve('public', 'npm run build')
  process.env.STORYBOOK_URL = storybook.url
  process.env.SITE_URL = site.url
  return () => Promise.all([storybook.close(), site.close()])
}

async function serve(folder: string, command: string) {
  const path = join(root, folder)
  if (!existsSync(join(path, 'index.html'))) {
    throw new Error(`There is no ${folder}. Run \`${command}\` before.`)
  }
  return serveSite({ root: path, port: 0 })
}
