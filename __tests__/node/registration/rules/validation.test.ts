import {
  eachDocument,
  eachText,
  emptyDraft,
  type TextName,
  textFields,
  textNames,
} from '../../../../src/registration/rules/fields'
import {
  cleaned,
  isAcceptable,
  problemsOf,
  registrationSchema,
} from '../../../../src/registration/rules/validation'
import { completeDraft } from '../../../fixtures/registration/samples'

const document = completeDraft.gst_pdf
const valid = { ...completeDraft, company_address: '12 MG Road\nBengaluru' }

/** Returns a text as the company receives it; throws if it is not valid. */
const sent = (field: TextName, typed: string): string =>
  registrationSchema.validateSync({ ...valid, [field]: typed })[field]

test('a draft is cleaned as it would be sent, whether it may be sent or not', () => {
  const typed = { ...emptyDraft, phone: ' 1 ', gst_number: '07abc' }
  expect(cleaned(typed)).toEqual({ ...emptyDraft, phone: '1', gst_number: '07ABC' })
})

test('in an empty registration every text and both documents are missing', () => {
  const missing = () => 'missing'
  expect(problemsOf(emptyDraft)).toEqual({ ...eachText(missing), ...eachDocument(missing) })
})

test.each(textNames)('%s is missing if there is nothing to be seen', (field) => {
  const marks = ['\u200b', '\u2060', '\u3164', '\ufe0f', '\u00ad', '\u{e0041}', '\u2800', '\u200d']
  for (const text of [' \n\t ', ...marks, marks.join('')]) {
    expect(problemsOf({ ...valid, [field]: text.repeat(3) })).toEqual({ [field]: 'missing' })
  }
})

test.each([
  ['company_name', 200],
  ['your_name', 200],
  ['email', 254],
  ['phone', 60],
  ['gst_number', 60],
  ['company_address', 1000],
] as const)('%s has at most %d characters', (field, limit) => {
  const problemOf = (length: number) => problemsOf({ ...valid, [field]: 'a'.repeat(length) })[field]
  expect(problemOf(limit + 1)).toBe('tooLong')
  expect(problemOf(limit)).not.toBe('tooLong')
})

test('the longest application stays below the provider’s 50 KB, whatever its characters', () => {
  const most = textNames.reduce((total, field) => total + textFields[field].maxLength, 0)
  // In JSON, a lone surrogate takes six bytes: `\ud800` (docs/providers.md, B13).
  const maxBytesPerCharacter = 6
  expect(most * maxBytesPerCharacter).toBeLessThan(50_000 / 2)
})

