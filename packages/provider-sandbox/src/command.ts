/** `provider-sandbox [--port NUMBER]`: runs both providers and the mailbox until Ctrl-C. */
import { parseArgs } from 'node:util'
import { defaultPort, startSandbox } from './startSandbox'

const { values } = parseArgs({ options: { port: { type: 'string', default: `${defaultPort}` } } })

startSandbox({ port: Number(values.port) }).then(({ url, inboxUrl, close }) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close)
  console.log(`Sandbox   ${url}\nMailbox   ${inboxUrl}`)
})
