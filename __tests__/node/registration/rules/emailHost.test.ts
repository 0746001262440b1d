import { domainToASCII } from 'node:url'
import fc from 'fast-check'
import { isOfOneScript } from '../../../../src/registration/rules/emailHost'

/** A host as it was typed, and as Chromium has it in an e-mail field. */
const bothForms = (host: string): string[] => [host, domainToASCII(host)]

const hosts = `
  example.com münchen.de mail.пример.рф пример.com παράδειγμα.com उदाहरण.भारत उदाहरण24.in 日本abc.jp
  トヨタcar.jp スーパーabc.jp 삼성abc.kr xn--a.com xn--!.com xn--99999999.com xn--${'a'.repeat(60)}.com`

test.each(hosts.trim().split(/\s+/))('the host %j has no label of several scripts', (host) => {
  for (const form of bothForms(host).filter(Boolean)) expect(isOfOneScript(form)).toBe(true)
})

test.each([
  ['\u0430pple.com', 'Cyrillic'],
  ['g\u03bfogle.com', 'Greek'],
  ['mail.yah\u043eo.co.in', 'Cyrillic in the middle'],
  ['sunrise-\u0442ours.in', 'Cyrillic after a hyphen'],
  ['sunrise\u091f.in', 'Devanagari'],
  ['exam\u0585le.com', 'Armenian'],
])('the host %j is of several scripts: %s', (host) => {
  for (const form of bothForms(host)) expect(isOfOneScript(form)).toBe(false)
})

test('a host is the same in both forms', () => {
  const label = fc.string({
    unit: fc.constantFrom(...'abzбдя日本कмéλ'),
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(label, (text) => {
      const [typed = '', ascii = ''] = bothForms(`${text.normalize('NFC')}.com`)
      if (ascii !== '') expect(isOfOneScript(ascii)).toBe(isOfOneScript(typed))
    }),
    { numRuns: 1_000 },
  )
})
