import fc from 'fast-check'
import { type Mail, mailtoLink } from '../../src/registration/mailto'

const to = 'partners@example.com'

/** The mail that a mail program reads from a link (RFC 6068). */
function read(link: string): Mail {
  const { protocol, pathname, searchParams } = new URL(link)
  expect(protocol).toBe('mailto:')
  expect([...searchParams.keys()]).toEqual(['subject', 'body'])
  return {
    to: pathname,
    subject: searchParams.get('subject') ?? '',
    lines: (searchParams.get('body') ?? '').split('\r\n'),
  }
}

const anyLine = fc.string({ unit: 'binary' }).filter((text) => !/[\r\n]/.test(text))
const anyLines = fc.array(anyLine, { minLength: 1 })
const anySixteenBits = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
})

test('the link holds the whole mail', () => {
  const link = mailtoLink({ to, subject: 'Application: A & B', lines: ['Name: Asha', '50% off?'] })
  expect(link).toBe(
    `mailto:${to}?subject=Application%3A%20A%20%26%20B&body=Name%3A%20Asha%0D%0A50%25%20off%3F`,
  )
})

test('decoding gives subject and lines back, whatever stands in them', () => {
  fc.assert(
    fc.property(anyLine, anyLines, (subject, lines) => {
      expect(read(mailtoLink({ to, subject, lines }))).toEqual({ to, subject, lines })
    }),
  )
})

test.each(['12 MG Road\nBengaluru', '12 MG Road\r\nBengaluru'])(
  'a line break inside a line, %j, is one of the mail',
  (address) => {
    expect(read(mailtoLink({ to, subject: '', lines: [address] })).lines).toEqual([
      '12 MG Road',
      'Bengaluru',
    ])
  },
)

test('half a character does not stop it', () => {
  const mail = read(mailtoLink({ to, subject: 'A\ud83d', lines: ['\ude00B'] }))
  expect(mail).toEqual({ to, subject: 'A\ufffd', lines: ['\ufffdB'] })
})

test('no sixteen bits stop it', () => {
  fc.assert(
    fc.property(anySixteenBits, fc.array(anySixteenBits), (subject, lines) => {
      expect(mailtoLink({ to, subject, lines })).toMatch(/^mailto:[!-~]+$/)
    }),
  )
})

test('a subject stays on one line, for a break in it would begin another header (RFC 6068, 5)', () => {
  const subject = 'Application: Sunrise\r\nBcc: victim@example.com'
  expect(read(mailtoLink({ to, subject, lines: [] })).subject).not.toMatch(/[\r\n]/)
})
