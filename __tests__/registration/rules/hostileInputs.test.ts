import fc from 'fast-check'
import { ValidationError } from 'yup'
import { toApplication } from '../../../src/registration/rules/application'
import {
  eachDocument,
  eachText,
  type RegistrationDraft,
  textFields,
} from '../../../src/registration/rules/fields'
import { type Registration, registrationSchema } from '../../../src/registration/rules/validation'
import { documentIds } from '../../../stories/support/validTexts'
import { applicationFields } from '../../../tools/sandbox/application'

/**
 * Typical attacks. Markup, scripts, SQL and templates are text like any other to the rules, which
 * only clean what could break an e-mail: line breaks, headers, control and direction characters.
 */
const attacks = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '＜script＞alert(1)＜/script＞',
  'javascript:alert(1)',
  '{{company_name}}',
  "'; DROP TABLE agents; --",
  '\r\nBcc: thief@example.com\r\n',
  '\nContent-Type: text/html\n\n<script>alert(1)</script>',
  '\rSubject: You have won',
  '\r\n.\r\nMAIL FROM:<thief@example.com>\r\nRCPT TO:<thief@example.com>\r\nDATA\r\n',
  '%0d%0aBcc:%20thief@example.com',
  '=?utf-8?Q?=0D=0ABcc:_thief@example.com?=',
  'a@b.example, thief@example.com',
  '<thief@example.com>',
  '\nGST number: 99ZZZZZ9999Z9Z9',
  ...[
    '\u0000',
    '\u001b[31m',
    '\u007f\u0085',
    '\u000b\u000c',
    '\u2028',
    '\u2029',
    '\u202e',
    '\u2066',
  ],
  ...[
    '\u200b',
    '\ufeff',
    '\ud800',
    '\udc00',
    '\ufdfa',
    'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A',
    '$&',
    '$1',
    '\\',
    'constructor',
    '__proto__',
  ],
]

/** Ordinary input, in several scripts. */
const ordinary = [
  'Sunrise Holidays Pvt Ltd',
  "O'Brien & Söhne",
  'आशा राव',
  '新加坡旅行社',
  'שלום נסיעות',
  'شركة السفر',
  'Ａｓｈａ',
  '👩‍👩‍👧 Tours',
  'ﬁne Travel',
  '12 MG Road',
  ' ',
]

const repeated = fc
  .tuple(
    fc.constantFrom('a', '<', '{', '"', '😀', '\u0301', '\ufdfa', '\ud800', '\u0000', '\r\n', ' '),
    fc.oneof(
      { weight: 15, arbitrary: fc.constantFrom(70, 300, 1100) },
      { weight: 1, arbitrary: fc.constant(20_000) },
    ),
  )
  .map(([unit, times]) => unit.repeat(times))

/** Built much faster than fast-check's `binary`, which lists all characters first. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .map((code) => String.fromCodePoint(code))

const fragment = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...attacks) },
  { weight: 8, arbitrary: fc.constantFrom(...ordinary) },
  { weight: 4, arbitrary: fc.string({ unit: anyCharacter, maxLength: 8 }) },
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
  { weight: 1, arbitrary: repeated },
)

/** Up to five fragments, hostile or harmless. */
const hostileText: fc.Arbitrary<string> = fc
  .array(fragment, { maxLength: 5 })
  .map((pieces) => pieces.join(''))

/** Mostly valid for the field, so that much of it is accepted; otherwise altered or arbitrary. */
const mostly = (good: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 7, arbitrary: good },
    { weight: 2, arbitrary: fc.tuple(good, fragment).map((pieces) => pieces.join('')) },
    { weight: 1, arbitrary: hostileText },
  )

/** For fields that accept almost any text: ordinary text, often followed by an attack. */
const text = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...ordinary) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...ordinary), fragment).map((p) => p.join('')) },
  { weight: 1, arbitrary: hostileText },
)

const email = mostly(
  fc.oneof(
    fc.constantFrom('asha@example.com', ' asha@example.com ', 'ａｓｈａ@example.com'),
    fragment.map((piece) => `${piece.replace(/[\s@]/g, '')}x@example.com`),
    fragment.map((piece) => `asha@${piece.replace(/[\s@]/g, '')}.example`),
  ),
)

const phone = mostly(
  fc.oneof(
    fc.constantFrom('+91 98765 43210', '(080) 2222-3333', '＋９１ ９８７６５ ４３２１０'),
    fragment.map((piece) => `${piece}9876543210`),
  ),
)

const gstNumber = mostly(
  fc.constantFrom(
    '07ABCDE1234F1Z5',
    '07abcde1234f1z5',
    ' 07-ABCDE-1234-F1Z5 ',
    '07 ABCDE 1234 F1Z5\r\n',
    '０７ＡＢＣＤＥ１２３４Ｆ１Ｚ５',
    '27aapfu0939f1zv',
  ),
)

const byKind = { line: text, lines: text, email, phone, gstNumber }
const hostileTexts = eachText((field) => byKind[textFields[field].kind])

const documents = eachDocument((field) => ({
  id: documentIds[field],
  url: `https://cdn.example.com/${documentIds[field]}/`,
  name: 'certificate.pdf',
  size: 182_000,
  mimeType: 'application/pdf',
}))

/** A form whose texts an attacker has filled in. */
const hostileDraft: fc.Arbitrary<RegistrationDraft> = fc
  .record(hostileTexts)
  .map((texts) => ({ ...texts, ...documents }))

const inputs = Number(process.env.HOSTILE_RUNS ?? 5_000)
/** The default is fixed, so that a failure is reproducible; any failure prints its seed. */
const { HOSTILE_SEED = '20261121' } = process.env
const seed = HOSTILE_SEED === 'random' ? undefined : Number(HOSTILE_SEED)

const seen = { accepted: 0, refused: 0 }

test(`of ${inputs} hostile drafts each is refused, or sent within limits and unchanged when validated again`, () => {
  fc.assert(
    fc.property(hostileDraft, (draft) => {
      const registration = acceptedBySchema(draft)
      if (registration) expectHarmless(registration)
    }),
    { seed, numRuns: inputs },
  )
  // Otherwise the generators would have left the schema nothing to accept or to refuse.
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(inputs / 10)
})

/** Rethrows any error that is not a ValidationError: it is a defect. */
function acceptedBySchema(draft: RegistrationDraft): Registration | undefined {
  try {
    const registration = registrationSchema.validateSync(draft, { disableStackTrace: true })
    seen.accepted += 1
    return registration
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    seen.refused += 1
    return undefined
  }
}

function expectHarmless(registration: Registration): void {
  const application = toApplication(registration)
  expect(Object.keys(application).sort()).toEqual([...applicationFields].sort())
  const { company_address, ...others } = application
  for (const [field, value] of Object.entries(others)) {
    if (field.endsWith('_url')) expect(value).toMatch(/^https?:\/\/\S+$/)
    else expect(value).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
  }
  expect(company_address).not.toMatch(/[^\P{Cc}\n]|[\u2028\u2029]/u)
  expect(Buffer.byteLength(JSON.stringify(application))).toBeLessThan(50_000)
  expect(registrationSchema.validateSync(registration)).toEqual(registration)
}
