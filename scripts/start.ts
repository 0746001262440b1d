/** `npm start`: builds the site for the sandbox, serves both and the mailbox until Ctrl-C. */
import { join } from 'node:path'
import { onStop, root, run, runMain } from './lib/run'
import { sitePort, sitePortMustBeFree, startSandboxForSite } from './lib/sandboxed'
import { serveSite } from './lib/siteServer'

runMain(async () => {
  await sitePortMustBeFree()
  const sandbox = await startSandboxForSite()
  onStop(sandbox.close)

  if ((await run('gatsby', ['build'])) !== 0) {
    await sandbox.close()
    throw new Error('The site could not be built; what Gatsby printed above says why.')
  }
  const site = await serveSite({ root: join(root, 'public'), port: sitePort() })
  await mustAnswer(site.url, sandbox.url, sandbox.inboxUrl)
  console.log(`
Site      ${site.url}
Sandbox   ${sandbox.url}
Mailbox   ${sandbox.inboxUrl}

Ctrl-C stops all three.`)
})

async function mustAnswer(...addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address} answers ${answer.status} ${answer.statusText}.`)
  }
}
