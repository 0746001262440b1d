/** `provider-sandbox`: runs both providers and the mailbox until Ctrl-C. */
import { parseArgs } from 'node:util'
import { defaultPort, startSandbox } from './startSandbox'

const usage = `provider-sandbox [--port NUMBER]

EmailJS, Uploadcare and a mailbox on 127.0.0.1, port ${defaultPort} unless another is given;
0 takes any free one. Ctrl-C stops it, and deletes e-mails and uploads.`

/** @throws Error that says what to write instead */
function portFrom(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { port: { type: 'string' } } })
  const port = values.port ?? `${defaultPort}`
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535) return Number(port)
  throw new Error(`The port must be a whole number from 0 to 65535, not "${port}".`)
}

async function main(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(usage)
  const { url, inboxUrl, close } = await startSandbox({ port: portFrom(process.argv.slice(2)) })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close)
  console.log(`Sandbox   ${url}\nMailbox   ${inboxUrl}`)
}

main().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  process.exitCode = 1
})
