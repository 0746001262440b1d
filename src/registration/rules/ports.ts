import type { Application } from './application'
import type {
  DocumentName,
  FieldName,
  FileProblem,
  RegistrationDraft,
  UploadedDocument,
} from './fields'
import type { SendFailure } from './sendFailures'
import type * as Rules from './validation'

/**
 * Loads the rules, which are heavy (yup, 12 KB), so not before the visitor enters the form;
 * `undefined` if they could not be loaded. Never rejects.
 */
export type LoadRules = () => Promise<typeof Rules | undefined>

/**
 * The outcome of sending. A failure is a value, not an exception. `unconfirmed`: the answer was not the
 * service's usual one, so the application may not have arrived.
 */
export type SendOutcome = { ok: true; unconfirmed?: boolean } | FailedSend

export interface FailedSend {
  ok: false
  reason: SendFailure
  /** The service's own answer, or a note for developers; may be empty. */
  text: string
  /** An earlier attempt with the same GST number from this browser, which may have arrived. */
  earlier?: EarlierAttempt
  /** After a timeout: the answer, if it still comes. Never rejects. */
  late?: Promise<SendOutcome>
}

/** Hands one application to the service. Never rejects. */
export type DeliverApplication = (application: Application) => Promise<SendOutcome>

/**
 * Sends an application at most once. Never rejects.
 *
 * @param again the visitor wants to send it although it may have arrived
 */
export type SendApplication = (
  application: Application,
  options: { again: boolean },
) => Promise<SendOutcome>

/** What this browser knows of the attempts to send an application with a GST number. */
export interface EarlierAttempt {
  /** When it was sent, in milliseconds since 1970. */
  at: number
  /** `sent`: the service accepted it; `unclear`: it may have arrived. */
  state: 'sent' | 'unclear'
  /** Whether exactly this application was sent; otherwise, with other details. */
  isSame: boolean
}

/** Records the answer to one attempt; only upwards, and no other attempt's. Never throws. */
export type RecordAnswer = (answer: 'sent' | 'refused') => void

/**
 * Remembers each attempt to send for 30 days (`sentLifetime`), under a hash of its cleaned GST number.
 * No call ever throws.
 */
export interface SendAttempts {
  /** The highest attempt with this GST number: sent, otherwise unclear; refused ones do not count. */
  find(application: Application): EarlierAttempt | undefined
  /** Stores an attempt as unclear, before it leaves. */
  begin(application: Application): RecordAnswer
}

/** What a browser has stored of the one application that all its pages show. */
export interface Stored {
  /** Names the draft; `undefined` if no field of one is stored. */
  id?: string
  /** Its fields; all are empty if there is none. */
  draft: RegistrationDraft
  /** When somebody last had it on a screen, in milliseconds since 1970. */
  seenAt: number
  /** How the last draft ended. */
  end?: End
  /** The last application that was sent, whatever has ended since. */
  sent?: SentNote
}

export interface End {
  how: 'sent' | 'cleared' | 'expired'
  /** In milliseconds since 1970. */
  at: number
  /** The drafts that ended; a field of one is nothing, whoever stores it and when. */
  ids: readonly string[]
}

/** What is remembered of an application that was sent; nothing of what was typed. */
export interface SentNote {
  /** In milliseconds since 1970. */
  at: number
  /** See `referenceOf`. */
  reference: string
  /** The service accepted it without its usual answer, so it may not have arrived. */
  unconfirmed: boolean
}

/** Stores the one draft field by field, in this browser only. No call ever throws, whatever the storage does. */
export interface DraftStore {
  /** Reads everything, and removes fields of drafts that have ended. */
  read(): Stored
  /** The same, in a page that loads: a draft that nobody has had on a screen for 24 hours (`draftLifetime`) ends. */
  open(): Stored
  /** Stores one field and reads nothing before. @returns whether the browser has stored it */
  put<Name extends FieldName>(id: string, field: Name, value: RegistrationDraft[Name]): boolean
  /** Ends the stored draft and the one named `id`: first the end is stored, then the fields are removed. */
  end(how: End['how'], id?: string, sent?: SentNote): void
  /** Remembers that an application was sent, and ends no draft. */
  note(sent: SentNote): void
  /** Somebody has the draft on the screen now. */
  see(): void
  /**
   * Calls back when another page has changed what is stored; `isWiped`: all browsing data was deleted.
   * Returns a function that ends it.
   */
  subscribe(onChange: (isWiped: boolean) => void): () => void
}

