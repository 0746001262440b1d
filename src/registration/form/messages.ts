import { formatFileSize } from '../../components/formatFileSize'
import { fill } from '../../content/fill'
import type { CompanyContact, RegistrationTexts } from '../../content/generated/types'
import {
  type DocumentProblem,
  documentNames,
  type FieldName,
  type FormProblems,
  type Problem,
  type RegistrationDraft,
  type TextName,
  textFields,
  textNames,
  type UploadedDocument,
} from '../rules/fields'
import { readGstNumber } from '../rules/gstNumber'
import {
  draftLifetime,
  maxDocumentBytes,
  maxPicturePixels,
  minPhoneDigits,
  sentLifetime,
  timeoutMs,
} from '../rules/limits'

const limits = {
  maxSize: formatFileSize(maxDocumentBytes),
  minDigits: minPhoneDigits,
  maxMegapixels: maxPicturePixels / 1_000_000,
  draftHours: draftLifetime / 3_600_000,
  sentDays: sentLifetime / 86_400_000,
  waitSeconds: timeoutMs / 1000,
}

/** Replaces the placeholders of limits in all texts, and keeps phone numbers whole. */
export const withLimits = <Texts>(texts: Texts): Texts =>
  JSON.parse(withWholeNumbers(fill(JSON.stringify(texts), limits)))

/** How to reach the company, as far as the form says it: the page carries each text of it twice. */
export type FormContact = Pick<CompanyContact, 'email' | 'phone' | 'whatsapp'>

/** Fills in how to reach the company. */
export const withContact = (text: string, { email, phone }: FormContact): string =>
  fill(text, { email, phone: withWholeNumbers(phone) })

/** Lets no line end at a space of a phone number. */
const withWholeNumbers = (text: string): string =>
  text.replace(/\+\d(?:[ ()-]*\d|\.\d)*/g, (number) => number.replaceAll(' ', '\u00A0'))

export type FormProblem = Problem | DocumentProblem

/**
 * Returns the messages of the problems, in the order of the fields. Both documents share one; it
 * belongs to the first that is missing.
 */
export function messagesOf(found: FormProblems, texts: RegistrationTexts) {
  const items = [...textNames, ...documentNames].flatMap((fieldId) => {
    const problem = found[fieldId]
    return problem ? [{ fieldId, message: messageOf(fieldId, problem, texts) }] : []
  })
  return items.filter((item) => item === items.find(({ message }) => message === item.message))
}

const isText = (field: FieldName): field is TextName => field in textFields

export function messageOf(
  field: FieldName,
  problem: FormProblem,
  { fields, documents, tooLong }: RegistrationTexts,
): string {
  if (!isText(field)) {
    const key = problem === 'invalid' || problem === 'tooLong' ? 'missing' : problem
    return fill(documents[key], { label: documents[field].label })
  }
  const { label, missing, invalid } = fields[field]
  if (problem === 'tooLong') return fill(tooLong, { label, max: textFields[field].maxLength })
  return problem === 'invalid' ? (invalid ?? missing) : missing
}

/** Returns what a GST number says; an empty text until it is complete. */
export function gstNoteOf(value: string, { gstReadBack, gstNotState }: RegistrationTexts): string {
  const parts = readGstNumber(value)
  return parts ? fill(parts.state ? gstReadBack : gstNotState, parts) : ''
}

/** Reports a text that is too long at once, not after a submit. */
export const problemAsTyped = (field: TextName, value: string): FormProblem | undefined =>
  value.trim().length > textFields[field].maxLength ? 'tooLong' : undefined

/**
 * Formats a date and time for people to read, in the page's language and the browser's time zone.
 *
 * @param moment in milliseconds since 1970
 * @returns for example `21 November 2026 at 14:05`
 */
export const formatMoment = (moment: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(moment)

/** Returns a text for the end of an address; `encodeURIComponent` throws on a lone surrogate. */
export const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'))

/** Returns a draft with the labels of its fields, in their order; `shown`: what is said of a document. */
export const rowsOf = (
  draft: RegistrationDraft,
  { fields, documents }: RegistrationTexts,
  shown: (document: UploadedDocument | null) => string,
) => [
  ...textNames.map((field) => ({ label: fields[field].label, value: draft[field] })),
  ...documentNames.map((field) => ({ label: documents[field].label, value: shown(draft[field]) })),
]

/** Returns rows as plain text. */
export const linesOf = (rows: ReturnType<typeof rowsOf>): string =>
  rows.map(({ label, value }) => `${label}: ${value}`).join('\n')

/** In characters: on Windows, Chromium does not open a longer one, and says nothing. */
const maxMailLink = 2048

/**
 * Returns a link that opens the visitor's own mail program with the application (RFC 6068). If it would be
 * too long, for example in Devanagari, the longest texts are `…`, for the visitor to add.
 */
export function mailtoLink(
  draft: RegistrationDraft,
  texts: RegistrationTexts,
  { email }: FormContact,
): string {
  const rows = rowsOf(draft, texts, (document) => document?.url ?? texts.failure.attach)
  // What cannot fit is not encoded at each key.
  for (const row of rows) if (row.value.length > maxMailLink) row.value = '…'
  const company = draft.company_name.length > maxMailLink ? '…' : draft.company_name
  const subject = fill(texts.failure.mailSubject, { company })
  const start = `mailto:${email}?subject=${encode(subject.replace(/[\r\n]+/g, ' '))}&body=`
  const length = ({ value }: { value: string }) => encode(value).length
  const link = () => start + encode(linesOf(rows))
  for (const longest of [...rows].sort((one, other) => length(other) - length(one))) {
    if (link().length > maxMailLink) longest.value = '…'
  }
  return link()
}
