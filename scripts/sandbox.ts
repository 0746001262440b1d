/** `npm run sandbox`: runs the sandbox and its mailbox until Ctrl-C (tools/sandbox/README.md). */
import { portFrom, portVariables } from '../tools/lib/ports'
import { startSandbox } from '../tools/sandbox/startSandbox'
import { onStop, runMain } from './lib/run'

runMain(async () => {
  const sandbox = await startSandbox({ port: portFrom(portVariables.sandbox, process.env) })
  onStop(sandbox.close)
  console.log(`Sandbox (EmailJS and Uploadcare): ${sandbox.url}`)
  console.log(`Mailbox:                          ${sandbox.inboxUrl}`)
})
