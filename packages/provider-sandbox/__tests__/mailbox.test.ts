import { sendEmail } from '../src/email'
import { order, sandboxOfTests, template } from './support'

const sandbox = sandboxOfTests()

const get = async (address: string): Promise<string> => (await fetch(address)).text()

/** Sends an order, and returns its e-mail as the mailbox has it. */
async function mailOf(changes: Partial<typeof order> = {}): Promise<string> {
  await sendEmail(sandbox.url, { ...order, ...changes })
  const [, path] = /href="(\/mailbox\/[^"]+)"/.exec(await get(sandbox.inboxUrl)) ?? []
  return get(sandbox.url + path)
}

test('the mailbox lists what was sent, the newest first, and forgets it with the outbox', async () => {
  for (const customer of ['First', 'Second']) await mailOf({ customer })
  const page = await get(sandbox.inboxUrl)
  const subjects = [...page.matchAll(/Order of (\w+)</g)].map(([, customer]) => customer)
  expect(subjects).toEqual(['Second', 'First'])
  await fetch(`${sandbox.url}/outbox`, { method: 'DELETE' })
  expect(await get(sandbox.inboxUrl)).toContain('There is no e-mail yet.')
})

test.each(['javascript:alert(1)', ' java\nscript:alert(1)', ''])(
  '%p does not become a link',
  async (invoice_url) => {
    const mail = await mailOf({ invoice_url })
    expect(mail).not.toContain('<a href="http')
    expect(mail).not.toMatch(/href="\s*java/)
  },
)

test.each(Object.keys(template.rows))('markup in %s is shown as text', async (field) => {
  const mail = await mailOf({ [field]: "https://x.example/\"><img src=x onerror='alert(1)'>&" })
  const escaped = '&#34;&#62;&#60;img src=x onerror=&#39;alert(1)&#39;&#62;&#38;'
  expect(mail).toContain(`https://x.example/${escaped}`)
  expect(mail).not.toContain('<img')
})

test('an address keeps its lines; a line break in a name cannot fake another field', async () => {
  const mail = await mailOf({ address: 'a\r\nb', customer: 'Mei\nPhone: FAKE' })
  expect(mail).toContain('<td>a\nb</td>')
  expect(mail).toContain('<td>Mei Phone: FAKE</td>')
})

test('an empty field is marked as not given', async () => {
  expect(await mailOf({ phone: '' })).toContain('<td>(not given)</td>')
})

test.each(['/mailbox', '/mailbox/unknown'])(
  'the page at %s can run and load nothing, and has one heading',
  async (path) => {
    const { headers } = await fetch(sandbox.url + path)
    const html = await get(sandbox.url + path)
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    )
    expect(html).not.toMatch(/<script|src=|@import|url\(/)
    for (const part of ['<html lang="en">', '<title>', '<main>', '<h1>']) {
      expect(html.split(part)).toHaveLength(2)
    }
  },
)
