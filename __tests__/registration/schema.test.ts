import fc from 'fast-check'
import type { ValidationError } from 'yup'
import {
  emptyDraft,
  type Problem,
  type RegistrationDraft,
  textFields,
} from '../../src/registration/fields'
import { maxDocumentBytes } from '../../src/registration/limits'
import { fileProblem, isAcceptable, registrationSchema } from '../../src/registration/schema'

const document = {
  id: '6f1c0c5e-0c5e-4c5e-8c5e-0c5e0c5e0c5e',
  url: 'https://cdn.example.com/6f1c0c5e-0c5e-4c5e-8c5e-0c5e0c5e0c5e/',
  name: 'gst.pdf',
  size: 1024,
  mimeType: 'application/pdf',
}

const valid: RegistrationDraft = {
  company_name: 'Sunrise Holidays',
  your_name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  gst_number: '07ABCDE1234F1Z5',
  company_address: '12 MG Road\nBengaluru',
  gst_pdf: document,
  pan_pdf: document,
}

/** What is wrong, by field. */
function problemsOf(draft: RegistrationDraft): Record<string, Problem> {
  try {
    registrationSchema.validateSync(draft, { abortEarly: false })
    return {}
  } catch (error) {
    const { inner } = error as ValidationError
    return Object.fromEntries(
      inner.reverse().map(({ path, message }) => [String(path), message as Problem]),
    )
  }
}

test('a complete registration keeps every rule', () => {
  expect(problemsOf(valid)).toEqual({})
})

test('an empty registration misses all six fields and both documents', () => {
  expect(Object.keys(problemsOf(emptyDraft)).sort()).toEqual(Object.keys(emptyDraft).sort())
  expect(new Set(Object.values(problemsOf(emptyDraft)))).toEqual(new Set(['missing']))
})

test.each(Object.keys(textFields))('%s made of white space is missing', (field) => {
  expect(problemsOf({ ...valid, [field]: ' \n\t ' })).toEqual({ [field]: 'missing' })
})

const maxLengths = Object.entries(textFields).map(
  ([field, { maxLength }]) => [field, maxLength] as const,
)

test.each(maxLengths)('%s is too long beyond %i characters', (field, most) => {
  expect(problemsOf({ ...valid, [field]: 'a'.repeat(most + 1) })[field]).toBe('tooLong')
})

test('the longest application stays below the 50 KB of the provider, whatever its characters', () => {
  const most = maxLengths.reduce((total, [, length]) => total + length, 0)
  const bytesOfTheWidestCharacter = 4
  expect(most * bytesOfTheWidestCharacter).toBeLessThan(50_000 / 2)
})

describe('GST number', () => {
  test.each([
    ['07ABCDE1234F1Z5', 'the example of the specification'],
    ['27AAPFU0939F1ZV', 'a letter at the end'],
    ['29AAACI1681G9Z0', 'a nine in place 13'],
    ['99ZZZZZ9999ZZZZ', 'the highest of everything'],
    ['00AAAAA0000A1Z0', 'the lowest of everything'],
    ['07abcde1234f1z5', 'small letters, for they become capitals'],
    [' 07ABCDE1234F1Z5 ', 'blanks around it'],
    ['07 ABCDE 1234 F1Z5', 'blanks inside it'],
    ['07-ABCDE-1234-F-1-Z-5', 'hyphens inside it'],
    ['０７ＡＢＣＤＥ１２３４Ｆ１Ｚ５', 'full-width letters and digits'],
  ])('%s is taken: %s', (gst_number) => {
    expect(problemsOf({ ...valid, gst_number })).toEqual({})
  })

  test.each([
    ['07ABCDE1234F1Z', '14 characters'],
    ['07ABCDE1234F1Z55', '16 characters'],
    ['A7ABCDE1234F1Z5', 'a letter among the first two'],
    ['0AABCDE1234F1Z5', 'a letter among the first two'],
    ['0712CDE1234F1Z5', 'digits among the five letters'],
    ['07ABCDEF234F1Z5', 'a letter among the four digits'],
    ['07ABCDE123451Z5', 'a digit in place 12'],
    ['07ABCDE1234F0Z5', 'a zero in place 13'],
    ['07ABCDE1234F1Y5', 'no Z in place 14'],
    ['07ABCDE1234F125', 'a digit in place 14'],
    ['07ABCDE1234F1Z_', 'a sign at the end'],
    ['07ABCDE1234F1Z5\nBcc: x', 'a line break and more'],
    ['07ÀBCDE1234F1Z5', 'a letter outside A-Z'],
    ['٠٧ABCDE1234F1Z5', 'digits outside 0-9'],
  ])('%s is refused: %s', (gst_number) => {
    expect(problemsOf({ ...valid, gst_number })).toEqual({ gst_number: 'invalid' })
  })

  /** The rule once more, place by place and without a pattern, to check the pattern against. */
  function isGstNumber(text: string): boolean {
    const digit = '0123456789'
    const letter = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    const places = [
      ...[digit, digit],
      ...[letter, letter, letter, letter, letter],
      ...[digit, digit, digit, digit],
      letter,
      digit.slice(1) + letter,
      'Z',
      digit + letter,
    ]
    const characters = [...text]
    return (
      characters.length === places.length &&
      characters.every((character, place) => places[place]?.includes(character))
    )
  }

  const inPlaces = fc
    .tuple(
      fc.stringMatching(/^[0-9A-Z]{2}$/),
      fc.stringMatching(/^[0-9A-Z]{5}$/),
      fc.stringMatching(/^[0-9A-Z]{4}$/),
      fc.stringMatching(/^[0-9A-Z]{3}[0-9A-Z]?$/),
    )
    .map((parts) => parts.join(''))
  const nearlyRight = fc
    .tuple(
      fc.stringMatching(/^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/),
      fc.nat(14),
      fc.constantFrom('', '0', '1', '9', 'A', 'Z', 'a', 'z', '_', 'é', '٣'),
    )
    .map(([right, place, other]) => right.slice(0, place) + other + right.slice(place + 1))
  const anything = fc.oneof(
    { weight: 3, arbitrary: nearlyRight },
    { weight: 1, arbitrary: inPlaces },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
    {
      weight: 1,
      arbitrary: fc.stringMatching(/^[0-9]{2}[A-Za-z]{5}[0-9]{4}[A-Za-z][1-9A-Z]Z[0-9A-Z]$/),
    },
  )

  test('10,000 random strings are judged as the rule says, place by place', () => {
    const seen = { right: 0, wrong: 0 }
    fc.assert(
      fc.property(anything, (gst_number) => {
        const cleaned = gst_number.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
        const expected = isGstNumber(cleaned)
        seen[expected ? 'right' : 'wrong'] += 1
        expect(problemsOf({ ...valid, gst_number }).gst_number === undefined).toBe(expected)
      }),
      { numRuns: 10_000 },
    )
    // Else the property would say little.
    expect(Math.min(seen.right, seen.wrong)).toBeGreaterThan(1000)
  })

  test('what is sent is in capitals, without blanks', () => {
    const cast = registrationSchema.cast({ ...valid, gst_number: ' 07 abcde-1234 f1z5 ' })
    expect(cast.gst_number).toBe('07ABCDE1234F1Z5')
  })
})

