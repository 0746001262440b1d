import { sendEmail } from '../src/email'
import { order, sandboxOfTests } from './support'

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

const name = `<b>Rao & Sons'</b>`
const escapedName = '&#60;b&#62;Rao &#38; Sons&#39;&#60;/b&#62;'

test('three braces leave a value as it is, two escape it in headers and body alike', async () => {
  const mail = await mailOf({ customer: name, phone: name })
  const escapedTwice = escapedName.replaceAll('&', '&#38;')
  expect(mail).toContain(`<h1>Order of ${escapedName}</h1>`)
  expect(mail).toContain(`<p>Reply to: ${escapedName} ${escapedTwice}</p>`)
  expect(mail).toContain(`&#60;b&#62;${escapedTwice}&#60;/b&#62;`)
})

test('the e-mail is alone in its frame, where nothing runs; a line break cannot fake a header', async () => {
  const mail = await mailOf({ address: 'a\nb', customer: 'Mei\r\nBcc: all' })
  expect(mail).toContain('<h1>Order of Mei Bcc: all</h1>')
  expect(mail).toMatch(/<iframe title="E-mail" sandbox="[^"]*" srcdoc="[^"]*pre&#62;a\nb&#60;\/pre/)
  expect(mail).not.toContain('allow-scripts')
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
