/** `npm run sandbox`: runs the sandbox and its mailbox until Ctrl-C (tools/sandbox/README.md). */
import { portFrom, portVariables } from '../lib/ports'
import { onStop, runMain } from '../lib/run'
import { startSandbox } from '../sandbox/startSandbox'

runMain(async () => {
  const sandbox = await startSandbox(portFrom(portVariables.sandbox, process.env))
  onStop(sandbox.close)
  console.log(`Sandbox of both services: ${sandbox.url}`)
  console.log(`Mailbox:                          ${sandbox.inboxUrl}`)
})
