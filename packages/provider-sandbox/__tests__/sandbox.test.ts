import { networkInterfaces } from 'node:os'
import { accounts } from '../src/accounts'
import { sendEmail } from '../src/email'
import { type Sandbox, startSandbox } from '../src/startSandbox'
import { uploadFile } from '../src/uploadcare'

const template = {
  subject: 'Order of {{{customer}}}',
  replyTo: '{{{customer}}} {{ phone }}',
  body: '<b>{{customer}}</b><pre>{{address}}</pre><a href="{{invoice_url}}">Invoice</a>',
}
const order = {
  customer: 'Asha Rao',
  phone: '+91 98765 43210',
  address: '12 MG Road',
  invoice_url: 'https://cdn.example.com/7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01/',
}

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await startSandbox({ port: 0, template })
})
afterEach(() => sandbox.close())

const call = (path: string, options?: RequestInit) => fetch(sandbox.url + path, options)
const get = async (path: string) => (await call(path)).text()

test('a sandbox cannot be reached from outside this machine', async () => {
  const { protocol, hostname, port } = new URL(sandbox.url)
  expect([protocol, hostname]).toEqual(['http:', '127.0.0.1'])
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  for (const { address } of outside) {
    await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow()
  }
})

describe('the mailbox', () => {
  async function mailOf(changes: Partial<typeof order> = {}): Promise<string> {
    await sendEmail(sandbox.url, { ...order, ...changes })
    const [, path = ''] = /href="(\/mailbox\/[^"]+)"/.exec(await get('/mailbox')) ?? []
    return get(path)
  }

  test('lists what was sent, the newest first, and forgets it with the outbox', async () => {
    for (const customer of ['First', 'Second']) await mailOf({ customer })
    const subjects = [...(await get('/mailbox')).matchAll(/Order of (\w+)</g)]
    expect(subjects.map(([, customer]) => customer)).toEqual(['Second', 'First'])
    await call('/outbox', { method: 'DELETE' })
    expect(await get('/mailbox')).toContain('There is no e-mail yet.')
  })

  test('escapes a value between two braces, not between three, in headers and body', async () => {
    const name = `<b>Rao & Sons'</b>`
    const once = '&#60;b&#62;Rao &#38; Sons&#39;&#60;/b&#62;'
    const twice = once.replaceAll('&', '&#38;')
    const mail = await mailOf({ customer: name, phone: name })
    expect(mail).toContain(`<h1>Order of ${once}</h1>`)
    expect(mail).toContain(`<p>Reply to: ${once} ${twice}</p>`)
    expect(mail).toContain(`&#60;b&#62;${twice}&#60;/b&#62;`)
  })

  test('has an e-mail alone in a frame, where nothing runs; a line break fakes no header', async () => {
    const mail = await mailOf({ address: 'a\nb', customer: 'Mei\r\nBcc: all' })
    expect(mail).toContain('<h1>Order of Mei Bcc: all</h1>')
    expect(mail).toMatch(
      /<iframe title="E-mail" sandbox="[^"]*" srcdoc="[^"]*pre&#62;a\nb&#60;\/pre/,
    )
    expect(mail).not.toContain('allow-scripts')
  })

  test.each(['/mailbox', '/mailbox/unknown'])('%s can run and load nothing', async (path) => {
    const { headers } = await call(path)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'un/)
    expect(await get(path)).not.toMatch(/<script|src=|@import|url\(/)
  })
})

