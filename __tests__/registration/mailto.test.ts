import fc from 'fast-check'
import { type Mail, mailtoLink } from '../../src/registration/mailto'

const to = 'partners@example.com'

/** The e-mail that a mail program reads from a link (RFC 6068). */
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
const anyCodeUnits = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
})

test('the link contains the whole e-mail', () => {
  const link = mailtoLink({ to, subject: 'Application: A & B', lines: ['Name: Asha', '50% off?'] })
  expect(link).toBe(
    `mailto:${to}?subject=Application%3A%20A%20%26%20B&body=Name%3A%20Asha%0D%0A50%25%20off%3F`,
  )
})

test('decoding returns the same subject and lines, whatever their text', () => {
  fc.assert(
    fc.property(anyLine, anyLines, (subject, lines) => {
      expect(read(mailtoLink({ to, subject, lines }))).toEqual({ to, subject, lines })
    }),
  )
})

test.each(['12 MG Road\nBengaluru', '12 MG Road\r\nBengaluru'])(
  'a line break within a line, %j, is kept in the e-mail',
  (address) => {
    expect(read(mailtoLink({ to, subject: '', lines: [address] })).lines).toEqual([
      '12 MG Road',
      'Bengaluru',
    ])
  },
)

test('a lone surrogate is replaced', () => {
  const mail = read(mailtoLink({ to, subject: 'A\ud83d', lines: ['\ude00B'] }))
  expect(mail).toEqual({ to, subject: 'A\ufffd', lines: ['\ufffdB'] })
})

test('any UTF-16 code units give a valid link', () => {
  fc.assert(
    fc.property(anyCodeUnits, fc.array(anyCodeUnits), (subject, lines) => {
      expect(mailtoLink({ to, subject, lines })).toMatch(/^mailto:[!-~]+$/)
    }),
  )
})

test('the subject stays on one line: a line break would start a new header (RFC 6068, 5)', () => {
  const subject = 'Application: Sunrise\r\nBcc: victim@example.com'
  expect(read(mailtoLink({ to, subject, lines: [] })).subject).not.toMatch(/[\r\n]/)
})

test('a line break in the subject, which would end the header, becomes one space', () => {
  expect(read(mailtoLink({ to, subject: 'A\r\nB', lines: [] })).subject).toBe('A B')
})
