import crypto from 'node:crypto'
import fc from 'fast-check'
import MailComposer from 'nodemailer/lib/mail-composer'
import { ValidationError } from 'yup'
import { type Application, applicationFields } from '../../sandbox/application'
import { toMessage } from '../../sandbox/delivery'
import { checkEmailRequest } from '../../sandbox/emailRequest'
import { type Mail, renderMail } from '../../sandbox/mail'
import { toApplication } from '../../src/registration/application'
import type { RegistrationDraft, UploadedDocument } from '../../src/registration/fields'
import { isAcceptable, type Registration, registrationSchema } from '../../src/registration/schema'
import { accounts, emailRequest, application as harmless } from '../sandbox/support'
import { hostileDraft, pastTheForm, seedFrom } from './hostileInputs'

const inputs = 100_000
/**
 * Encoding a whole message takes ten times as long as all the rest. The input decides which
 * messages are encoded, so that a failure is reproducible.
 */
const wholeMessageEvery = 50
const seed = seedFrom(process.env)
const brand = 'Straits & Co'

const tally = { inputs: 0, accepted: 0, tooLarge: 0, mails: 0, wholeMessages: 0, largest: 0 }

afterAll(() => {
  const { accepted, tooLarge, mails, wholeMessages, largest } = tally
  process.stdout.write(
    `Hostile inputs: ${tally.inputs} tried (HOSTILE_SEED=${seed}), ${accepted} accepted by the ` +
      `schema, ${mails} e-mails rendered and their headers composed, ${wholeMessages} of them ` +
      `encoded completely, ${tooLarge} refused as too large when sent without the form; ` +
      `largest accepted payload ${largest} bytes.\n`,
  )
})

const { stackTraceLimit } = Error
const { randomBytes } = crypto

beforeAll(() => {
  // yup creates an error for each refusal, and its stack would take longer than the check.
  Error.stackTraceLimit = 0
  // So would the system's random bytes for nodemailer's boundaries.
  Object.assign(crypto, { randomBytes: (size: number) => Buffer.alloc(size) })
})
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit
  Object.assign(crypto, { randomBytes })
})

test(`${inputs} hostile inputs add no header and no markup, and stay within limits`, async () => {
  await fc.assert(
    fc.asyncProperty(hostileDraft, async (draft) => {
      tally.inputs += 1
      const problems = await problemsIn(draft)
      if (problems.length > 0) throw new Error(problems.join('\n'))
    }),
    { seed, numRuns: inputs },
  )
  // Otherwise the generators would have left the schema nothing to accept or to refuse.
  expect(tally.accepted).toBeGreaterThan(inputs / 10)
  expect(tally.accepted).toBeLessThan(inputs * 0.9)
  expect(tally.mails).toBeGreaterThan(inputs * 0.9)
  expect(tally.tooLarge).toBeGreaterThan(0)
}, 600_000)

/** Sends an accepted draft as the form does; any other directly to the service. */
async function problemsIn(draft: RegistrationDraft): Promise<string[]> {
  const registration = acceptedBySchema(inFormState(draft))
  const application = registration ? toApplication(registration) : pastTheForm(draft)
  const body = JSON.stringify(emailRequest({ template_params: application }))
  const verdict = checkEmailRequest(body, accounts)
  if (!verdict.ok) {
    tally.tooLarge += 1
    const isExpected = !registration && verdict.answer.status === 413
    return isExpected ? [] : [`the service refuses: ${verdict.answer.text}`]
  }
  const mail = renderMail(verdict.request.template_params, brand)
  tally.mails += 1
  return [
    ...(registration ? problemsInApplication(registration, application) : []),
    ...problemsInBodies(mail),
    ...problemsInHeaders(mail, application.email),
    ...(mail.html.length % wholeMessageEvery === 0 ? await problemsInMessage(mail) : []),
  ]
}

/** The draft as the form stores it: capitals, and only acceptable documents. */
function inFormState(draft: RegistrationDraft): RegistrationDraft {
  const trusted = (document: UploadedDocument | null) =>
    document && isAcceptable(document) ? document : null
  return {
    ...draft,
    gst_number: draft.gst_number.toUpperCase(),
    gst_pdf: trusted(draft.gst_pdf),
    pan_pdf: trusted(draft.pan_pdf),
  }
}

/** All problems, as in the form; without stack traces, which would take most of the time. */
const allProblems = { abortEarly: false, disableStackTrace: true }

/** Rethrows any error that is not a ValidationError: it is a defect. */
function acceptedBySchema(draft: RegistrationDraft): Registration | undefined {
  try {
    const registration = registrationSchema.validateSync(draft, allProblems)
    tally.accepted += 1
    return registration
  } catch (error) {
    if (error instanceof ValidationError) return undefined
    throw error
  }
}

