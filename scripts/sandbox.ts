/** `npm run sandbox`: runs the sandbox and its mailbox until Ctrl-C (sandbox/README.md). */
import { optionsFrom, startSandbox } from '../sandbox/startSandbox'
import { onStop, runMain } from './lib/run'

runMain(async () => {
  const sandbox = await startSandbox(optionsFrom(process.env))
  onStop(sandbox.close)
  console.log(`Sandbox (EmailJS and Uploadcare): ${sandbox.url}/`)
  console.log(`Mailbox:                          ${sandbox.inboxUrl}/`)
})
