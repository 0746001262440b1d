import { mixed, object, string, ValidationError } from 'yup'
import { asEmail, emailAddress, inLines, onOneLine } from './clean'
import { asGstNumber, asPhone } from './codes'
import {
  cleanFileName,
  eachDocument,
  eachText,
  type FieldName,
  type FileProblem,
  type Problem,
  type RegistrationDraft,
  type TextFieldRules,
  type TextName,
  textFields,
  type UploadedDocument,
} from './fields'
import { gstNumberPattern } from './gstNumber'
import { documentType, maxDocumentBytes, minPhoneDigits } from './limits'

/** The rule for each kind of text: first it is cleaned, then it is checked. */
const textRules: Record<TextFieldRules['kind'], { clean: typeof asPhone; pattern?: RegExp }> = {
  line: { clean: onOneLine },
  lines: { clean: inLines },
  // Only a reply proves more (OWASP Input Validation).
  email: {
    clean: (text) => asEmail(onOneLine(text)),
    pattern: new RegExp(`^${emailAddress}$`, 'u'),
  },
  phone: {
    clean: (text) => asPhone(onOneLine(text)),
    pattern: new RegExp(`(\\d\\D*){${minPhoneDigits}}`),
  },
  gstNumber: { clean: (text) => asGstNumber(onOneLine(text)), pattern: gstNumberPattern },
}

function textRule(field: TextName) {
  const { kind, maxLength } = textFields[field]
  const { clean, pattern } = textRules[kind]
  const rule = string()
    .transform((value: string) => clean(value).trim())
    .required('missing' satisfies Problem)
    .max(maxLength, 'tooLong' satisfies Problem)
  return pattern ? rule.matches(pattern, 'invalid' satisfies Problem) : rule
}

/**
 * Whether the document that the upload service reports is a PDF of an allowed size, at a web address
 * of its own, which contains its identifier.
 */
export const isAcceptable = ({ id, url, size, mimeType }: UploadedDocument): boolean =>
  mimeType === documentType &&
  size > 0 &&
  size <= maxDocumentBytes &&
  /^[\w-]{8,}$/.test(id) &&
  /^https?:\/\/\S{1,400}$/.test(url) &&
  url.includes(id)

/** What the upload service has reported is checked again before use. */
const document = mixed<UploadedDocument>()
  .required('missing' satisfies Problem)
  .test({ message: 'missing' satisfies Problem, test: isAcceptable })

/** All rules of a registration; they are defined nowhere else. */
export const registrationSchema = object({
  ...eachText(textRule),
  ...eachDocument(() => document),
})

/** Returns a draft as it would be sent, whether it may be sent or not. */
export const cleaned = (draft: RegistrationDraft): RegistrationDraft =>
  registrationSchema.cast(draft, { assert: false }) as RegistrationDraft

/** Returns the problems of a draft, by field; empty if it may be sent. */
export function problemsOf(draft: RegistrationDraft): Partial<Record<FieldName, Problem>> {
  try {
    registrationSchema.validateSync(draft, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // Where a field has several problems, only the first is reported.
    const problems = error.inner.map(({ path, message }) => [path, message]).reverse()
    return Object.fromEntries(problems)
  }
}

/**
 * Checks a chosen file by its bytes alone: its name and type are what some program made of them.
 *
 * @returns what is wrong with it, or `undefined` if it may be uploaded
 */
export async function fileProblem(file: File): Promise<FileProblem | undefined> {
  if (file.size === 0) return 'empty'
  const isTooLarge = file.size > maxDocumentBytes
  // What is too large has not been read yet, and perhaps cannot be.
  const text = await textOf(isTooLarge ? file.slice(0, maxBytesBefore) : file).catch(
    () => signature,
  )
  const start = startOf(text)
  if (start < 0) return 'notPdf'
  if (isTooLarge) return 'tooLarge'
  return start === 0 || canBeCut(text, start) ? undefined : 'notAtStart'
}

/**
 * Returns an accepted file as the upload service knows a PDF: without the bytes before it, and with the
 * type and the ending that some phones and programs leave out.
 */
export async function asPdf(file: File): Promise<File> {
  const name = cleanFileName(file.name)
  const pdf = file.slice(startOf(await textOf(file)))
  return new File([pdf], /\.pdf$/i.test(name) ? name : `${name}.pdf`, { type: documentType })
}

const signature = '%PDF-'

/** A PDF has its signature in the first 1,024 bytes (ISO 32000-1, annex H.3.4.1). */
const maxBytesBefore = 1024

const startOf = (text: string): number => text.slice(0, maxBytesBefore).indexOf(signature)

/**
 * Whether the PDF is whole without the bytes before it: its offsets count from its own start, and those
 * of no signature from that of the file (ISO 32000-1, 7.5.5 and 12.8.1).
 */
function canBeCut(text: string, start: number): boolean {
  const offsets = [...text.matchAll(/startxref\s+(\d{1,10})/g)].map(([, offset]) => Number(offset))
  const references = text.slice(start + (offsets[offsets.length - 1] ?? 0))
  return /^\s*(xref|\d+\s+\d+\s+obj)\b/.test(references) && !text.includes('/ByteRange')
}

/** What a visitor should know about a PDF before it is uploaded. */
export interface PdfFacts {
  /** It says that it is encrypted, which may not need a password to open. */
  isEncrypted: boolean
  /** `undefined` where only a program that unpacks the file could tell. */
  pages: number | undefined
}

/** Reads what is uncompressed in a PDF: its trailer, and often its page tree. */
export async function pdfFacts(file: Blob): Promise<PdfFacts> {
  const text = await textOf(file)
  const counts = [...text.matchAll(pageCount)].map(([, first, second]) => Number(first ?? second))
  return {
    isEncrypted: /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text),
    pages: counts.length > 0 ? Math.max(...counts) : undefined,
  }
}

/** A node of the page tree counts the pages below it, the root therefore all (ISO 32000-1, 7.7.3.2). */
const pageCount =
  /\/Type\s*\/Pages\b[^<>]{0,300}?\/Count\s+(\d{1,6})\b|\/Count\s+(\d{1,6})\b[^<>/]{0,60}(?:\/[^<>/]{1,60}){0,5}?\/Type\s*\/Pages\b/g

/** One character for each byte. */
const textOf = async (file: Blob): Promise<string> =>
  new TextDecoder('latin1').decode(await file.arrayBuffer())
