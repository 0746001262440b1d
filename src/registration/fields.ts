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

/** Nothing was typed and no document is in place. */
export const isEmpty = (draft: RegistrationDraft): boolean =>
  textFields.every((field) => draft[field] === '') &&
  documentFields.every((field) => draft[field] === null)

/** Small letters become capitals; used on each key press and before checking (spec section 4). */
export const upperCase = (text: string): string => text.toUpperCase()
