import type { Application, Sent } from './application'
import type { DocumentName, FileProblem, RegistrationDraft, UploadedDocument } from './fields'
import type { SendFailure } from './sendFailures'
import type * as Rules from './validation'

/**
 * Loads the rules, which are heavy (yup, 12 KB), so not before the visitor enters the form;
 * `undefined` if they could not be loaded. Never rejects.
 */
export type LoadRules = () => Promise<typeof Rules | undefined>

/** The outcome of sending. A failure is a value, not an exception. */
export type SendOutcome = { ok: true } | FailedSend

export interface FailedSend {
  ok: false
  reason: SendFailure
  /** The service's own answer, or a note for developers; may be empty. */
  text: string
  /** Earlier attempts with the same GST number from this browser. */
  earlier?: EarlierAttempts
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

/**
 * What this browser knows of earlier attempts to send an application with a GST number; at least one
 * of the two. Times are in milliseconds since 1970.
 */
export interface EarlierAttempts {
  /** When the service last accepted one. */
  sentAt?: number
  /** When one left that may have arrived, after `sentAt`. */
  unclearAt?: number
}

/** Records the answer to one attempt; only upwards, and no other attempt's. Never throws. */
export type RecordAnswer = (answer: 'sent' | 'refused') => void

/**
 * Remembers each attempt to send for 30 days (`sentLifetime`), under a hash of its cleaned GST number.
 * No call ever throws.
 */
export interface SendAttempts {
  /** Those with this cleaned GST number; refused ones do not count. */
  find(gstNumber: string): EarlierAttempts | undefined
  /** Stores an attempt as unclear, before it leaves. */
  begin(gstNumber: string): RecordAnswer
}

/** What a tab keeps; both are missing in a tab whose application was cleared. */
export interface Kept {
  /** What is in the form; missing if it is empty. */
  draft?: RegistrationDraft
  /** What this tab has sent last. */
  sent?: Sent
}

/** Keeps the application in its tab: it ends with the tab, and no other window sees it. No call ever throws. */
export interface TabStore {
  /** Returns what the tab has kept; `undefined` if it never has, or could not. */
  read(): Kept | undefined
  /** @returns whether the browser has stored it */
  write(kept: Kept): boolean
  /**
   * Puts the same into the history, which alone comes back when a phone has ended the browser. `read`
   * looks there if the storage has nothing.
   */
  spare(kept: Kept): void
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

/** A page as a JPEG in colour; sides in pixels. */
export interface DrawnPage {
  jpeg: Blob
  width: number
  height: number
  /** The step of size and quality at which it is small enough (drawPages.ts). */
  step: number
  /** The page, at most 128 pixels long. */
  thumbnail: Blob
}

/** A page of a document that is made of pictures. */
export interface Page {
  picture: File
  /** Missing until it is drawn. */
  drawn?: DrawnPage
}

export interface MadePages {
  /** In their order, without those that cannot be used; those after a stop are not drawn. */
  pages: readonly Page[]
  /** The names of pictures that cannot be used. */
  refused: readonly string[]
  /** The names of pictures that nobody could read on a page. */
  tooSmall: readonly string[]
  /** Why it stopped: together they are too large, or one took longer than `timeoutMs`. */
  stop?: 'tooLarge' | { slow: string }
}

/**
 * Draws what is not drawn yet, or would be too large together, one picture at a time. Never rejects.
 *
 * @param signal ends the work on the picture it is at; what is returned then is not all
 * @param onPage called before the work on each picture, with all pages as they are then
 */
export type MakePages = (
  pages: readonly Page[],
  signal: AbortSignal,
  onPage: (position: number, pages: readonly Page[]) => void,
) => Promise<MadePages>

/** Makes one PDF of pages, of which all are drawn. */
export type PdfOfPages = (pages: readonly Page[]) => Blob

/** Loads what most visitors do not need; `undefined` if it could not be loaded. Never rejects. */
export type LoadPictures = () => Promise<
  { makePages: MakePages; pdfOfPages: PdfOfPages } | undefined
>

export interface RegistrationPorts {
  loadRules: LoadRules
  loadPdf: LoadPdf
  loadPictures: LoadPictures
  sendApplication: SendApplication
  uploadDocument: UploadDocument
  findDocument: FindDocument
  tabStore: TabStore
}
