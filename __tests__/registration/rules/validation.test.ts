import fc from 'fast-check'
import {
  eachDocument,
  emptyDraft,
  type RegistrationDraft,
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
import { validTexts } from '../../../stories/support/validTexts'

const runs = Number(process.env.HOSTILE_RUNS ?? 2_000)

const document = {
  id: '6f1c0c5e-0c5e-4c5e-8c5e-0c5e0c5e0c5e',
  url: 'https://cdn.example.com/6f1c0c5e-0c5e-4c5e-8c5e-0c5e0c5e0c5e/',
  name: 'gst.pdf',
  size: 1024,
  mimeType: 'application/pdf',
}

const valid: RegistrationDraft = {
  ...validTexts,
  company_address: '12 MG Road\nBengaluru',
  ...eachDocument(() => document),
}

test('a complete registration has no problem', () => {
  expect(problemsOf(valid)).toEqual({})
})

test('a draft is cleaned as it would be sent, whether it may be sent or not', () => {
  const typed = { ...valid, email: 'Asha <asha@example.com>,', gst_number: ' 07abcde1234f1z5 ' }
  expect(cleaned(typed)).toEqual({ ...valid, email: 'asha@example.com' })
  expect(cleaned({ ...emptyDraft, phone: ' 1 ' })).toEqual({ ...emptyDraft, phone: '1' })
})

test('in an empty registration every text and both documents are missing', () => {
  expect(Object.keys(problemsOf(emptyDraft)).sort()).toEqual(Object.keys(emptyDraft).sort())
  expect(new Set(Object.values(problemsOf(emptyDraft)))).toEqual(new Set(['missing']))
})

test.each(textNames)('%s with only white space is missing', (field) => {
  expect(problemsOf({ ...valid, [field]: ' \n\t ' })).toEqual({ [field]: 'missing' })
})

test.each([
  ['company_name', 200],
  ['your_name', 200],
  ['email', 254],
  ['phone', 60],
  ['gst_number', 60],
  ['company_address', 1000],
] as const)('%s has at most %d characters', (field, limit) => {
  expect(textFields[field].maxLength).toBe(limit)
})

test.each(textNames)('%s is too long with one character more than its limit', (field) => {
  const problemOf = (length: number) => problemsOf({ ...valid, [field]: 'a'.repeat(length) })[field]
  const { maxLength } = textFields[field]
  expect(problemOf(maxLength + 1)).toBe('tooLong')
  expect(problemOf(maxLength)).not.toBe('tooLong')
})

test('the longest application stays below the provider’s 50 KB, whatever its characters', () => {
  const most = textNames.reduce((total, field) => total + textFields[field].maxLength, 0)
  // A lone surrogate is `\ud800` in JSON (docs/providers.md, B13).
  const maxBytesPerCharacter = 6
  expect(most * maxBytesPerCharacter).toBeLessThan(50_000 / 2)
})

describe('GST number', () => {
  test.each([
    ['07ABCDE1234F1Z5', 'the example of the specification'],
    ['27AAPFU0939F1ZV', 'a letter at the end'],
    ['29AAACI1681G9Z0', 'a nine at position 13'],
    ['99ZZZZZ9999ZZZZ', 'the highest value at every position'],
    ['00AAAAA0000A1Z0', 'the lowest value at every position'],
    ['07abcde1234f1z5', 'lower case, which becomes upper case'],
    ['07-ABCDE 1234-F-1-Z-5', 'several separators'],
    ['０７ＡＢＣＤＥ１２３４Ｆ１Ｚ５', 'full-width letters and digits'],
    ['07GSTIN1234F1Z5', 'letters that are also its name'],
    ['GST 07ABCDE1234F1Z5', 'its short name before it'],
    ['GST Number: 07ABCDE1234F1Z5', 'its whole name before it'],
    ['GSTIN: 07ABCDE1234F1Z5', 'its name before it'],
    ['GST No. 07ABCDE1234F1Z5', 'another name before it'],
  ])('%s is accepted: %s', (gst_number) => {
    expect(problemsOf({ ...valid, gst_number })).toEqual({})
  })

  test.each([
    ['07ABCDE1234F1Z', '14 characters'],
    ['A7ABCDE1234F1Z5', 'a letter among the first two'],
    ['0712CDE1234F1Z5', 'digits among the five letters'],
    ['07ABCDEF234F1Z5', 'a letter among the four digits'],
    ['07ABCDE123451Z5', 'a digit at position 12'],
    ['07ABCDE1234F0Z5', 'a zero at position 13'],
    ['07ABCDE1234F1Y5', 'no Z at position 14'],
    ['07ABCDE1234F125', 'a digit at position 14'],
    ['07ABCDE1234F1Z_', 'an underscore at the end'],
    ['07ABCDE1234F1Z5\nBcc: x', 'a line break and more text'],
    ['07ÀBCDE1234F1Z5', 'a letter outside A-Z'],
    ['٠٧ABCDE1234F1Z5', 'digits outside 0-9'],
  ])('%s is refused: %s', (gst_number) => {
    expect(problemsOf({ ...valid, gst_number })).toEqual({ gst_number: 'invalid' })
  })

  const insertedAnywhere = (character: string): string[] =>
    Array.from({ length: 16 }, (_, at) => {
      const number = '07ABCDE1234F1Z5'
      return number.slice(0, at) + character + number.slice(at)
    })

  test('a separator or an invisible mark is not sent, wherever it is', () => {
    const separators = [
      ...' \t\n\u00a0-.:·\u2010\u2011\u2013\u2014\u2212．－\u200b\u200e\u00ad\ufeff',
    ]
    const sent = separators
      .flatMap(insertedAnywhere)
      .map((gst_number) => registrationSchema.validateSync({ ...valid, gst_number }).gst_number)
    expect(new Set(sent)).toEqual(new Set(['07ABCDE1234F1Z5']))
  })

  test('any other character inserted anywhere is refused', () => {
    const others = [
      ...'!"#$%&\'()*+,/;<=>?@[\\]^_`{|}~',
      ...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
      ...'§°×÷•₹€／＊，٣७éßЯא字ｱ😀',
    ]
    const accepted = others
      .flatMap(insertedAnywhere)
      .filter((gst_number) => !problemsOf({ ...valid, gst_number }).gst_number)
    expect(accepted).toEqual([])
  })
})

test.each([
  ['a@b.co', 'a@b.co'],
  ['asha.rao+gst@travel.example.com', 'asha.rao+gst@travel.example.com'],
  [' asha@example.com ', 'asha@example.com'],
  ['asha@example.com,', 'asha@example.com'],
  ['asha@example.com;', 'asha@example.com'],
  ['asha@example.com.', 'asha@example.com'],
  ['<asha@example.com>', 'asha@example.com'],
  ['Asha Rao <asha@example.com>', 'asha@example.com'],
  ['mailto:asha@example.com', 'asha@example.com'],
  ['ａｓｈａ＠example.com', 'asha@example.com'],
])('e-mail %s is sent as %s', (email, sent) => {
  expect(problemsOf({ ...valid, email })).toEqual({})
  expect(registrationSchema.cast({ ...valid, email }).email).toBe(sent)
})

test.each([
  ...['asha', 'asha@', '@example.com', 'asha@example', 'a b@example.com', 'a@b@example.com'],
  ...['a', 'xmailto:asha@example.com', 'asha@example.c'],
  ...['a@b..com', 'a@.b.com', 'a@b.com, c@d.com', 'a@b.com c@d.com'],
])('e-mail %s is refused', (email) => {
  expect(problemsOf({ ...valid, email })).toEqual({ email: 'invalid' })
})

test.each([
  ...['+91 98765 43210', '(022) 2345-6789', '022/2345678 ext. 12', '9876543210'],
  ...['61234567', '1234567', '123 45 67'],
])('phone %s is accepted', (phone) => {
  expect(problemsOf({ ...valid, phone })).toEqual({})
})

test('a phone number in the digits of any script is sent in 0 to 9', () => {
  for (const system of Intl.supportedValuesOf('numberingSystem')) {
    const digits = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false })
    const phone = digits.format(9876501234)
    // Some systems have no digits: Roman and Chinese numerals for example.
    if (!/^\p{Nd}{10}$/u.test(phone)) continue
    expect(registrationSchema.cast({ ...valid, phone }).phone).toBe('9876501234')
  }
})

