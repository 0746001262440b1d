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
  /** Oldest first; the mailbox shows each. */
  outbox: OutboxEntry[]
  faults: Faults
  /** By uuid, oldest first. */
  uploads: Map<string, StoredFile>
  template?: MailTemplate | undefined
}
