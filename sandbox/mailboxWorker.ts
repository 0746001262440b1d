import type { IncomingMessage } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import type { MailboxPorts, MailboxSettings } from './mailbox'
import { loopback } from './networkPorts'
import { maxEntries } from './outbox'

/** In bytes; several times the largest application after escaping and encoding. */
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
    maxEmails: maxEntries,
    maxMessageSize,
    mcp: false,
    silent: true,
  })
  const { smtp, api } = await mailDev.start()
  api?.server.server.prependListener('request', acceptHtml)
  const ports: MailboxPorts = { smtp: smtp.getPort(), web: api?.getPort() ?? webPort }
  parentPort?.postMessage(ports)
}

/** MailDev serves its page only to browsers; this lets curl and others that accept anything in. */
function acceptHtml({ headers }: IncomingMessage): void {
  if (headers.accept === undefined || headers.accept === '*/*') headers.accept = 'text/html'
}

void run(workerData as MailboxSettings)