describe('invisible characters', () => {
  const marks = ['\u200b', '\u2060', '\u3164', '\ufe0f', '\u00ad', '\u{e0041}', '\u2800', '\u200d']

  test.each(textNames)('%s made of them is missing', (field) => {
    for (const mark of marks) {
      expect(problemsOf({ ...valid, [field]: mark.repeat(3) })[field]).toBeDefined()
    }
    const all = marks.join('')
    expect(['missing', 'invalid']).toContain(problemsOf({ ...valid, [field]: all })[field])
  })

  test('joiners stay inside words, where Indic scripts need them', () => {
    const your_name = 'ක්\u200dෂණ'
    expect(registrationSchema.cast({ ...valid, your_name }).your_name).toBe(your_name)
  })

  test('around and inside an e-mail address, a phone or a GST number they are not sent', () => {
    const anyMarks = fc
      .array(fc.constantFrom('\u200b', '\u200d', '\u200e', '\u2060', '\ufeff', '\u00ad', '\ufe0f'))
      .map((some) => some.join(''))
    const sprinkled = (text: string) =>
      fc
        .array(anyMarks, { minLength: text.length + 1, maxLength: text.length + 1 })
        .map((parts) => parts.map((part, index) => part + (text[index] ?? '')).join(''))
    const { email, phone, gst_number } = valid
    fc.assert(
      fc.property(sprinkled(email), sprinkled(phone), sprinkled(gst_number), (...dirty) => {
        const [dirtyEmail, dirtyPhone, dirtyGst] = dirty
        const draft = { ...valid, email: dirtyEmail, phone: dirtyPhone, gst_number: dirtyGst }
        expect(problemsOf(draft)).toEqual({})
        expect(registrationSchema.cast(draft)).toMatchObject({ email, phone, gst_number })
      }),
      { numRuns: runs },
    )
  })
})

