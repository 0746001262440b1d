import fc from 'fast-check'
import { toApplication } from '../../../../src/registration/rules/application'
import { type RegistrationDraft, textNames } from '../../../../src/registration/rules/fields'
import { cleaned, problemsOf } from '../../../../src/registration/rules/validation'
import { completeDraft } from '../../../fixtures/registration/samples'

const inputs = Number(process.env.HOSTILE_RUNS ?? 2_000)
/** Fixed by default, so that failures are reproducible; a failure prints its seed. */
const { HOSTILE_SEED = '20261121' } = process.env
const seed = HOSTILE_SEED === 'random' ? undefined : Number(HOSTILE_SEED)

/** Typical attacks; the rules only clean what could break an e-mail, and treat markup and SQL as text. */
const attacks = [
  ['<script>alert(1)</script>', '＜script＞', 'javascript:alert(1)', "'; DROP TABLE agents; --"],
  ['{{company_name}}', '$&', '$1', '\\', '"', 'constructor', '__proto__'],
  '\r\nBcc: thief@example.com\r\n',
  '\nContent-Type: text/html\n\n',
  '\rSubject: You have won',
  '\r\n.\r\nMAIL FROM:<thief@example.com>\r\nDATA\r\n',
  '%0d%0aBcc:%20thief@example.com',
  '=?utf-8?Q?=0D=0ABcc:_thief@example.com?=',
  [', thief@example.com', '<thief@example.com>', '\nGST number: 99ZZZZZ9999Z9Z9'],
  ['\u0000', '\u001b[31m', '\u007f\u0085', '\u000b\u000c', '\u2028', '\u2029', '\u202e'],
  ['\u2066', '\u200b', '\ufeff', '\ud800', '\udc00', '\ufdfa', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A'],
  ['आशा राव', 'שלום נסיעות', 'شركة السفر', 'Ａｓｈａ', '👩‍👩‍👧', 'ﬁne', ' '],
].flat()

const anyCharacter = fc.nat(0x10_ff_ff).map((code) => String.fromCodePoint(code))

const fragment = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...attacks) },
  { weight: 16, arbitrary: fc.string({ unit: anyCharacter, maxLength: 8 }) },
  { weight: 1, arbitrary: fc.constantFrom(...attacks).map((attack) => attack.repeat(300)) },
)

const hostileDraft = fc
  .record({
    field: fc.constantFrom(...textNames),
    fragments: fc.array(fragment, { minLength: 1, maxLength: 3 }),
    place: fc.nat(),
  })
  .map(({ field, fragments, place }) => {
    const valid = completeDraft[field]
    const at = place % (valid.length + 2)
    const kept = at > valid.length ? '' : valid
    return { ...completeDraft, [field]: kept.slice(0, at) + fragments.join('') + kept.slice(at) }
  })

const isValid = (draft: RegistrationDraft): boolean => Object.keys(problemsOf(draft)).length === 0

test(`of ${inputs} hostile drafts each is refused, or sent within limits and unchanged when validated again`, () => {
  let refused = 0
  fc.assert(
    fc.property(hostileDraft, (draft) => {
      if (!isValid(draft)) {
        refused += 1
        return
      }
      const registration = cleaned(draft)
      const { company_address, ...others } = toApplication(registration)
      for (const value of Object.values(others)) expect(value).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      expect(company_address).not.toMatch(/[^\P{Cc}\n]|[\u2028\u2029]/u)
      expect(isValid(registration)).toBe(true)
      expect(cleaned(registration)).toEqual(registration)
    }),
    { seed, numRuns: inputs },
  )
  // The generators must produce drafts that are accepted and drafts that are refused.
  expect(Math.min(refused, inputs - refused)).toBeGreaterThan(inputs / 10)
})
