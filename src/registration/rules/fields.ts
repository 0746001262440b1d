export interface TextFieldRules {
  /** The rule that its value must meet (validation.ts). */
  kind: 'line' | 'lines' | 'email' | 'phone' | 'gstNumber'
  /** In characters; together far below the provider's 50 KB (docs/providers.md, B13). */
  maxLength: number
  /** The browser's name for it (HTML, autofill); WCAG 1.3.5 asks for one that fits. */
  autoComplete?: string
}

/** The text fields, named and ordered as in docs/specification.md, section 3. */
export const textFields = {
  company_name: { kind: 'line', maxLength: 200, autoComplete: 'organization' },
  your_name: { kind: 'line', maxLength: 200, autoComplete: 'name' },
  email: { kind: 'email', maxLength: 254, autoComplete: 'email' },
  phone: { kind: 'phone', maxLength: 60, autoComplete: 'tel' },
  gst_number: { kind: 'gstNumber', maxLength: 60, autoComplete: 'off' },
  company_address: { kind: 'lines', maxLength: 1000, autoComplete: 'street-address' },
} as const satisfies Record<string, TextFieldRules>
export type TextName = keyof typeof textFields
export const textNames = Object.keys(textFields) as TextName[]

export const documentNames = ['gst_pdf', 'pan_pdf'] as const
export type DocumentName = (typeof documentNames)[number]

const eachOf =
  <Name extends string>(names: readonly Name[]) =>
  <Value>(make: (name: Name) => Value) =>
    Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>

/** Makes a value for each text field, by its name. */
export const eachText = eachOf(textNames)

/** Makes a value for each document, by its name. */
export const eachDocument = eachOf(documentNames)

export type FieldName = TextName | DocumentName
export const fieldNames: readonly FieldName[] = [...textNames, ...documentNames]

/** What is wrong with a field; content/contact.yaml has the messages. */
export type Problem = 'missing' | 'invalid' | 'tooLong'

/**
 * What keeps a document from being sent: the upload service no longer has it, it is uploading, what
 * is chosen waits for its upload, or the file that was to replace it could not be used.
 */
export type DocumentProblem = 'gone' | 'inProgress' | 'unfinished' | 'notReplaced'

export type FormProblems = Partial<Record<FieldName, Problem | DocumentProblem>>

/** What is wrong with a chosen file; content/contact.yaml has the messages. */
export type FileProblem = 'notPdf' | 'tooLarge' | 'empty'

/** A document that the upload service has accepted. */
export interface UploadedDocument {
  /** The service's identifier of the file; part of its address. */
  id: string
  /** Address on the service's CDN. */
  url: string
  /** The file's own name, for display only. */
  name: string
  /** In bytes, as the service measured it. */
  size: number
  /** As the service detected it. */
  mimeType: string
}

/** A registration while it is being filled in. */
export type RegistrationDraft = Record<TextName, string> &
  Record<DocumentName, UploadedDocument | null>

export const emptyDraft: RegistrationDraft = {
  ...eachText(() => ''),
  ...eachDocument(() => null),
}

/** Whether all fields are empty and no document is uploaded. */
export const isEmpty = (draft: RegistrationDraft): boolean =>
  fieldNames.every((field) => !draft[field])

/** A text as the form has it after every event: a GST number in upper case (docs/specification.md, 4). */
export const asTyped = (field: TextName, text: string): string =>
  textFields[field].kind === 'gstNumber' ? text.toUpperCase() : text

/** Whether two drafts have the same texts and documents. */
export const isSameDraft = (one: RegistrationDraft, other: RegistrationDraft): boolean =>
  textNames.every((field) => one[field] === other[field]) &&
  documentNames.every((field) => one[field]?.id === other[field]?.id)

const maxFileNameLength = 100

/**
 * Makes a file's name safe to show and upload: no bidirectional marks, path separators or control
 * characters, and at most 100 characters, with the extension kept.
 */
export function cleanFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    // Cf includes the marks that reverse the text after them: "‮fdp.exe" reads "exe.pdf".
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '')
    .replace(/[\\/:*?"<>|]/g, '-')
    .trim()
  if (/^\.*$/.test(plain)) return 'document.pdf'
  const characters = [...plain]
  if (characters.length <= maxFileNameLength) return plain
  const extension = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? ''
  return `${characters.slice(0, maxFileNameLength - extension.length - 1).join('')}…${extension}`
}