test('a phone number is sent without what is around it', () => {
  const phone = '\u200d 9876543210 \u200d'
  expect(registrationSchema.cast({ ...valid, phone }).phone).toBe('9876543210')
})

test.each(['123456', '12-34-56', 'call me'])('phone %s is refused', (phone) => {
  expect(problemsOf({ ...valid, phone })).toEqual({ phone: 'invalid' })
})

test.each(['company_name', 'your_name', 'phone'] as const)(
  '%s is sent on one line, without spaces around it',
  (field) => {
    const cast = registrationSchema.cast({
      ...valid,
      [field]: ' 1234567\r\nBcc: victim@example.com ',
    })
    expect(cast[field]).toBe('1234567 Bcc: victim@example.com')
  },
)

test.each([
  ['12 MG Road\nBengaluru', '12 MG Road\nBengaluru'],
  ['12 MG Road\r\nBengaluru', '12 MG Road\nBengaluru'],
  ['12 MG Road\rBengaluru', '12 MG Road\nBengaluru'],
  ['12 MG Road\u2028\u2029Bengaluru', '12 MG Road\n\nBengaluru'],
  ['12 MG Road\t\u0000\u0085Bengaluru', '12 MG Road Bengaluru'],
  ['12 MG\u200b Road\u00ad', '12 MG Road'],
])('the address %j keeps its lines: %j', (company_address, sent) => {
  expect(registrationSchema.cast({ ...valid, company_address }).company_address).toBe(sent)
})

test('an e-mail address of punctuation alone is missing', () => {
  expect(problemsOf({ ...valid, email: '<,>' })).toEqual({ email: 'missing' })
})

test('of several problems of a field the first is reported', () => {
  expect(problemsOf({ ...valid, email: ' ', gst_number: '7'.repeat(61) })).toEqual({
    email: 'missing',
    gst_number: 'tooLong',
  })
})

test('a document that the rules refuse is missing', () => {
  expect(problemsOf({ ...valid, pan_pdf: { ...document, size: 0 } })).toEqual({
    pan_pdf: 'missing',
  })
})

/** 5 MB. */
const maxBytes = 5_242_880

describe('a chosen file', () => {
  const pdf = (parts: BlobPart[], name = 'gst.pdf', type = 'application/pdf') =>
    new File(parts, name, { type })
  const head = '%PDF-1.7\n'

  test.each([
    ['a PDF', pdf([head])],
    ['a PDF of exactly 5 MB', pdf([head, new Uint8Array(maxBytes - head.length)])],
    ['a PDF with an upper-case extension', pdf([head], 'GST.PDF')],
    ['a PDF without a reported type', pdf([head], 'GST.PDF', '')],
    ['a PDF reported by its old name', pdf([head], 'gst', 'application/x-pdf')],
    ['a PDF reported as a byte stream', pdf([head], 'gst.pdf', 'application/octet-stream')],
  ])('is accepted: %s', async (_what, file) => {
    await expect(fileProblem(file)).resolves.toBeUndefined()
  })

  test.each([
    ['tooLarge', 'one byte over 5 MB', pdf([head, new Uint8Array(maxBytes)])],
    ['empty', 'no bytes', pdf([])],
    ['notPdf', 'an image', pdf([head], 'gst.pdf', 'image/png')],
    ['notPdf', 'a large image', pdf([new Uint8Array(6_000_000)], 'gst.png', 'image/png')],
    ['notPdf', 'text named as a PDF', pdf(['hello'])],
    ['notPdf', 'no type and no extension', pdf([head], 'gst', '')],
  ])('is refused as %s: %s', async (problem, _what, file) => {
    await expect(fileProblem(file)).resolves.toBe(problem)
  })
})