test.each<[TextName, string, string]>([
  ['company_name', ' Sunrise\r\nBcc: victim@example.com ', 'Sunrise Bcc: victim@example.com'],
  // Indic scripts need joiners inside words.
  ['your_name', 'ක්\u200dෂණ', 'ක්\u200dෂණ'],
  ['email', 'asha.rao+gst@travel.example.com', 'asha.rao+gst@travel.example.com'],
  ['email', ' \n asha@example.com\t', 'asha@example.com'],
  ['email', 'ａｓｈａ＠example.com', 'asha@example.com'],
  ['email', "o'brien@example.com", "o'brien@example.com"],
  ['email', 'a/b=c@example.com', 'a/b=c@example.com'],
  ['email', 'asha@xn--mnchen-3ya.de', 'asha@xn--mnchen-3ya.de'],
  ['email', `a@${'b'.repeat(63)}.com`, `a@${'b'.repeat(63)}.com`],
  ['email', '!def!xyz%abc@example.com', '!def!xyz%abc@example.com'],
  ['email', 'अशा@उदाहरण.भारत', 'अशा@उदाहरण.भारत'],
  ['email', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['phone', '\u200d 9876543210 \u200d', '9876543210'],
  ['gst_number', '07abcde1234f1z5', '07ABCDE1234F1Z5'],
  ['gst_number', '07GSTIN1234F1Z5', '07GSTIN1234F1Z5'],
  ['company_address', '12 MG Road\r\nBengaluru', '12 MG Road\nBengaluru'],
  ['company_address', '12 MG Road\rBengaluru', '12 MG Road\nBengaluru'],
  ['company_address', '12 MG Road\u2028\u2029Bengaluru', '12 MG Road\n\nBengaluru'],
  ['company_address', '12 MG Road\t\u0000\u0085Bengaluru', '12 MG Road Bengaluru'],
  ['company_address', '12 MG\u200b Road\u00ad', '12 MG Road'],
])('the %s %j is sent as %j', (field, typed, expected) => {
  expect(sent(field, typed)).toBe(expected)
})

test.each<[TextName, string]>([
  ['email', '@example.com'],
  ['email', 'asha@example'],
  ['email', 'a b@example.com'],
  ['email', 'a@b@example.com'],
  ['email', 'a@b..com'],
  ['email', 'a@-b.com'],
  ['email', 'a@b-.com'],
  ['email', `a@${'b'.repeat(64)}.com`],
  ['email', 'mailto:asha@example.com'],
  ['email', 'a@b.com, c@d.com'],
  ['email', 'a@b.com or call'],
  ['email', 'Asha a@b.com'],
  ['email', 'o’brien@example.com'],
  ['email', '<,>'],
  ['email', 'https://x.com/asha@example.com'],
  ['email', 'http://intranet/asha@example.com'],
  ['gst_number', '07ABCDE1234F1Z'],
  ['gst_number', '07ABCDE1234F1Z5 (Delhi)'],
  ['gst_number', 'GSTIN 1: 07ABCDE1234F1Z5'],
  ['gst_number', 'GSTIN: O7ABCDE1234F1Z5'],
])('the %s %j is refused', (field, typed) => {
  expect(problemsOf({ ...valid, [field]: typed })).toEqual({ [field]: 'invalid' })
})

/** As people and programs paste it: from public reports, and variations. */
const pastedGstNumbers = `
  GSTIN/UIN: 07ABCDE1234F1Z5 | GST Registration No: 07ABCDE1234F1Z5 | GST #07ABCDE1234F1Z5
  '07ABCDE1234F1Z5' | "07ABCDE1234F1Z5" | (07ABCDE1234F1Z5) | 07ABCDE1234F1Z5, | 07/ABCDE/1234/F1Z5
  07_ABCDE_1234_F1Z5 | 07-ABCDE 1234-F-1-Z-5 | 07–ABCDE·1234.F1Z5 | 07*ABCDE1234F1Z5* | ०७ABCDE१२३४F१Z५
  ٠٧ABCDE١٢٣٤F١Z٥ | ０７ＡＢＣＤＥ１２３４Ｆ１Ｚ５ | जीएसटी: 07ABCDE1234F1Z5 | gstin: 07abcde1234f1z5 | <07ABCDE1234F1Z5>`

const each = (pasted: string): string[] =>
  pasted.split(/[|\n]/).filter((text) => text.trim() !== '')

test.each(each(pastedGstNumbers))('of %j the GST number is sent', (typed) => {
  expect(sent('gst_number', typed)).toBe('07ABCDE1234F1Z5')
})

describe('a GST number', () => {
  const number = '07ABCDE1234F1Z5'
  const d = '0123456789'
  const l = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

  test('takes at each position the characters of the specification, and no others', () => {
    const accepted = (at: number): string =>
      [...d, ...l, ...'_À½']
        .filter((one) => {
          const gst_number = number.slice(0, at) + one + number.slice(at + 1)
          return !problemsOf({ ...valid, gst_number }).gst_number
        })
        .join('')
    const specified = [d, d, l, l, l, l, l, d, d, d, d, l, `123456789${l}`, 'Z', d + l]
    expect(Array.from(number, (_, at) => accepted(at))).toEqual(specified)
  })

  const insertedAnywhere = (character: string): string[] =>
    Array.from({ length: 16 }, (_, at) => number.slice(0, at) + character + number.slice(at))

  test('is sent without anything that is no letter or digit, wherever it is', () => {
    const others = [...' \t\n\u00a0-.:·\u2010\u2212．!"#$%&\'()*+,/;<=>?@[\\]^_`{|}~§°×€／😀']
    const received = others.flatMap(insertedAnywhere).map((typed) => sent('gst_number', typed))
    expect(new Set(received)).toEqual(new Set([number]))
  })

  test('with another letter or digit is refused, except a letter before it', () => {
    const accepted = [...'019azAZ٣７éßЯя字ｱ½']
      .flatMap(insertedAnywhere)
      .filter((gst_number) => !problemsOf({ ...valid, gst_number }).gst_number)
    expect(accepted.every((typed) => /^\p{L}07ABCDE1234F1Z5$/u.test(typed))).toBe(true)
    expect(accepted).toHaveLength(10)
  })
})

test('a phone number in the digits of any script is sent in 0 to 9', () => {
  for (const system of Intl.supportedValuesOf('numberingSystem')) {
    const script = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false })
    const phone = script.format(9876501234)
    // Some systems, such as Roman and Chinese numerals, have no digits.
    if (/^\p{Nd}{10}$/u.test(phone)) expect(sent('phone', phone)).toBe('9876501234')
  }
})

test('invisible marks around and inside an e-mail address, a phone or a GST number are not sent', () => {
  for (const mark of ['\u200b', '\u200d', '\u200e', '\u2060', '\ufeff', '\u00ad', '\ufe0f']) {
    for (const field of ['email', 'phone', 'gst_number'] as const) {
      expect(sent(field, [mark, ...valid[field], mark].join(mark))).toBe(valid[field])
    }
  }
})

test('of several problems of a field the first is reported', () => {
  const draft = { ...valid, email: '', gst_number: '7'.repeat(61) }
  expect(problemsOf(draft)).toEqual({ email: 'missing', gst_number: 'tooLong' })
})

test('a document that the rules refuse is missing', () => {
  const draft = { ...valid, pan_pdf: { ...document, size: 0 } }
  expect(problemsOf(draft)).toEqual({ pan_pdf: 'missing' })
})

/** 5 MB (docs/specification.md, section 9). */
const maxBytes = 5_242_880

test.each([
  ['accepted', '1 byte', { size: 1 }],
  ['refused', 'no bytes', { size: 0 }],
  ['accepted', 'exactly 5 MB', { size: maxBytes }],
  ['refused', 'too many bytes', { size: maxBytes + 1 }],
  ['refused', 'another type', { mimeType: 'text/html' }],
  ['accepted', 'an address without TLS', { url: `http://127.0.0.1/${document.id}/` }],
  ['refused', 'a script with an address', { url: `javascript:'${document.url}'` }],
  ['refused', 'more behind its address', { url: `${document.url}\nBcc: thief@example.com` }],
  ['refused', 'the address of another document', { url: 'https://cdn.example.com/another/' }],
  ['refused', 'an identifier of 7 characters', { id: document.id.slice(0, 7) }],
  ['refused', 'an identifier that begins with a path', { id: `/${document.id}` }],
  ['refused', 'an identifier that ends with a path', { id: `${document.id}/` }],
])('the service’s report of a document is %s with %s', (verdict, _what, change) => {
  expect(isAcceptable({ ...document, ...change })).toBe(verdict === 'accepted')
})
