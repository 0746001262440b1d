import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import { type Application, applicationFields } from '../../sandbox/application'
import { toMessage } from '../../sandbox/delivery'
import { renderMail } from '../../sandbox/mail'
import { escapeHtml } from '../../sandbox/text'
import { application } from './support'

const brand = 'Straits & Co'
const render = (changes: Partial<Application> = {}) =>
  renderMail({ ...application, ...changes }, brand)

const addresses = applicationFields.filter((field) => field.endsWith('_url'))
const noDocuments = Object.fromEntries(addresses.map((field) => [field, '']))

test.each(applicationFields)('the HTML and the text of the e-mail show %s', (field) => {
  const { html, text } = render()
  for (const line of application[field].split('\n')) {
    expect(html).toContain(escapeHtml(line))
    expect(text).toContain(line)
  }
})

test('the subject names the brand and the company', () => {
  expect(render().subject).toBe('Straits & Co: travel partner application from Lion City Tours')
})

test('the e-mail names the brand', () => {
  expect(render().senderName).toBe('Straits & Co (sandbox)')
  expect(render().html).toContain('Straits &amp; Co')
})

test('every document is a link', () => {
  const links = render().html.match(/<a href="[^"]*"/g)
  expect(links).toEqual(addresses.map((field) => `<a href="${application[field]}"`))
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  ' java\nscript:alert(1)',
  '//example.com/x',
  'not a link',
  '',
])('%p does not become a link', (gst_pdf_url) => {
  const { html } = render({ ...noDocuments, gst_pdf_url })
  expect(html).not.toContain('<a ')
})

test('a link cannot break out of its attribute', () => {
  const { html } = render({ gst_pdf_url: 'https://x.example/"><script>alert(1)</script>' })
  expect(html).toContain('href="https://x.example/%22%3E%3Cscript%3Ealert(1)%3C/script%3E"')
})

test.each(applicationFields)('markup in %s is shown as text', (field) => {
  const { html } = render({ [field]: '<img src=x onerror="alert(1)">&' })
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;')
  expect(html).not.toContain('<img')
})

test('an address keeps its lines', () => {
  expect(render({ company_address: 'a\r\nb' }).html).toContain('a<br>b')
})

test('a line break in a name cannot fake another field in the text', () => {
  const { text } = render({ your_name: 'Mei\nGST number: FAKE' })
  expect(text).toContain('Name: Mei GST number: FAKE\n')
})

test('an empty field is marked as not given', () => {
  expect(render({ phone: '' }).text).toContain('Phone: (not given)')
})

test('replies go to the applicant', () => {
  expect(render().replyTo).toBe('mei@example.com')
})

test.each([
  'mei',
  'mei@localhost',
  'a@example.com, b@example.com',
  'Mei <mei@example.com>',
  'mei@example.com\r\nBcc: x@example.com',
  '"mei"@example.com',
  `${'x'.repeat(250)}@example.com`,
])('replies do not go to the suspect address %p', (email) => {
  expect(render({ email }).replyTo).toBeUndefined()
})

test('a line break in the company cannot add a header', async () => {
  const raw = await rawMail({
    ...application,
    company_name: 'A\r\nBcc: thief@example.com\r\n\r\nx',
  })
  expect(headerNames(raw)).not.toContain('bcc')
  expect(raw).toMatch(/^Subject: .*application from A Bcc:\s+thief@example\.com x/m)
})

test('a very long company does not make a very long subject', () => {
  expect(Array.from(render({ company_name: '𝒙'.repeat(5000) }).subject)).toHaveLength(200)
})

/** Arbitrary strings mixed with typical attacks. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({ unit: 'binary-ascii', maxLength: 12 }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        "' onmouseover='x",
        '<!--',
        ']]>',
        '&lt;',
        '\r\nBcc: thief@example.com\r\n',
        '\n\n.\nRCPT TO:<thief@example.com>',
        '=?utf-8?Q?=0ABcc:_x?=',
        '\u2028',
        '\u202e',
        '\ud800',
        '\u0000',
        'javascript:alert(1)',
        'https://example.com/"<',
        'a@b.example',
        '{{company_name}}',
        '$&',
      ),
    ),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join(''))

const hostileApplication = fc.record(
  Object.fromEntries(applicationFields.map((field) => [field, hostile])) as Record<
    keyof Application,
    typeof hostile
  >,
)

const link =
  /<a href="https?:\/\/[^"<>]*" target="_blank" rel="noopener" style="[^"<>]*">|<\/a>|<br>/g
const frame = tagsOf(render().html)

test('no application, however hostile, adds a tag to the e-mail', () => {
  fc.assert(
    fc.property(hostileApplication, hostile, (hostileOne, hostileBrand) => {
      expect(tagsOf(renderMail(hostileOne, hostileBrand).html)).toEqual(frame)
    }),
    { numRuns: 300 },
  )
})

test('no application, however hostile, adds a header or a recipient to the e-mail', async () => {
  const expected = headerNames(await rawMail(application))
  await fc.assert(
    fc.asyncProperty(hostileApplication, hostile, async (hostileOne, hostileBrand) => {
      const raw = await rawMail(hostileOne, hostileBrand)
      const names = headerNames(raw).filter((name) => name !== 'reply-to')
      expect(names).toEqual(expected.filter((name) => name !== 'reply-to'))
      expect(raw).toMatch(/^To: partners@example\.com\r$/m)
    }),
    { numRuns: 150 },
  )
})

/** The tags of the e-mail, without the links and line breaks that values may produce. */
function tagsOf(html: string): string[] {
  return html.replace(link, '').match(/<[^>]*>?/g) ?? []
}

async function rawMail(one: Application, brandName = brand): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail(toMessage(renderMail(one, brandName)))
  return message.toString()
}

function headerNames(raw: string): string[] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]/g, ' ')
  return head.split('\r\n').map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
}