test.each(['a@b.co', 'asha.rao+gst@travel.example.com', ' asha@example.com '])(
  'e-mail %s is taken',
  (email) => {
    expect(problemsOf({ ...valid, email })).toEqual({})
  },
)

test.each(['asha', 'asha@', '@example.com', 'asha@example', 'a b@example.com', 'a@b@example.com'])(
  'e-mail %s is refused',
  (email) => {
    expect(problemsOf({ ...valid, email })).toEqual({ email: 'invalid' })
  },
)

test.each(['+91 98765 43210', '(022) 2345-6789', '022/2345678 ext. 12', '9876543210'])(
  'phone %s is taken',
  (phone) => {
    expect(problemsOf({ ...valid, phone })).toEqual({})
  },
)

test.each(['123456', 'call me'])('phone %s is refused', (phone) => {
  expect(problemsOf({ ...valid, phone })).toEqual({ phone: 'invalid' })
})

test.each(['company_name', 'your_name', 'phone'] as const)('%s is sent on one line', (field) => {
  const cast = registrationSchema.cast({ ...valid, [field]: '1234567\r\nBcc: victim@example.com' })
  expect(cast[field]).toBe('1234567 Bcc: victim@example.com')
})

test('the address keeps its lines', () => {
  expect(registrationSchema.cast(valid).company_address).toBe('12 MG Road\nBengaluru')
})

describe('a chosen file', () => {
  const pdf = (parts: BlobPart[], name = 'gst.pdf', type = 'application/pdf') =>
    new File(parts, name, { type })
  const head = '%PDF-1.7\n'

  test.each([
    ['a PDF', pdf([head])],
    ['a PDF of exactly 5 MB', pdf([head, new Uint8Array(maxDocumentBytes - head.length)])],
    ['a PDF with an upper-case ending', pdf([head], 'GST.PDF')],
    ['a PDF whose type the phone does not tell', pdf([head], 'gst.pdf', '')],
    ['a PDF that the phone calls a stream', pdf([head], 'gst.pdf', 'application/octet-stream')],
    ['a PDF that begins a little late', pdf(['\n'.repeat(1000), head])],
    ['a PDF with a name of 250 characters', pdf([head], `${'n'.repeat(246)}.pdf`)],
  ])('is taken: %s', async (_what, file) => {
    await expect(fileProblem(file)).resolves.toBeUndefined()
  })

  test.each([
    ['tooLarge', 'one byte over 5 MB', pdf([head, new Uint8Array(maxDocumentBytes)])],
    ['empty', 'no bytes', pdf([])],
    ['notPdf', 'a picture', pdf([head], 'gst.png', 'image/png')],
    ['notPdf', 'a large picture', pdf([new Uint8Array(6_000_000)], 'gst.png', 'image/png')],
    ['notPdf', 'a text that calls itself a PDF', pdf(['hello'])],
    ['notPdf', 'a PDF signature after 1,024 bytes', pdf(['\n'.repeat(1024), head])],
    ['notPdf', 'no type and another ending', pdf([head], 'gst', '')],
  ])('is refused as %s: %s', async (problem, _what, file) => {
    await expect(fileProblem(file)).resolves.toBe(problem)
  })
})

describe('what the upload service reports', () => {
  test('counts when it is one PDF of an allowed size', () => {
    expect(isAcceptable(document)).toBe(true)
  })

  test.each([
    ['another type', { mimeType: 'text/html' }],
    ['too many bytes', { size: maxDocumentBytes + 1 }],
    ['no bytes', { size: 0 }],
    ['an address that is no web address', { url: `javascript:alert('${document.id}')` }],
    ['an address of another document', { url: 'https://cdn.example.com/another/' }],
    ['no identifier', { id: '' }],
    ['an identifier that is a path', { id: '../..', url: 'https://cdn.example.com/../../' }],
  ])('does not count with %s', (_what, change) => {
    expect(isAcceptable({ ...document, ...change })).toBe(false)
  })
})
