import { accounts } from '../src/accounts'
import { sendPath } from '../src/email'
import type { MailTemplate } from '../src/mailTemplate'
import { type Sandbox, startSandbox } from '../src/startSandbox'

const template = {
  subject: 'Order of {{{customer}}}',
  replyTo: '{{{customer}}} {{ phone }}',
  body: '<b>{{customer}}</b><pre>{{address}}</pre><a href="{{invoice_url}}">Invoice</a>',
} satisfies MailTemplate

/** What one orders. */
export const order = {
  customer: 'Asha Rao',
  phone: '+91 98765 43210',
  address: '12 MG Road',
  invoice_url: 'https://cdn.example.com/7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01/',
}

export const pdfBytes = Buffer.from('%PDF-1.7\n\u0000\u00ff binary \r\n%%EOF', 'latin1')

/** A sandbox on a free port, with the calls of its callers. */
export interface TestSandbox extends Sandbox {
  /** Posts an object as JSON, as the e-mail client does, and a text as it is. */
  send(body: unknown): Promise<Response>
  upload(form?: FormData): Promise<Response>
  info(query: Record<string, string>): Promise<Response>
  setFaults(faults: unknown): Promise<Response>
  outbox(): Promise<Record<string, unknown>[]>
}

export async function openSandbox(): Promise<TestSandbox> {
  const sandbox = await startSandbox({ port: 0, template })
  const { url } = sandbox
  return {
    ...sandbox,
    send: (body) =>
      fetch(url + sendPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    upload: (form = uploadForm()) =>
      fetch(`${url}/base/?jsonerrors=1`, { method: 'POST', body: form }),
    info: (query) => fetch(`${url}/info/?${new URLSearchParams({ jsonerrors: '1', ...query })}`),
    setFaults: (faults) => fetch(`${url}/faults`, { method: 'PUT', body: JSON.stringify(faults) }),
    outbox: async () => (await fetch(`${url}/outbox`)).json(),
  }
}

/** The sandbox of a file's tests; its outbox is empty before each. */
export function sandboxOfTests(): TestSandbox {
  const sandbox = {} as TestSandbox
  beforeAll(async () => {
    Object.assign(sandbox, await openSandbox())
  })
  beforeEach(async () => {
    await fetch(`${sandbox.url}/outbox`, { method: 'DELETE' })
  })
  afterAll(() => sandbox.close())
  return sandbox
}

/** The upload widget's request, with the fields in its order. */
export function uploadForm(bytes: Uint8Array = pdfBytes, name = 'gst.pdf'): FormData {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name)
  form.append('UPLOADCARE_PUB_KEY', accounts.UPLOADCARE_PUBLIC_KEY)
  form.append('UPLOADCARE_STORE', '1')
  form.append('source', 'local')
  return form
}

/** Uploads a file and returns its uuid. */
export async function uploaded(sandbox: TestSandbox, form = uploadForm()): Promise<string> {
  const { file } = await (await sandbox.upload(form)).json()
  return String(file)
}