/** The outcome of an upload. A failure is a value, not an exception. */
export type UploadOutcome = { ok: true; document: UploadedDocument } | FailedUpload

/**
 * - `cancelled`: the visitor closed the window, or the form ended the upload
 * - `failed`: the service refused the file or could not be reached; `text` is its answer
 * - `blocked`: something keeps this browser from the service
 * - `untrusted`: the service reports something other than the PDF it was given
 * - `stalled`: no progress for `timeoutMs`
 * - `unavailable`: the upload window could not be loaded, or did not open within `timeoutMs`
 */
export interface FailedUpload {
  ok: false
  reason: 'cancelled' | 'failed' | 'blocked' | 'stalled' | 'untrusted' | 'unavailable'
  text: string
}

/** What an upload waits for: the visitor's start in the window, or the rest of the file, in %. */
export type UploadStage = { name: 'waiting' } | { name: 'uploading'; percent: number }

export interface UploadRequest {
  field: DocumentName
  file: File
  /** Its size and pages, for the window. */
  description: string
  /** Ends the upload: its window closes, or never opens. */
  signal: AbortSignal
  /** Resolves when the window may open, which takes the focus; the form may be in use. */
  mayOpen: () => Promise<void>
  onStage: (stage: UploadStage) => void
}

/** Shows a chosen file and uploads it when the visitor confirms. Never rejects. */
export type UploadDocument = (request: UploadRequest) => Promise<UploadOutcome>

/**
 * Asks the upload service for a document: `gone` if it is not there, or has an address that is not
 * the service's. Without an answer it counts as there. Never rejects.
 */
export type FindDocument = (document: UploadedDocument) => Promise<'there' | 'gone'>

/** What a chosen file is: a PDF that may be uploaded, or the reason why it may not. */
export type PdfReading = { ok: false; problem: FileProblem } | PdfFile

export interface PdfFile {
  ok: true
  /** With the type and ending that some phones and programs leave out. */
  pdf: File
  /** It says that it is encrypted, which may not need a password to open. */
  isEncrypted: boolean
  /** Its end mark is where it should be; without it, it may still have been downloading. */
  hasEnd: boolean
}

/** Reads what is not compressed in a chosen file: its start, its trailer and its end. */
export type ReadPdf = (file: File) => Promise<PdfReading>

/** Loads what reads a chosen file; `undefined` if it could not be loaded. Never rejects. */
export type LoadPdf = () => Promise<{ readPdf: ReadPdf } | undefined>

/** One PDF of several pictures. */
export interface PdfOfPictures {
  /** `undefined` if no picture could be used, or all that could be used are too large together. */
  pdf?: File
  /** The pictures in it, each on a page. */
  used: File[]
  /** The names of those that cannot be used. */
  refused: string[]
  /** The names of those that nobody could read on a page. */
  tooSmall: string[]
}

/**
 * Makes one PDF of pictures that may be uploaded. Never rejects.
 *
 * @param onPicture called with the position of each picture, from 1, before the work on it
 */
export type MakePdf = (
  pictures: readonly File[],
  name: string,
  onPicture: (position: number) => void,
) => Promise<PdfOfPictures>

/** Loads what most visitors do not need; `undefined` if it could not be loaded. Never rejects. */
export type LoadPictures = () => Promise<{ makePdf: MakePdf } | undefined>

export interface RegistrationPorts {
  loadRules: LoadRules
  loadPdf: LoadPdf
  loadPictures: LoadPictures
  sendApplication: SendApplication
  uploadDocument: UploadDocument
  findDocument: FindDocument
  draftStore: DraftStore
}
