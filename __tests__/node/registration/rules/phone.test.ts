import fc from 'fast-check'
import { asPhoneNumber, isPhoneNumber } from '../../../../src/registration/rules/phone'
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
  1234567 ¦ 2345678 ¦ 98450 12345 ¦ 9845012345 ¦ 098450-12345 ¦ +91 98450 12345 ¦ +91-98450-12345
  +919845012345 ¦ 0091 98450 12345 ¦ (+91) 98450 12345 ¦ 022 2345 6789 ¦ (022) 23456789 ¦ 080.2345.6789
  1800 123 4567 ¦ 1800-11-4000 ¦ 1860 266 2345 ¦ 000 800 100 1234 ¦ +65 6123 4567 ¦ +1 (212) 555-0123
  +44 (0)20 7946 0000 ¦ +44 20 7946 0000 ¦ +49 30 123456 ¦ +971 4 123 4567 ¦ +977-1-4123456
  +880 1712-345678 ¦ +94 11 234 5678 ¦ +61 2 9374 4000 ¦ +33 1 23 45 67 89 ¦ +86 10 1234 5678
  +7 (495) 123-45-67 ¦ +81‑3‑1234‑5678 ¦ 98450–12345 ¦ 123456789012345
`),
)('accepts %j and sends it as it is', (phone) => {
  expect(sent(phone)).toBe(phone.normalize('NFKC'))
})

test.each(
  rows(`
  022 2345678 ext 12 ¦ 022 2345678 ext. 12 ¦ 022 2345678 Extn.12 ¦ 022-2345678 extension 1234
  022 2345678x12 ¦ 022 2345678 x. 12 ¦ 022 2345678 #12 ¦ 022 2345678, ext: 12 ¦ +91-22-2345678;ext=12
`),
)('accepts the extension of %j', (phone) => expect(sent(phone)).toBe(phone))

test.each(
  rows(`
  022/2345678 ¦ (022)/2345678 ¦ +91-22/2345678 ¦ 030/123456 ¦ 0475/12.34.56 ¦ 98450 12345/46
  022-23456789/90/91 ¦ 022 2345678 / 98450 12345 ¦ 98450 12345, 98450 12346 ¦ 98450 12345; 98450 12346
  98450 12345 | 98450 12346 ¦ 98450 12345 or 98450 12346 ¦ 98450 12345 and 98450 12346
  98450 12345 & 46 ¦ 022/2345678 ext. 12, 98450 12345 ¦ 98450 12345, or 98450 12346
`),
)('accepts the numbers of %j', (phone) => expect(sent(phone)).toBe(phone))

test.each([
  ['9845012345\n9845012346', '9845012345, 9845012346'],
  // As Chromium pastes two lines.
  ['9845012345 9845012346', '9845012345, 9845012346'],
  ['+91 98450 12345\r\n+91 98450 12346', '+91 98450 12345, +91 98450 12346'],
  ['98450\n12345', '98450 12345'],
])('of the lines %j sends %j', (phone, expected) => expect(sent(phone)).toBe(expected))

test.each(
  rows(`
  +91 +91 98450 12345 → +91 98450 12345 ¦ +91-+91 98450 12345 → +91 98450 12345
  +91+919845012345 → +919845012345 ¦ +91 +91 +91 98450 12345 → +91 98450 12345
  91 +91 98450 12345 → +91 98450 12345 ¦ 0091 +91 98450 12345 → +91 98450 12345
  0091-0091-98450 12345 → 0091-98450 12345 ¦ (+91) +91 98450 12345 → +91 98450 12345
  +91 (+91) 98450 12345 → +91 98450 12345 ¦ (+91 +91) 98450 12345 → +91 98450 12345
  +65 +65 6123 4567 → +65 6123 4567 ¦ +44 +44 (0)20 7946 0000 → +44 (0)20 7946 0000
  +1-+1 212 555 0123 → +1 212 555 0123 ¦ +971 00971 4 123 4567 → 00971 4 123 4567
  98450 12345, +91 +91 98450 12346 → 98450 12345, +91 98450 12346
`).map((pair) => pair.split(' → ')),
)('of the doubled country code in %j sends %j', (phone, expected) => {
  expect(sent(phone)).toBe(expected)
})

test.each(
  rows(`
  Phone: 98450 12345 ¦ Mob.: 98450 12345 ¦ Tel no: 98450 12345 ¦ tel:98450 12345 ¦ फ़ोन: 98450 12345
  M: 98450 12345 ¦ WhatsApp: 98450 12345 ¦ मोबाइल नंबर: ९८४५० १२३४५ ¦ टेल.: 98450 12345
  Phone/WhatsApp: 98450 12345 ¦ Phone (office): 98450 12345 ¦ Ph.No.-98450 12345 ¦ Ph 98450 12345
  Mobile No. 98450 12345 ¦ Contact :- 98450 12345 ¦ (M) 98450 12345 ¦ M-98450 12345 ¦ TEL 98450 12345
  98450 12345 (M) ¦ 98450 12345 (WhatsApp) ¦ 98450 12345 - office ¦ Mobile 98450 12345 (WhatsApp)
  "98450 12345" ¦ '98450 12345 ¦ “98450 12345”, ¦ 98450 12345. ¦ 98450 12345, ¦ *98450 12345*
  Phone: "98450 12345". ¦ (Phone: 98450 12345) ¦ <tel:98450 12345> ¦ ＴＥＬ：９８４５０ １２３４５ ¦ ٩٨٤٥٠ ١٢٣٤٥
