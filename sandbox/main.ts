import { StartError } from './startError'
import { optionsFrom, startSandbox } from './startSandbox'

/** `npx tsx sandbox/main.ts`: runs until Ctrl+C. Variables: see README.md. */
async function main(): Promise<void> {
  const sandbox = await startSandbox(optionsFrom(process.env))
  console.log(`Sandbox (EmailJS and Uploadcare): ${sandbox.url}/`)
  console.log(`Mailbox:                          ${sandbox.inboxUrl}/`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      sandbox.close().catch(fail)
    })
  }
}

function fail(error: unknown): void {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}

main().catch(fail)
