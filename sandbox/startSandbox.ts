import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Accounts, readAccounts } from './accounts'
import { readBrandName } from './brand'
import { deliveryBySmtp } from './delivery'
import { Faults } from './faults'
import { type Mailbox, startMailbox } from './mailbox'
import { loopback, mustBeFree, portError, portFrom, portVariables } from './networkPorts'
import { Outbox } from './outbox'
import { RateLimit } from './rateLimit'
import { createServer, type SandboxContext } from './server'
import { StartError } from './startError'
import { defaultUploadLimits } from './uploadForm'
import { UploadStore } from './uploadStore'

export interface SandboxOptions {
  /** HTTP port; 0 for any free one. Default 9010. */
  port?: number
  /** Port of the mailbox's web page; 0 for any free one. Default 9020. */
  inboxPort?: number
  /**
   * Where uploads are stored while the sandbox runs. Default `.sandbox/uploads/<port>`, or a
   * temporary directory if the port is 0.
   */
  uploadsDir?: string
  /** Refuse a second e-mail within a second, as EmailJS does. Default off. */
  rateLimit?: boolean
  /** Print nothing. */
  quiet?: boolean
  /** Default: those in the environment, or in sandbox.env. */
  accounts?: Accounts
}

export interface Sandbox {
  /** Origin of both providers, without a trailing slash. */
  url: string
  /** Address of the mailbox's web page. */
  inboxUrl: string
  close(): Promise<void>
}

export const defaultPorts = { sandbox: 9010, inbox: 9020 } as const

const rateLimitVariable = 'SANDBOX_EMAIL_RATE_LIMIT'
const uploadsRoot = join(__dirname, '..', '.sandbox', 'uploads')

/** Reads SANDBOX_PORT, INBOX_PORT and SANDBOX_EMAIL_RATE_LIMIT. */
export function optionsFrom(environment: NodeJS.ProcessEnv): SandboxOptions {
  const port = portFrom(portVariables.sandbox, environment)
  const inboxPort = portFrom(portVariables.inbox, environment)
  return {
    ...(port === undefined ? {} : { port }),
    ...(inboxPort === undefined ? {} : { inboxPort }),
    rateLimit: isOn(rateLimitVariable, environment),
    accounts: readAccounts(environment),
  }
}

/**
 * Starts both providers and the mailbox; resolves when all of them respond. If it fails,
 * nothing is left running, and a {@link StartError} says in one sentence what to do.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const port = options.port ?? defaultPorts.sandbox
  const inboxPort = options.inboxPort ?? defaultPorts.inbox
  const accounts = options.accounts ?? readAccounts(process.env)
  await checkPorts(port, inboxPort)
  const mailbox = await startMailbox(inboxPort)
  try {
    return await startServer({ ...options, port, accounts }, mailbox)
  } catch (error) {
    await mailbox.close()
    throw error
  }
}

async function checkPorts(port: number, inboxPort: number): Promise<void> {
  if (port === inboxPort && port !== 0) {
    throw new StartError(`SANDBOX_PORT and INBOX_PORT are both ${port}: give each its own.`)
  }
  await mustBeFree(port, portVariables.sandbox)
  await mustBeFree(inboxPort, portVariables.inbox)
}

type Settled = SandboxOptions & { port: number; accounts: Accounts }

async function startServer(options: Settled, mailbox: Mailbox): Promise<Sandbox> {
  const uploads = await openUploads(options)
  const stop = new AbortController()
  const app = await createServer(await contextOf(options, mailbox, uploads.store, stop.signal))
  const close = async (): Promise<void> => {
    stop.abort()
    await app.close()
    await mailbox.close()
    await uploads.close()
  }
  try {
    const url = await app.listen({ host: loopback, port: options.port })
    return { url, inboxUrl: mailbox.url, close: once(close) }
  } catch (error) {
    await close()
    throw portError(error, options.port, portVariables.sandbox)
  }
}

async function contextOf(
  options: Settled,
  mailbox: Mailbox,
  uploads: UploadStore,
  closing: AbortSignal,
): Promise<SandboxContext> {
  return {
    accounts: options.accounts,
    brandName: await readBrandName(),
    inboxUrl: mailbox.url,
    outbox: new Outbox(),
    faults: new Faults(),
    uploads,
    uploadLimits: defaultUploadLimits,
    deliver: deliveryBySmtp(mailbox.smtpPort),
    rateLimit: options.rateLimit ? new RateLimit() : undefined,
    closing,
    log: options.quiet ? () => {} : console.log,
  }
}

/**
 * Each port has its own directory, so that starting a sandbox never deletes the files of another
 * that is running. A directory the caller named is emptied of our files, but not removed.
 */
async function openUploads({ uploadsDir, port }: Settled) {
  const directory = uploadsDir ?? (await ownDirectory(port))
  const store = new UploadStore(directory)
  await store.prepare()
  const close = async (): Promise<void> => {
    await store.clear()
    if (uploadsDir === undefined) await rm(directory, { recursive: true, force: true })
  }
  return { store, close }
}

async function ownDirectory(port: number): Promise<string> {
  return port === 0 ? mkdtemp(join(tmpdir(), 'sandbox-uploads-')) : join(uploadsRoot, String(port))
}

function once<T>(act: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= act()
    return result
  }
}

function isOn(variable: string, environment: NodeJS.ProcessEnv): boolean {
  const value = environment[variable] ?? ''
  if (value !== '' && value !== '0' && value !== '1') {
    throw new StartError(`${variable} must be 1 (on) or 0 (off), not "${value}".`)
  }
  return value === '1'
}
