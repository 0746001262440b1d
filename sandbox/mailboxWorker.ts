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
  const ports: MailboxPorts = { smtp: smtp.getPort(), web: api?.getPort() ?? webPort }
  parentPort?.postMessage(ports)
}

void run(workerData as MailboxSettings)
