import type { Faults } from './faults'
import type { MailTemplate, OutboxEntry } from './mailTemplate'

/** A file that the sandbox serves at `/<uuid>/`. */
export interface StoredFile {
  uuid: string
  uploadedAt: Date
  name: string
  /** The MIME type that the caller declared. */
  declaredType: string
  bytes: Buffer
}

/** Everything the endpoints share. */
export interface SandboxContext {
  /** The accepted requests, oldest first; the mailbox shows each of them as an e-mail. */
  outbox: OutboxEntry[]
  faults: Faults
  /** By uuid, oldest first. */
  uploads: Map<string, StoredFile>
  template?: MailTemplate | undefined
}
