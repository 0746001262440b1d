/** `npm start`: builds the site for the sandbox, and serves both and the mailbox until Ctrl-C. */
import { hostFrom, loopback } from '../lib/host'
import { onStop, run, runMain } from '../lib/run'
import { deployedSite } from '../lib/testBuilds'
import { freeSitePort, startSandboxForSite } from '../site/sandboxed'
import { serveSite } from '../site/siteServer'

const openToNetwork = `Anyone on this network can open all three, and read what is sent: send nothing real.

`

runMain(async () => {
  const host = hostFrom(process.argv.slice(2))
  const port = await freeSitePort(host)
  const sandbox = await startSandboxForSite(host)
  onStop(sandbox.close)
  await run('gatsby', ['build'])
  const site = await serveSite(deployedSite(), port, undefined, host)
  console.log(`
Site      ${site.url}
Sandbox   ${sandbox.url}
Mailbox   ${sandbox.inboxUrl}

${host === loopback ? '' : openToNetwork}Ctrl-C stops all three.`)
})