describe('documents', () => {
  const bytes = '%PDF-1.7\n\u0000\u00ff binary \r\n%%EOF'
  const pub_key = accounts.UPLOADCARE_PUBLIC_KEY

  const upload = async (name = 'gst.pdf', content = bytes) =>
    uploadFile(sandbox.url, new File([content], name, { type: 'application/pdf' }))
  const info = async (query: Record<string, string>) => {
    const response = await call(`/info/?${new URLSearchParams({ jsonerrors: '1', ...query })}`)
    expect(response.status).toBe(200)
    return response.json()
  }
  const infoOf = async (file_id: string) => info({ pub_key, file_id })

  test('have every field that Uploadcare documents', async () => {
    const file = await upload()
    const size = Buffer.byteLength(bytes)
    expect(await infoOf(file)).toEqual({
      uuid: file,
      file_id: file,
      size,
      total: size,
      done: size,
      original_filename: 'gst.pdf',
      filename: 'gst.pdf',
      mime_type: 'application/pdf',
      image_info: null,
      video_info: null,
      metadata: {},
      content_info: { mime: { mime: 'application/pdf', type: 'application', subtype: 'pdf' } },
      is_image: false,
      is_stored: true,
      is_ready: true,
    })
  })

  test('have the type that was declared, and that of the content', async () => {
    expect(await infoOf(await upload('gst.pdf', '<script>'))).toMatchObject({
      mime_type: 'application/pdf',
      content_info: { mime: { mime: 'application/octet-stream' } },
    })
  })

  test.each([
    ['a;b\tc (1).pdf', 'abc1.pdf'],
    ['证书', 'unnamed'],
  ])('called %p have the file name %s', async (name, filename) => {
    expect(await infoOf(await upload(name))).toMatchObject({ original_filename: name, filename })
  })

  test('with a wrong key or an unknown identifier are refused in JSON', async () => {
    const refusal = (status_code: number, content: string, error_code: string) => ({
      error: { status_code, content, error_code },
    })
    const [key, invalid] = ['ProjectPublicKeyInvalidError', 'is invalid.']
    const body = new FormData()
    const response = await call('/base/?jsonerrors=1', { method: 'POST', body })
    expect(await response.json()).toEqual(refusal(403, `UPLOADCARE_PUB_KEY ${invalid}`, key))
    expect(await info({ pub_key: 'x' })).toEqual(refusal(403, `pub_key ${invalid}`, key))
    expect(await info({ pub_key, file_id: 'x' })).toEqual(
      refusal(404, 'File is not found.', 'FileNotFoundError'),
    )
  })

  test('in a form that is garbage are refused', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const response = await call('/base/', { method: 'POST', headers, body: 'x' })
    const text = 'HTTP POST request parsing failed.'
    expect([response.status, await response.text()]).toEqual([400, text])
  })
})

describe('faults', () => {
  const setFaults = (faults: unknown) =>
    call('/faults', { method: 'PUT', body: JSON.stringify(faults) })
  /** Whether each of some e-mails was accepted. */
  const accepted = async (count: number) => {
    const found: boolean[] = []
    while (found.length < count) found.push((await sendEmail(sandbox.url, order)).ok)
    return found
  }

  test('end after their number of requests; without one they stay', async () => {
    await setFaults({ email: { status: 503, times: 2 } })
    expect(await accepted(3)).toEqual([false, false, true])
    await setFaults({ email: { status: 503 } })
    expect(await accepted(3)).toEqual([false, false, false])
  })

  test('with after are not used up by a request that is refused', async () => {
    await setFaults({ email: { after: true, status: 500, times: 1 } })
    await sendEmail(sandbox.url, { ...order, telephone: '' })
    expect(await accepted(2)).toEqual([false, true])
    expect(JSON.parse(await get('/outbox'))).toHaveLength(2)
  })

  test.each([
    ['a list', [], 'body must be object'],
    ['an unknown target', { mail: {} }, 'body must NOT have additional properties'],
    ['an unknown key', { email: { code: 500 } }, 'body/email must NOT have additional properties'],
    ['a status in text', { email: { status: '500' } }, 'body/email/status must be integer'],
  ])('that are %s are refused with a reason, and change nothing', async (_case, faults, reason) => {
    await setFaults({ email: { status: 503 } })
    const response = await setFaults(faults)
    expect([response.status, await response.text()]).toEqual([400, reason])
    expect((await sendEmail(sandbox.url, order)).status).toBe(503)
  })
})
