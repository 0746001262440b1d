import fc from 'fast-check'
import {
  eachDocument,
  eachText,
  emptyDraft,
  type TextName,
  textFields,
  textNames,
} from '../../../src/registration/rules/fields'
import {
  cleaned,
  fileProblem,
  isAcceptable,
  pdfFacts,
  problemsOf,
  registrationSchema,
} from '../../../src/registration/rules/validation'
import { completeDraft } from '../../../stories/support/registration'

const runs = Number(process.env.HOSTILE_RUNS ?? 2_000)

const document = completeDraft.gst_pdf
const valid = { ...completeDraft, company_address: '12 MG Road\nBengaluru' }

/** What the company receives of a text; throws if it may not be sent. */
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
  // A lone surrogate is `\ud800` in JSON (docs/providers.md, B13).
  const maxBytesPerCharacter = 6
  expect(most * maxBytesPerCharacter).toBeLessThan(50_000 / 2)
})

test.each<[TextName, string, string]>([
  ['company_name', ' Sunrise\r\nBcc: victim@example.com ', 'Sunrise Bcc: victim@example.com'],
  // Indic scripts need joiners inside words.
  ['your_name', 'ක්\u200dෂණ', 'ක්\u200dෂණ'],
  ['email', 'asha.rao+gst@travel.example.com', 'asha.rao+gst@travel.example.com'],
  ['email', ' (asha@example.com),;. ', 'asha@example.com'],
  ['email', 'Asha Rao <asha@example.com>', 'asha@example.com'],
  ['email', 'mailto:asha@example.com', 'asha@example.com'],
  ['email', 'ａｓｈａ＠example.com', 'asha@example.com'],
  ['phone', '022/2345678 ext. 12', '022/2345678 ext. 12'],
  ['phone', '1234567', '1234567'],
  ['phone', '\u200d 9876543210 \u200d', '9876543210'],
  ['phone', ' 1234567\r\nBcc: victim@example.com ', '1234567 Bcc: victim@example.com'],
  ['gst_number', '07abcde1234f1z5', '07ABCDE1234F1Z5'],
  ['gst_number', '07-ABCDE 1234-F-1-Z-5', '07ABCDE1234F1Z5'],
  ['gst_number', '０７ＡＢＣＤＥ１２３４Ｆ１Ｚ５', '07ABCDE1234F1Z5'],
  ['gst_number', 'GST 07ABCDE1234F1Z5', '07ABCDE1234F1Z5'],
  ['gst_number', 'GSTIN: 07ABCDE1234F1Z5', '07ABCDE1234F1Z5'],
  ['gst_number', 'GST No. 07ABCDE1234F1Z5', '07ABCDE1234F1Z5'],
  ['gst_number', 'GST Number: 07ABCDE1234F1Z5', '07ABCDE1234F1Z5'],
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
  ['email', 'asha@example.c'],
  ['email', 'a b@example.com'],
  ['email', 'a@b@example.com'],
  ['email', 'xmailto:asha@example.com'],
  ['email', 'a@b..com'],
  ['email', 'a@b.com, c@d.com'],
  ['phone', '12-34-56'],
  ['gst_number', '07ABCDE1234F1Z'],
])('the %s %j is refused', (field, typed) => {
  expect(problemsOf({ ...valid, [field]: typed })).toEqual({ [field]: 'invalid' })
})

describe('a GST number', () => {
  const number = '07ABCDE1234F1Z5'
  const d = '0123456789'
  const l = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

  test('takes at each position the characters of the specification, and no others', () => {
    const accepted = (at: number): string =>
      [...d, ...l, ...'_À٠']
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

  test('is sent without separators, wherever they are', () => {
    const separators = [...' \t\n\u00a0-.:·\u2010\u2011\u2013\u2014\u2212．－']
    const received = separators.flatMap(insertedAnywhere).map((typed) => sent('gst_number', typed))
    expect(new Set(received)).toEqual(new Set([number]))
  })

  test('with any other character inserted anywhere is refused', () => {
    const others = [
      ...'!"#$%&\'()*+,/;<=>?@[\\]^_`{|}~',
      ...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
      ...'§°×÷•₹€／＊，٣７éßЯא字ｱ😀',
    ]
    const accepted = others
      .flatMap(insertedAnywhere)
      .filter((gst_number) => !problemsOf({ ...valid, gst_number }).gst_number)
    expect(accepted).toEqual([])
  })
})

test('a phone number in the digits of any script is sent in 0 to 9', () => {
  for (const system of Intl.supportedValuesOf('numberingSystem')) {
    const script = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false })
    const phone = script.format(9876501234)
    // Some systems have no digits: Roman and Chinese numerals for example.
    if (/^\p{Nd}{10}$/u.test(phone)) expect(sent('phone', phone)).toBe('9876501234')
  }
})

