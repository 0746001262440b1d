import type { Application } from './application'
import type { DocumentName, RegistrationDraft, UploadedDocument } from './fields'
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
  /** An earlier attempt to send it from this browser, which may have arrived. */
  earlier?: SendAttempt
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

/** An application that this browser has sent, or may have sent. */
export interface SendAttempt {
  /** When it was sent, in milliseconds since 1970. */
  at: number
  /** `sent`: the provider accepted it; `unclear`: there was no answer, so it may have arrived. */
  state: 'sent' | 'unclear'
}

/**
 * Remembers for 30 days (`sentLifetime`) which applications this browser has sent, by their cleaned
 * GST number: another upload of a document does not make another application. No call ever throws.
 */
export interface SendAttempts {
  find(gstNumber: string): SendAttempt | undefined
  /** Replaces an earlier attempt of the same number; `undefined` forgets it. */
  save(gstNumber: string, attempt: SendAttempt | undefined): void
}

/**
 * What a browser has stored of the one application that all its pages show:
 * - `nothing`: nobody has begun one, or its browsing data was deleted
 * - `draft`: begun; `at`: when somebody last had it on the screen
 * - `ended`: sent, cleared, or too old; nothing that was typed is stored any more
 *
 * All times are in milliseconds since 1970.
 */
export type Stored =
  | { kind: 'nothing' }
  | { kind: 'draft'; draft: RegistrationDraft; at: number }
  | ({ kind: 'ended' } & End)

export interface End {
  how: 'sent' | 'cleared' | 'expired'
  at: number
  /** Of what was sent, see `referenceOf`. */
  reference?: string
}

/** Stores the one draft, in this browser only. No call ever throws, whatever the storage does. */
export interface DraftStorage {
  load(): Stored
  /** The same, but a draft that nobody has had on the screen for 24 hours (`draftLifetime`) ends. */
  loadOrExpire(): Stored
  /**
   * Stores a draft as of now; an empty one is ended as cleared.
   *
   * @returns what is stored now; `undefined` if the browser refused it
   */
  save(draft: RegistrationDraft): Stored | undefined
  /** Replaces the draft by how it ended. @returns that */
  end(how: End['how'], reference?: string): Stored
  /** Calls back when another page has changed what is stored. Returns a function that ends it. */
  subscribe(onChange: () => void): () => void
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

/** One PDF of several pictures. */
export interface PdfOfPictures {
  /** `undefined` if no picture could be used. */
  pdf?: File
  /** The pictures in it. */
  used: File[]
  /** The names of the others. */
  refused: string[]
}

/** Makes one PDF of pictures, a page each, that may be uploaded. Never rejects. */
export type MakePdf = (pictures: readonly File[], name: string) => Promise<PdfOfPictures>

/** Loads what most visitors do not need; `undefined` if it could not be loaded. Never rejects. */
export type LoadPictures = () => Promise<{ makePdf: MakePdf } | undefined>

export interface RegistrationPorts {
  loadRules: LoadRules
  loadPictures: LoadPictures
  sendApplication: SendApplication
  uploadDocument: UploadDocument
  findDocument: FindDocument
  draftStorage: DraftStorage
}
