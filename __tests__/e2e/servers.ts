import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run'
import { sitePort, sitePortMustBeFree, startSandboxForSite } from '../../scripts/sandboxed'
import { serveSite } from '../../scripts/siteServer'

/** The built site and the sandbox, for as long as the journeys last. */
export default async function startServers(): Promise<() => Promise<void>> {
  const folder = join(root, 'public')
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('The site is not built. Run `npm test`, or `npm start` once, before.')
  }
  await sitePortMustBeFree()
  const sandbox = await startSandboxForSite()
  process.env.SANDBOX_URL = sandbox.url
  process.env.INBOX_URL = sandbox.inboxUrl
  const site = await serveSite({ root: folder, port: sitePort() })
  return async () => {
    await site.close()
    await sandbox.close()
  }
}
