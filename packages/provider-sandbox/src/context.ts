import type { Faults } from './faults'
import type { MailTemplate, OutboxEntry } from './mailTemplate'

/** A file that the sandbox serves at `/<uuid>/`. */
export interface StoredFile {
  uuid: string
  uploadedAt: Date
  name: string
  declaredType: string
  bytes: Buffer
}

export interface SandboxContext {
  /** The accepted requests, oldest first; the mailbox shows each as an e-mail. */
  outbox: OutboxEntry[]
  faults: Faults
  /** By uuid, oldest first. */
  uploads: Map<string, StoredFile>
  template?: MailTemplate | undefined
}