test('invisible marks around and inside an e-mail address, a phone or a GST number are not sent', () => {
  const anyMarks = fc.string({
    unit: fc.constantFrom('\u200b', '\u200d', '\u200e', '\u2060', '\ufeff', '\u00ad', '\ufe0f'),
  })
  const sprinkled = (text: string) =>
    fc
      .array(anyMarks, { minLength: text.length + 1, maxLength: text.length + 1 })
      .map((parts) => parts.map((part, index) => part + (text[index] ?? '')).join(''))
  const { email, phone, gst_number } = valid
  fc.assert(
    fc.property(sprinkled(email), sprinkled(phone), sprinkled(gst_number), (...dirty) => {
      const [dirtyEmail, dirtyPhone, dirtyGst] = dirty
      const draft = { ...valid, email: dirtyEmail, phone: dirtyPhone, gst_number: dirtyGst }
      expect(registrationSchema.validateSync(draft)).toEqual(valid)
    }),
    { numRuns: runs },
  )
})

test('of several problems of a field the first is reported', () => {
  const draft = { ...valid, email: '<,>', gst_number: '7'.repeat(61) }
  expect(problemsOf(draft)).toEqual({ email: 'missing', gst_number: 'tooLong' })
})

test('a document that the rules refuse is missing', () => {
  const draft = { ...valid, pan_pdf: { ...document, size: 0 } }
  expect(problemsOf(draft)).toEqual({ pan_pdf: 'missing' })
})

/** 5 MB. */
const maxBytes = 5_242_880

describe('a chosen file is', () => {
  const head = '%PDF-'
  const pdf = (parts: BlobPart[], name = 'gst.pdf', type = 'application/pdf') =>
    new File(parts, name, { type })

  test.each([
    [undefined, 'a PDF of exactly 5 MB', pdf([head, new Uint8Array(maxBytes - head.length)])],
    ['tooLarge', 'one byte over 5 MB', pdf([head, new Uint8Array(maxBytes - head.length + 1)])],
    ['empty', 'no bytes', pdf([])],
    [undefined, 'a PDF without a reported type', pdf([head], 'GST.PDF', '')],
    [undefined, 'a PDF reported by its old name', pdf([head], 'gst', 'application/x-pdf')],
    [undefined, 'a PDF reported as bytes', pdf([head], 'gst.pdf', 'application/octet-stream')],
    ['notPdf', 'neither type nor extension', pdf([head], 'gst', '')],
    ['notPdf', 'a large image', pdf([head, new Uint8Array(maxBytes)], 'gst.pdf', 'image/png')],
    [undefined, 'a signature at the end of the first 1,024 bytes', pdf(['x'.repeat(1019), head])],
    ['notPdf', 'a signature behind them', pdf(['x'.repeat(1020), head])],
  ])('%s with %s', async (problem, _what, file) => {
    await expect(fileProblem(file)).resolves.toBe(problem)
  })
})

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

test.each([
  ['pages', '<< /Count 12 /Kids [3 0 R 4 0 R]\r\n/Type/Pages >>', { pages: 12 }],
  ['pages without a space', '<</Count 8/Type/Pages>>', { pages: 8 }],
  ['pages with spaces', '<< /Count  567 /Type \n /Pages >>', { pages: 567 }],
  ['its type first', '<< /Type  \n/Pages /Kids [3 0 R] /Count \r\n 34 >>', { pages: 34 }],
  ['a tree', '<< /Type/Pages /Count 4 >> << /Type/Pages /Count 9 >>', { pages: 9 }],
  ['a count of something else', '<< /Type /Outlines /Count 7 >>', { pages: undefined }],
  ['page trees without a number', '/Type /Pages '.repeat(50_000), { pages: undefined }],
  ['a reference', 'trailer << /Encrypt \r\n 15  \n10 \r\n R >>', { isEncrypted: true }],
  ['a dictionary', 'trailer << /Encrypt << /Filter /Standard >> >>', { isEncrypted: true }],
  ['the word in a text', 'BT (how to /Encrypt a file) Tj ET', { isEncrypted: false }],
  ['metadata that stays open', '<< /EncryptMetadata false >>', { isEncrypted: false }],
])('the facts of a PDF with %s', async (_what, text, facts) => {
  await expect(pdfFacts(new Blob([text]))).resolves.toMatchObject(facts)
})
