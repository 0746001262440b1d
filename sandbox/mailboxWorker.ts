import type { IncomingMessage } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import type { MailboxPorts, MailboxSettings } from './mailbox'
import { mostKept } from './outbox'
import { loopback } from './ports'

/** Room for the largest application after escaping and encoding, many times over. */
const maxMessageSize = 5 * 1024 * 1024

/** Runs MailDev in this thread and reports the ports it got. */
async function run({ directory, webPort }: MailboxSettings): Promise<void> {
  const { MailDev } = await import('maildev')
  const mailDev = new MailDev({
    ip: loopback,
    smtp: 0,
    webIp: loopback,
    web: webPort,
    mailDirectory: directory,
    maxEmails: mostKept,
    maxMessageSize,
    mcp: false,
    silent: true,
  })
  const { smtp, api } = await mailDev.start()
  api?.server.server.prependListener('request', askForThePage)
  const ports: MailboxPorts = { smtp: smtp.getPort(), web: api?.getPort() ?? webPort }
  parentPort?.postMessage(ports)
}

/** MailDev shows its page to browsers alone; whoever takes anything, curl for one, gets it too. */
function askForThePage({ headers }: IncomingMessage): void {
  if (headers.accept === undefined || headers.accept === '*/*') headers.accept = 'text/html'
}

void run(workerData as MailboxSettings)
