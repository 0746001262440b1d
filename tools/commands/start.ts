/** `npm start`: builds the site for the sandbox, and serves both and the mailbox until Ctrl-C. */

import { onStop, run, runMain } from '../lib/run'
import { deployedSite } from '../lib/testBuilds'
import { freeSitePort, startSandboxForSite } from '../site/sandboxed'
import { serveSite } from '../site/siteServer'

runMain(async () => {
  const port = await freeSitePort()
  const sandbox = await startSandboxForSite()
  onStop(sandbox.close)
  await run('gatsby', ['build'])
  const site = await serveSite(deployedSite(), port)
  console.log(`
Site      ${site.url}
Sandbox   ${sandbox.url}
Mailbox   ${sandbox.inboxUrl}

Ctrl-C stops all three.`)
})
