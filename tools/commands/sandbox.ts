/** `npm run sandbox`: runs the sandbox and its mailbox until Ctrl-C (packages/provider-sandbox). */

import { onStop, runMain } from '../lib/run'
import { startProviders } from '../site/sandboxed'

runMain(async () => {
  const sandbox = await startProviders()
  onStop(sandbox.close)
  console.log(`Sandbox of both services: ${sandbox.url}`)
  console.log(`Mailbox:                          ${sandbox.inboxUrl}`)
})