`),
)('of %j sends the number alone', (phone) => expect(sent(phone)).toBe('98450 12345'))

test('removes the label of each number', () => {
  const phone = 'Tel: 022 2345678 / Mob: 98450 12345 (WhatsApp)'
  expect(sent(phone)).toBe('022 2345678 / 98450 12345')
})

test.each(
  rows(`
  asha1234567@example.com ¦ 1234567@example.com ¦ 07ABCDE1234F1Z5 ¦ GSTIN: 07ABCDE1234F1Z5
  12 MG Road, Bengaluru 560001 ¦ 12/3, Delhi 110001 ¦ 12, 560001 ¦ Bengaluru 560001 ¦ PIN: 560001
  https://wa.me/919845012345 ¦ wa.me/919845012345 ¦ https://example.com/?tel=9845012345
  0000000 ¦ 000-0000 ¦ 9999999999 ¦ (99999) 99999 ¦ 0000000 ext. 12 ¦ 98450 12345, 0000000
  1234567 Bcc: victim@example.com ¦ 98450 12345 call after six ¦ Asha 98450 12345 ¦ 1800-FLOWERS
  12-34-56 ¦ 123456 ¦ 12/05/2024 ¦ ext 12345678 ¦ 12345 ext 67 ¦ M1234567 ¦ ABCDE1234567F ¦ one two three
  123456789012345678901234567890 ¦ 1234567890123456 ¦ 98450 12345 98450 12346 ¦ 98450+12345 ¦ + ¦ , ¦ / ¦ x
  98450 12345 // 98450 12346 or ¦ 1234567<br> ¦ ½1234567½
`),
)('refuses %j and keeps it', (phone) => {
  expect(sent(phone)).toBe('invalid')
  expect(asPhoneNumber(phone)).toBe(phone.replaceAll('½', '1⁄2'))
})

test('refuses a header after a line break', () => {
  expect(sent('1234567\r\nBcc: victim@example.com')).toBe('invalid')
})

const digit = fc.constantFrom(...'0123456789')
const between = fc.constantFrom('', '', ' ', '-', '.', '–', '\u00a0', ' - ')

/** Every number of 7 to 15 digits with a country code (E.164). */
const e164 = fc
  .tuple(fc.constantFrom(...'123456789'), fc.array(digit, { minLength: 6, maxLength: 14 }))
  .map(([first, others]) => [first, ...others])
  .filter((digits) => new Set(digits).size > 1)

const formatted = e164.chain((digits) =>
  fc
    .array(between, { minLength: digits.length, maxLength: digits.length })
    .map(
      (gaps) =>
        `+${digits.map((one, at) => one + (at < digits.length - 1 ? gaps[at] : '')).join('')}`,
    ),
)

test('accepts every E.164 number with any separators, and sends its digits', () => {
  const digitsIn = (text: string) => text.replace(/\D/g, '')
  fc.assert(
    fc.property(formatted, fc.constantFrom('', 'Phone: ', '"', 'tel:'), (number, label) => {
      expect(isPhoneNumber(number)).toBe(true)
      expect(digitsIn(asPhoneNumber(label + number))).toBe(digitsIn(number))
    }),
  )
})

const pieces = (
  '+91 98450 12345|+91 |+91 |(+91) |0091 |022 2345678|98450 12346|98450|12345|022|2345678|9845012345|' +
  'ext|ext:|x|#12|(M)|M:|Tel|Phone:|WhatsApp|or|and|no|www.|@|ß|५|½|[|]|(|)|+|-|.|,|;|/|&|:|"|\n| |  |\u200b'
).split('|')

const pasted = fc
  .array(fc.constantFrom(...pieces, '|'), { maxLength: 6 })
  .map((some) => some.join(''))

test('changes nothing when it cleans a number again', () => {
  let accepted = 0
  fc.assert(
    fc.property(fc.oneof(pasted, fc.string({ unit: 'binary' })), (text) => {
      const once = cleaned({ ...completeDraft, phone: text })
      if (isPhoneNumber(once.phone)) accepted += 1
      expect(cleaned(once).phone).toBe(once.phone)
    }),
    { numRuns: 3_000 },
  )
  expect(accepted).toBeGreaterThan(100)
})

test('reads 100,000 characters without a search that takes the square of their number', () => {
  for (const piece of [...pieces, 'a.', '1 ', '+1 ', '(', 'Phone:', '.a@', 'tel/', ' or ', 'ﷺ']) {
    const text = piece.repeat(100_000 / piece.length)
    for (const phone of [text, `1234567${text}`]) expect(sent(phone)).not.toBe(phone)
  }
})
