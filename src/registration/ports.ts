import type { Application } from './application'
import type { KeptDraft } from './draft'
import type { DocumentField, RegistrationDraft, UploadedDocument } from './fields'

/**
 * Why an application did not go through. Nothing was sent:
 * - `refused`: the service answered no
 * - `offline`: the device has no connection
 * - `unavailable`: the page could not load its e-mail client
 * - `unconfigured`: the site was built without the service's identifiers
 *
 * It may have arrived all the same:
 * - `noAnswer`: the line broke after the application had left
 * - `timedOut`: no answer in time
 * - `unclear`: an answer that is neither yes nor no
 *
 * It was kept back, because it would have arrived twice:
 * - `alreadySent`: this browser has sent it
 * - `triedBefore`: this browser has sent it and heard no answer
 * - `underWay`: another tab is sending right now
 */
export type SendFailure =
  | 'refused'
  | 'offline'
  | 'unavailable'
  | 'unconfigured'
  | 'noAnswer'
  | 'timedOut'
  | 'unclear'
  | 'alreadySent'
  | 'triedBefore'
  | 'underWay'

/** What a failure means for the application. */
export type Fate = 'notSent' | 'mayHaveArrived' | 'keptBack'

export const fateOf: Record<SendFailure, Fate> = {
  refused: 'notSent',
  offline: 'notSent',
  unavailable: 'notSent',
  unconfigured: 'notSent',
  noAnswer: 'mayHaveArrived',
  timedOut: 'mayHaveArrived',
  unclear: 'mayHaveArrived',
  alreadySent: 'keptBack',
  triedBefore: 'keptBack',
  underWay: 'keptBack',
}

/** How sending went. Failure is a value. */
export type SendOutcome =
  | { ok: true }
  | {
      ok: false
      reason: SendFailure
      /** The service's own answer, or what a developer should know; may be empty. */
      text: string
      /** When the earlier attempt was made, in milliseconds since 1970. */
      at?: number
    }

export interface SendOptions {
  /** The visitor wants it sent although it may have arrived. */
  again?: boolean
}

/** Sends one application, once. Never rejects. */
export type SendApplication = (
  application: Application,
  options?: SendOptions,
) => Promise<SendOutcome>

/** Keeps a draft in this browser alone. No call ever throws, whatever the storage does. */
export interface DraftStore {
  load(): KeptDraft | undefined
  /** An empty draft is forgotten. */
  keep(draft: RegistrationDraft): void
  /** Calls back when another tab has sent the application with this reference; returns how to stop. */
  onSentElsewhere(listener: (reference: string) => void): () => void
}

/**
 * How an upload went. Failure is a value:
 * - `cancelled`: the visitor closed the window
 * - `failed`: the service refused the file or was not reached; `text` is its answer
 * - `untrusted`: the service reports something that is not the PDF it was given
 * - `stalled`: nothing moved for a while
 * - `unavailable`: the upload window could not be loaded
 */
export type UploadOutcome =
  | { ok: true; document: UploadedDocument }
  | {
      ok: false
      reason: 'cancelled' | 'failed' | 'stalled' | 'untrusted' | 'unavailable'
      text: string
    }

export interface UploadRequest {
  field: DocumentField
  file: File
  /** Told as the file goes up; 0 to 100. */
  onProgress?: (percent: number) => void
}

/** Shows a chosen file, uploads it when the visitor says so. Never rejects. */
export type UploadDocument = (request: UploadRequest) => Promise<UploadOutcome>