describe('a document reported by the upload service', () => {
  test.each([
    ['a PDF', {}],
    ['a PDF of 1 byte', { size: 1 }],
    ['a PDF of exactly 5 MB', { size: maxBytes }],
    ['a PDF at an address without TLS', { url: `http://127.0.0.1/${document.id}/` }],
  ])('is acceptable: %s', (_what, change) => {
    expect(isAcceptable({ ...document, ...change })).toBe(true)
  })

  test.each([
    ['another type', { mimeType: 'text/html' }],
    ['too many bytes', { size: maxBytes + 1 }],
    ['no bytes', { size: 0 }],
    ['an address that is not a web address', { url: `javascript:alert('${document.id}')` }],
    ['a script that contains a web address', { url: `javascript:'${document.url}'` }],
    ['an address with more after it', { url: `${document.url}\nBcc: thief@example.com` }],
    ['an address of another document', { url: 'https://cdn.example.com/another/' }],
    ['no identifier', { id: '' }],
    ['an identifier of 7 characters', { id: '6f1c0c5' }],
    [
      'an identifier that begins with a path',
      { id: `../${document.id}`, url: `https://cdn.example.com/../${document.id}/` },
    ],
    ['an identifier that ends with a path', { id: `${document.id}/`, url: document.url }],
  ])('is not acceptable with %s', (_what, change) => {
    expect(isAcceptable({ ...document, ...change })).toBe(false)
  })
})

describe('a PDF', () => {
  const pdf = (...lines: string[]) => new Blob([['%PDF-1.7', ...lines, '%%EOF'].join('\n')])

  describe('the number of pages', () => {
    test.each([
      ['of a plain file', ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'], 1],
      ['in either order', ['<< /Count 12 /Kids [3 0 R 4 0 R]\r\n/Type/Pages >>'], 12],
      [
        'of a tree is that of its root',
        ['<< /Type /Pages /Parent 1 0 R /Count 4 >>', '<< /Type /Pages /Count 9 >>'],
        9,
      ],
      ['of a file with more spaces', ['<< /Type  \n/Pages /Kids [3 0 R] /Count \r\n 34 >>'], 34],
      ['in the other order, with more spaces', ['<< /Count  567 /Type \n /Pages >>'], 567],
      ['without a space', ['<</Count 8/Type/Pages>>'], 8],
      ['is not known where the tree is packed', ['<< /Type /ObjStm /Length 20 >>'], undefined],
      ['is not that of something else', ['<< /Type /Outlines /Count 7 >>'], undefined],
    ])('%s', async (_what, lines, pages) => {
      await expect(pdfFacts(pdf(...lines))).resolves.toMatchObject({ pages })
    })
  })

  describe('encryption', () => {
    test.each([
      ['a reference in the trailer', 'trailer << /Root 1 0 R /Encrypt 5 0 R >>', true],
      ['a reference with more spaces', 'trailer << /Encrypt \r\n 15  \n10 \r\n R >>', true],
      ['a dictionary in the trailer', 'trailer << /Encrypt << /Filter /Standard >> >>', true],
      ['in a cross-reference stream', '<</Type/XRef/Encrypt 12 0 R/Size 9>>', true],
      ['the word in a text', 'BT (how to /Encrypt a file) Tj ET', false],
      ['metadata that stays open', '<< /EncryptMetadata false >>', false],
      ['none', 'trailer << /Root 1 0 R >>', false],
    ])('%s', async (_what, line, isEncrypted) => {
      await expect(pdfFacts(pdf(line))).resolves.toMatchObject({ isEncrypted })
    })
  })

  test('the signature may follow other bytes, within the first 1,024', async () => {
    const signedAfter = (bytes: number) => new File(['x'.repeat(bytes), '%PDF-'], 'gst.pdf')
    await expect(fileProblem(signedAfter(1019))).resolves.toBeUndefined()
    await expect(fileProblem(signedAfter(1020))).resolves.toBe('notPdf')
  })

  test('page trees without a number have none', async () => {
    const part = '/Type /Pages '.repeat(50_000)
    await expect(pdfFacts(pdf(part))).resolves.toEqual({ isEncrypted: false, pages: undefined })
  })
})
