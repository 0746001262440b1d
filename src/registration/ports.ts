import type { Application } from './application'
import type { DocumentField, UploadedDocument } from './schema'

/**
 * How sending went. Failure is a value:
 * - `refused`: the service answered no; `text` is its answer
 * - `noAnswer`: the service was not reached, so nothing was sent
 * - `timedOut`: no answer in time; the application may have arrived
 * - `unconfigured`: the site was built without the service's identifiers; `text` is for developers
 */
export type SendOutcome =
  | { ok: true }
  | { ok: false; reason: 'refused' | 'noAnswer' | 'timedOut' | 'unconfigured'; text: string }

/** Sends one application, once. Never rejects. */
export type SendApplication = (application: Application) => Promise<SendOutcome>

/**
 * How an upload went. Failure is a value:
 * - `cancelled`: the visitor closed the window
 * - `failed`: the service refused the file or was not reached; `text` is its answer
 * - `untrusted`: the service reports something that is not the PDF it was given
 * - `unavailable`: the upload window could not be loaded
 */
export type UploadOutcome =
  | { ok: true; document: UploadedDocument }
  | { ok: false; reason: 'cancelled' | 'failed' | 'untrusted' | 'unavailable'; text: string }

export interface UploadRequest {
  field: DocumentField
  file: File
}

/** Shows a chosen file, uploads it when the visitor says so. Never rejects. */
export type UploadDocument = (request: UploadRequest) => Promise<UploadOutcome>
