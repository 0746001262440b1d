import fc from 'fast-check'
import { ValidationError } from 'yup'
import { toApplication } from '../../../src/registration/rules/application'
import type { RegistrationDraft } from '../../../src/registration/rules/fields'
import { type Registration, registrationSchema } from '../../../src/registration/rules/validation'
import { applicationFields } from '../../../tools/sandbox/application'
import { hostileDraft } from './hostileInputs'

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