const { company_address: _, ...singleLines } = harmless
const fields = [...applicationFields].sort().join()

function problemsInApplication(registration: Registration, application: Application): string[] {
  tally.largest = Math.max(tally.largest, Buffer.byteLength(JSON.stringify(application)))
  const again = acceptedAgain(registration)
  const sent = Object.keys(application).sort().join()
  return [
    ...(sent === fields ? [] : [`the fields are ${sent}, not ${fields}`]),
    ...(Object.keys(singleLines) as (keyof typeof singleLines)[])
      .filter((field) => /[\r\n\u2028\u2029]/.test(application[field]))
      .map((field) => `${field} has a line break`),
    ...(JSON.stringify(again) === JSON.stringify(registration)
      ? []
      : ['validating it again changes it']),
  ]
}

/** Accepted values are sent as they are, so validating them again must change nothing. */
function acceptedAgain(registration: Registration): Registration {
  return registrationSchema.validateSync(registration)
}

/** Any tag but those of values: links and line breaks. */
const templateTags =
  /<(?!a href="https?:\/\/[^"<>]*" target="_blank" rel="noopener" style="[^"<>]*">|\/a>|br>)[^>]*>?/g
const tagsOf = (html: string): string => (html.match(templateTags) ?? []).join()

const named = applicationFields.map((field) => [field, field])
const namedText = renderMail(Object.fromEntries(named) as Application, brand).text
const labels = applicationFields.map((field) => {
  const [, label] = new RegExp(`^(.+): ${field}$`, 'm').exec(namedText) ?? []
  if (!label) throw new Error(`The text of the e-mail has no line for ${field}.`)
  return label
})
const anyLabel = new RegExp(`^(?:${labels.join('|')})(?=: )`, 'gm')
const listed = (names: readonly string[]): string => [...names].sort().join()
const expectedLabels = listed(labels)

const expected = renderMail(harmless, brand)
const expectedTags = tagsOf(expected.html)

function problemsInBodies({ html, text }: Mail): string[] {
  const found = listed(text.match(anyLabel) ?? [])
  return [
    ...(tagsOf(html) === expectedTags ? [] : ['the tags differ from the template']),
    ...(found === expectedLabels ? [] : [`the text has ${found}, not ${expectedLabels}`]),
  ]
}

const compiled = (mail: Mail) => new MailComposer(toMessage(mail)).compile()

/** The message without its bodies, which only whole messages need, and with an ID that costs nothing. */
function compiledHead(mail: Mail) {
  const { html, text, ...head } = toMessage(mail)
  return new MailComposer({ ...head, messageId: '<id@example.com>' }).compile()
}

const namesOf = (head: string): string =>
  head
    .replace(/\r\n[ \t]/g, ' ')
    .split('\r\n')
    .map((line) => line.slice(0, line.indexOf(':')))
    .filter((name) => name !== 'Reply-To')
    .join()

const expectedNames = namesOf(compiled(expected).buildHeaders())
const expectedHead = namesOf(compiledHead(expected).buildHeaders())
const printableLines = /^(?:[\t\x20-\x7e]{0,998}(?:\r\n|$))+$/

function problemsInHeaders(mail: Mail, email: string): string[] {
  const message = compiledHead(mail)
  const head = message.buildHeaders()
  const replyTo = (head.match(/^Reply-To: .*$/gm) ?? []).join()
  // nodemailer writes the host in lower case.
  const isApplicant = replyTo.toLowerCase() === `reply-to: ${email.trim()}`.toLowerCase()
  return [
    ...(namesOf(head) === expectedHead ? [] : [`other headers: ${namesOf(head)}`]),
    ...(printableLines.test(head) ? [] : ['a header line is too long or not printable']),
    ...(/^To: partners@example\.com\r$/m.test(head) ? [] : ['another recipient']),
    ...(message.getEnvelope().to.join() === 'partners@example.com' ? [] : ['another envelope']),
    ...(replyTo === '' || isApplicant ? [] : [replyTo]),
  ]
}

async function problemsInMessage(mail: Mail): Promise<string[]> {
  tally.wholeMessages += 1
  const raw = (await compiled(mail).build()).toString()
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? 'none'
  return [
    ...(namesOf(head) === expectedNames ? [] : [`other headers in the message: ${namesOf(head)}`]),
    // Two parts and the end.
    ...(raw.split(`\r\n--${boundary}`).length === 4 ? [] : ['other parts than text and HTML']),
    // nodemailer turns a bare LF into CRLF when it sends; a bare CR would remain.
    ...(/\r(?!\n)/.test(raw) ? ['a bare CR'] : []),
    ...(raw.split(/\r?\n/).every((line) => line.length <= 998)
      ? []
      : ['a line over 998 characters']),
  ]
}
