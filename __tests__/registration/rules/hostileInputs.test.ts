import fc from 'fast-check'
import { ValidationError } from 'yup'
import { toApplication } from '../../../src/registration/rules/application'
import {
  eachDocument,
  type RegistrationDraft,
  type UploadedDocument,
} from '../../../src/registration/rules/fields'
import {
  isAcceptable,
  type Registration,
  registrationSchema,
} from '../../../src/registration/rules/schema'
import { applicationFields } from '../../../tools/sandbox/application'
import { hostileDraft, seedFrom } from './hostileInputs'

const inputs = Number(process.env.HOSTILE_RUNS ?? 5_000)
const seed = seedFrom(process.env)

const seen = { accepted: 0, refused: 0 }

test(`of ${inputs} hostile drafts each is refused, or sent within limits and unchanged when validated again`, () => {
  fc.assert(
    fc.property(hostileDraft, (draft) => {
      const registration = acceptedBySchema(inFormState(draft))
      if (registration) expectHarmless(registration)
    }),
    { seed, numRuns: inputs },
  )
  // Otherwise the generators would have left the schema nothing to accept or to refuse.
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(inputs / 10)
})

/** The draft as the form stores it: capitals, and only acceptable documents. */
function inFormState(draft: RegistrationDraft): RegistrationDraft {
  const trusted = (document: UploadedDocument | null) =>
    document && isAcceptable(document) ? document : null
  return {
    ...draft,
    gst_number: draft.gst_number.toUpperCase(),
    ...eachDocument((field) => trusted(draft[field])),
  }
}

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
