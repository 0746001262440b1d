import { type InferType, mixed, object, string, type TestContext, type ValidationError } from 'yup'

/** The six fields that are typed, named as in the application (spec section 3). */
export const textFields = [
  'company_name',
  'your_name',
  'email',
  'phone',
  'gst_number',
  'company_address',
] as const
export type TextField = (typeof textFields)[number]

/** The two documents that are uploaded. */
export const documentFields = ['gst_pdf', 'pan_pdf'] as const
export type DocumentField = (typeof documentFields)[number]

/** What is wrong with a field; content/contact.yaml has the words. */
export type Problem = 'missing' | 'invalid' | 'tooLong'

/** What is wrong with a chosen file; content/contact.yaml has the words. */
export type FileProblem = 'notPdf' | 'tooLarge' | 'empty'

/** Most characters of each field; all together stay far below the provider's 50 KB (provider-contracts B13). */
export const maxLength: Record<TextField, number> = {
  company_name: 200,
  your_name: 200,
  email: 254,
  phone: 60,
  gst_number: 60,
  company_address: 1000,
}

/** The one accepted type of document (spec section 9). */
export const documentType = 'application/pdf'

/** 5 MB (spec section 9). */
export const maxDocumentBytes = 5 * 1024 * 1024

/** A document that the upload service has taken. */
export interface UploadedDocument {
  /** Address on the service's CDN. */
  url: string
  /** The file's own name, only shown. */
  name: string
  /** In bytes, as the service measured it. */
  size: number
  /** As the service found it. */
  mimeType: string
}

/** 2 digits, 5 letters, 4 digits, 1 letter, 1-9 or A-Z, Z, 1 letter or digit (spec section 5); nothing stricter. */
const gstNumberPattern = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** One @ with something on both sides and a dot after it; only a reply proves more (OWASP Input Validation). */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const fewestPhoneDigits = 7

/** Small letters become capitals; used on each key press and before checking (spec section 4). */
export const upperCase = (text: string): string => text.toUpperCase()

/** What people paste around and inside a code means nothing (GOV.UK, text input). */
const withoutSeparators = (text: string): string => text.normalize('NFKC').replace(/[\s-]/g, '')

/** Line breaks must not reach a mail header. */
const onOneLine = (text: string): string => text.replace(/[\r\n\u2028\u2029]+/g, ' ')

const line = (field: TextField) =>
  string()
    .transform((text: string) => onOneLine(text))
    .trim()
    .required('missing' satisfies Problem)
    .max(maxLength[field], 'tooLong' satisfies Problem)

/** Every rule of the registration, and the only place where one is written. */
export const registrationSchema = object({
  company_name: line('company_name'),
  your_name: line('your_name'),
  email: line('email').matches(emailPattern, 'invalid' satisfies Problem),
  phone: line('phone').test(
    'phone',
    'invalid' satisfies Problem,
    (text) => (text?.match(/\d/g)?.length ?? 0) >= fewestPhoneDigits,
  ),
  gst_number: line('gst_number')
    .transform((text: string) => upperCase(withoutSeparators(text)))
    .matches(gstNumberPattern, 'invalid' satisfies Problem),
  company_address: string()
    .trim()
    .required('missing' satisfies Problem)
    .max(maxLength.company_address, 'tooLong' satisfies Problem),
  gst_pdf: mixed<UploadedDocument>().required('missing' satisfies Problem),
  pan_pdf: mixed<UploadedDocument>().required('missing' satisfies Problem),
})

/** A registration that keeps every rule. */
export type Registration = InferType<typeof registrationSchema>

/** A registration while it is being filled in. */
export type RegistrationDraft = Record<TextField, string> &
  Record<DocumentField, UploadedDocument | null>

export const emptyDraft: RegistrationDraft = {
  company_name: '',
  your_name: '',
  email: '',
  phone: '',
  gst_number: '',
  company_address: '',
  gst_pdf: null,
  pan_pdf: null,
}

/** Rules for a file before it is uploaded. */
const chosenFileSchema = mixed<File>()
  .required()
  .test('document', async (file, context) => {
    const problem = await problemOf(file)
    return problem ? reject(context, problem) : true
  })

/** Rules for what the upload service reports back; it is checked again before it counts. */
const uploadedDocumentSchema = mixed<UploadedDocument>()
  .required()
  .test('type', ({ mimeType }) => mimeType === documentType)
  .test('size', ({ size }) => size > 0 && size <= maxDocumentBytes)
  .test('address', ({ url }) => /^https?:\/\//.test(url))

/**
 * Checks a file that was chosen.
 *
 * @returns what is wrong with it, or `undefined` when it may be uploaded
 */
export async function fileProblem(file: File): Promise<FileProblem | undefined> {
  try {
    await chosenFileSchema.validate(file)
    return undefined
  } catch (error) {
    return (error as ValidationError).message as FileProblem
  }
}

/** Tells whether what the upload service reports is one PDF of an allowed size. */
export function isAcceptable(document: UploadedDocument): boolean {
  return uploadedDocumentSchema.isValidSync(document)
}

async function problemOf(file: File): Promise<FileProblem | undefined> {
  if (!looksLikePdf(file)) return 'notPdf'
  if (file.size === 0) return 'empty'
  if (file.size > maxDocumentBytes) return 'tooLarge'
  return (await hasPdfSignature(file)) ? undefined : 'notPdf'
}

/** Some phones give no type, or a general one; the name decides then. */
function looksLikePdf({ name, type }: File): boolean {
  if (type === documentType) return true
  const isUntyped = type === '' || type === 'application/octet-stream'
  return isUntyped && name.toLowerCase().endsWith('.pdf')
}

/** A PDF says so in its first 1,024 bytes (ISO 32000-1, annex H.3.4.1). */
async function hasPdfSignature(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer())
  return new TextDecoder('latin1').decode(head).includes('%PDF-')
}

const reject = (context: TestContext, problem: FileProblem): ValidationError =>
  context.createError({ message: problem })
