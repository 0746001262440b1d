import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run'
import { serveSite } from '../../scripts/siteServer'

/** The built Storybook, for as long as the stories are looked at. */
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = join(root, 'storybook-static')
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('Storybook is not built. Run `npm run build-storybook` before.')
  }
  const storybook = await serveSite({ root: folder, port: 0 })
  process.env.STORYBOOK_URL = storybook.url
  return storybook.close
}
