/** `npm start`: builds the site for the sandbox, serves both and the mailbox until Ctrl-C. */
import { onStop, run, runMain } from './lib/run'
import { freeSitePort, startSandboxForSite } from './lib/sandboxed'
import { serveBuiltSite } from './lib/siteServer'

runMain(async () => {
  const port = await freeSitePort()
  const sandbox = await startSandboxForSite()
  onStop(sandbox.close)
  await run('gatsby', ['build'])
  const site = await serveBuiltSite(port)
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
