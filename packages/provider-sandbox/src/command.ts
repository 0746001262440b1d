/** `provider-sandbox`: runs both providers and the mailbox until Ctrl-C. */
import { parseArgs } from 'node:util'
import { defaultPort, portFrom, startSandbox } from './startSandbox'

const usage = `provider-sandbox [--port NUMBER]

An e-mail service, an upload service and a mailbox on 127.0.0.1, port ${defaultPort} unless another is given;
0 takes any free one. Ctrl-C stops it, and deletes e-mails and uploads.`

async function main(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(usage)
  const { values } = parseArgs({ options: { port: { type: 'string', default: `${defaultPort}` } } })
  const port = portFrom(values.port, 'The port')
  const { url, inboxUrl, close } = await startSandbox({ port })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close)
  console.log(`Sandbox   ${url}\nMailbox   ${inboxUrl}`)
}

main().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  process.exitCode = 1
})
