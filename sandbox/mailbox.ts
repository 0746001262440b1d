import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { loopback, portError, portVariables } from './networkPorts'

export interface MailboxSettings {
  directory: string
  webPort: number
}

export interface MailboxPorts {
  smtp: number
  web: number
}

export interface Mailbox {
  url: string
  smtpPort: number
  close(): Promise<void>
}

/**
 * A mailbox a person can read: MailDev, an SMTP server with a web page, on loopback only.
 *
 * It has its own thread, because MailDev (3.0.0) prints its address whatever `silent` says,
 * leaves its SMTP port open when its web port is taken, and is ESM only, which Jest cannot
 * load. A thread's output can be silenced, and terminating it closes everything it opened.
 */
export async function startMailbox(webPort: number): Promise<Mailbox> {
  const directory = await mkdtemp(join(tmpdir(), 'sandbox-mail-'))
  const worker = startWorker({ directory, webPort })
  const close = async (): Promise<void> => {
    await worker.terminate()
    await rm(directory, { recursive: true, force: true })
  }
  try {
    const ports = await portsOf(worker)
    return { url: `http://${loopback}:${ports.web}`, smtpPort: ports.smtp, close }
  } catch (error) {
    await close()
    throw portError(error, webPort, portVariables.inbox)
  }
}

/** Evaluates one line of script because Node, under `--import`, cannot start a .ts worker. */
function startWorker(settings: MailboxSettings): Worker {
  const worker = new Worker(`require(${JSON.stringify(join(__dirname, 'mailboxWorker.ts'))})`, {
    eval: true,
    workerData: settings,
    execArgv: ['--require', require.resolve('tsx/cjs')],
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()
  return worker
}

/**
 * Waits for the worker's first message. An error after that surfaces at the next delivery,
 * which finds the SMTP port closed and reports it.
 */
function portsOf(worker: Worker): Promise<MailboxPorts> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.on('error', reject)
    worker.once('exit', () => reject(new Error('The mailbox stopped before it was ready.')))
  })
}
