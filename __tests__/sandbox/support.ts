import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Accounts, readAccounts } from '../../sandbox/accounts'
import { exampleApplication as application } from '../../sandbox/application'
import { Faults } from '../../sandbox/faults'
import type { Mail } from '../../sandbox/mail'
import { loopback } from '../../sandbox/networkPorts'
import { Outbox } from '../../sandbox/outbox'
import { createServer, type SandboxContext } from '../../sandbox/server'
import { defaultUploadLimits } from '../../sandbox/uploadForm'
import { UploadStore } from '../../sandbox/uploadStore'

/** The ids of sandbox.env. */
export const accounts: Accounts = readAccounts({})

export { application }

export const pdfBytes = Buffer.from('%PDF-1.7\n\u0000\u00ff binary \r\n%%EOF', 'latin1')

export interface TestSandbox {
  url: string
  /** The e-mails delivered to the simulated mailbox. */
  mails: Mail[]
  uploadsDir: string
  send(body: unknown, headers?: Record<string, string>): Promise<Response>
  upload(form?: FormData, query?: string): Promise<Response>
  info(query: Record<string, string>): Promise<Response>
  setFaults(faults: unknown): Promise<Response>
  outbox(): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

/** The sandbox's HTTP server on a free port, with an array in place of the mailbox. */
export async function openSandbox(changes: Partial<SandboxContext> = {}): Promise<TestSandbox> {
  const mails: Mail[] = []
  const uploadsDir = await mkdtemp(join(tmpdir(), 'sandbox-test-'))
  const stop = new AbortController()
  const uploads = changes.uploads ?? new UploadStore(uploadsDir)
  const app = await createServer({
    accounts,
    brandName: 'Straits & Co',
    inboxUrl: 'http://127.0.0.1:9020',
    outbox: new Outbox(),
    faults: new Faults(),
    uploads,
    uploadLimits: defaultUploadLimits,
    deliver: async (mail) => {
      mails.push(mail)
    },
    rateLimit: undefined,
    closing: stop.signal,
    log: () => {},
    ...changes,
  })
  const url = await app.listen({ host: loopback, port: 0 })
  const close = async (): Promise<void> => {
    stop.abort()
    await app.close()
    await rm(uploadsDir, { recursive: true, force: true })
  }
  return { url, mails, uploadsDir, close, ...callsOf(url) }
}

/** The e-mail service's path, and its status for an application that it takes. */
export const sendPath = '/api/v1.0/email/send'
export const accepted = 200

/** Posts to the sandbox at this address as the e-mail client does. */
export const send = (
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(url + sendPath, {
    method: 'POST',
    headers: { origin: 'http://localhost', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

function callsOf(url: string) {
  return {
    send: (body: unknown, headers: Record<string, string> = {}) => send(url, body, headers),
    upload: (form = uploadForm(), query = '?jsonerrors=1') =>
      fetch(`${url}/base/${query}`, { method: 'POST', body: form }),
    info: (query: Record<string, string>) =>
      fetch(`${url}/info/?${new URLSearchParams({ jsonerrors: '1', ...query })}`),
    setFaults: (faults: unknown) =>
      fetch(`${url}/faults`, { method: 'PUT', body: JSON.stringify(faults) }),
    outbox: async () => (await fetch(`${url}/outbox`)).json(),
  }
}

/** The e-mail client's request. A change of `undefined` omits that key. */
export function emailRequest(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    lib_version: '3.2.0',
    user_id: accounts.emailPublicKey,
    service_id: accounts.emailServiceId,
    template_id: accounts.emailTemplateId,
    template_params: application,
    ...changes,
  }
}

/** The upload widget's request, with the fields in its order. */
export function uploadForm(bytes: Uint8Array = pdfBytes, name = 'gst.pdf'): FormData {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name)
  form.append('UPLOADCARE_PUB_KEY', accounts.uploadPublicKey)
  form.append('UPLOADCARE_STORE', '1')
  form.append('source', 'local')
  return form
}

/** Uploads a file and returns its uuid. */
export async function uploaded(sandbox: TestSandbox, form = uploadForm()): Promise<string> {
  const { file } = await (await sandbox.upload(form)).json()
  return String(file)
}
