import { cleaned, problemsOf } from '../../../../src/registration/rules/validation'
import { completeDraft } from '../../../fixtures/registration/samples'

/** Returns a phone number as the company receives it, or the problem with it. */
function sent(phone: string): string {
  const draft = { ...completeDraft, phone }
  return problemsOf(draft).phone ?? cleaned(draft).phone
}

const rows = (table: string): string[] => table.split(/ *¦ *|\n */).filter((text) => text !== '')

test.each(
  rows(`
  12345678 ¦ 98450 12345 ¦ 9845012345 ¦ 098450-12345 ¦ +91 98450 12345 ¦ +91-98450-12345 ¦ 00000000
  +919845012345 ¦ 0091 98450 12345 ¦ (+91) 98450 12345 ¦ 022 2345 6789 ¦ (022) 23456789 ¦ 080.2345.6789
  1800-11-4000 ¦ 000 800 100 1234 ¦ +65 6123 4567 ¦ +1 (212) 555-0123 ¦ +44 (0)20 7946 0000 ¦ 030/123456
  +81‑3‑1234‑5678 ¦ 98450–12345 ¦ [022] 2345·6789 ¦ 98450−12345 ¦ +91 +91 98450 12345 ¦ 123456789012345
`),
)('accepts %j and sends it as it is', (phone) => {
  expect(sent(phone)).toBe(phone.normalize('NFKC'))
})

test.each(
  rows(`
  1234567 ¦ +91 98450 ¦ 1234567890123456 ¦ 98450 12345, 98450 12346 ¦ 98450 12345 98450 12346
  +91 98450 12345 WhatsApp only ¦ Phone: 98450 12345 ¦ 022 2345678 ext 12 ¦ 022 2345678 #12
  asha1234567@example.com ¦ 07ABCDE1234F1Z5 ¦ 12 MG Road, Bengaluru 560001 ¦ https://wa.me/919845012345
  1800-FLOWERS ¦ 12345678<br> ¦ ½12345678 ¦ + ¦ one two three
`),
)('refuses %j', (phone) => expect(sent(phone)).toBe('invalid'))
