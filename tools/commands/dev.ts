/** `npm run dev`: serves the site with hot reloading, and the sandbox. */
import { once } from 'node:events'
import { onStop, runMain, start } from '../lib/run'
import { freeSitePort, startSandboxForSite } from '../site/sandboxed'

runMain(async () => {
  const port = await freeSitePort()
  const sandbox = await startSandboxForSite()
  console.log(`Sandbox   ${sandbox.url}\nMailbox   ${sandbox.inboxUrl}\n`)
  const gatsby = start('gatsby', ['develop', '--host', '127.0.0.1', '--port', `${port}`])
  onStop(async () => {
    gatsby.kill('SIGINT')
    await sandbox.close()
  })
  const [code] = await once(gatsby, 'exit')
  await sandbox.close()
  process.exit(code ?? 0)
})
