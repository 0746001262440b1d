import type { Application, Receipt } from './application'
import type { DocumentName, RegistrationDraft, UploadedDocument } from './fields'
import type { SendFailure } from './sendFailures'
import type * as Rules from './validation'

/**
 * Loads the rules, which are heavy (yup, 12 KB), so not before the visitor enters the form;
 * `undefined` if they could not be loaded. Never rejects.
 */
export type LoadRules = () => Promise<typeof Rules | undefined>

/** The outcome of sending. A failure is a value, not an exception. */
export type SendOutcome =
  | {
      ok: true
      /** The answer was not the service's usual one, so the application may not have arrived. */
      unconfirmed?: boolean
    }
  | {
      ok: false
      reason: SendFailure
      /** The service's own answer, or a note for developers; may be empty. */
      text: string
      /** When the earlier attempt was made, in milliseconds since 1970. */
      at?: number
    }
export type FailedSend = Extract<SendOutcome, { ok: false }>

/** Hands one application to the service. Never rejects. */
export type DeliverApplication = (application: Application) => Promise<SendOutcome>

/**
 * Sends an application at most once. Never rejects.
 *
 * @param reference see `referenceOf`
 * @param again the visitor wants to send it although it may have arrived
 */
export type SendApplication = (
  application: Application,
  options: { reference: string; again?: boolean },
) => Promise<SendOutcome>

/** An application that this browser has sent, or may have sent. */
export interface SendAttempt {
  /** See `referenceOf`. */
  reference: string
  /** When it was sent, in milliseconds since 1970. */
  at: number
  /** `sent`: the provider accepted it; `unclear`: there was no answer, so it may have arrived. */
  state: 'sent' | 'unclear'
}

/** Remembers which applications this browser has sent, for all its tabs. No call ever throws. */
export interface SendAttempts {
  find(reference: string): SendAttempt | undefined
  /** Replaces an earlier attempt of the same application. */
  save(attempt: SendAttempt): void
  forget(reference: string): void
}

/** A draft as the browser has saved it. */
export interface SavedDraft {
  draft: RegistrationDraft
  /** When it was saved, in milliseconds since 1970. */
  at: number
}

/** What becomes of a draft while its tab does nothing. */
export interface DraftListener {
  /** Another tab has sent the application of this reference. */
  onSentElsewhere: (reference: string) => void
  /** Another tab has taken or removed the draft, so it was saved again, or could not be. */
  onSavedAgain: (isPersisted: boolean) => void
  /** The visitor comes back to the page, which the browser has kept as it was; this is saved now. */
  onReturn: (saved: SavedDraft | undefined) => void
}

/** Saves drafts in this browser only. No call ever throws, whatever the storage does. */
export interface DraftStorage {
  /** Returns the draft for this tab. Removes drafts that are too old or unreadable. */
  load(): SavedDraft | undefined
  /**
   * Saves what this tab shows; an empty draft is removed. What another tab shows stays.
   *
   * @returns whether a reload would restore it
   */
  save(draft: RegistrationDraft): boolean
  /** Removes what was sent, under whichever key; a draft that differs from it stays. */
  forget(sent: RegistrationDraft): void
  /** Returns a function that ends it. */
  watch(listener: DraftListener): () => void
}

/** Saves receipts, in this browser only. No call ever throws. */
export interface ReceiptStorage {
  /** Latest first. Removes those that are too old or unreadable. */
  load(): readonly Receipt[]
  /** @returns whether it is saved */
  save(receipt: Receipt): boolean
  remove(receipt: Receipt): void
  /** Calls back when another page may have added or removed one. Returns a function that ends it. */
  watch(onChange: () => void): () => void
}

/**
 * The outcome of an upload. A failure is a value, not an exception:
 * - `cancelled`: the visitor closed the window, or the form ended the upload
 * - `failed`: the service refused the file or could not be reached; `text` is its answer
 * - `blocked`: something keeps this browser from the service
 * - `untrusted`: the service reports something other than the PDF it was given
 * - `stalled`: no progress for `timeoutMs`
 * - `unavailable`: the upload window could not be loaded, or did not open within `timeoutMs`
 */
export type UploadOutcome =
  | { ok: true; document: UploadedDocument }
  | {
      ok: false
      reason: 'cancelled' | 'failed' | 'blocked' | 'stalled' | 'untrusted' | 'unavailable'
      text: string
    }

export type FailedUpload = Extract<UploadOutcome, { ok: false }>

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
 * Asks once for a document that an earlier visit has uploaded: `gone` if it is not at the upload
 * service, or has an address that is not the service's. Without an answer it counts as there.
 * Never rejects.
 */
export type FindDocument = (document: UploadedDocument) => Promise<'there' | 'gone'>

export interface RegistrationPorts {
  loadRules: LoadRules
  sendApplication: SendApplication
  uploadDocument: UploadDocument
  findDocument: FindDocument
  draftStorage: DraftStorage
  receiptStorage: ReceiptStorage
}
