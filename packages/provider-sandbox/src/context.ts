import type { Faults } from './faults'
import type { MailTemplate, OutboxEntry } from './mailTemplate'

/** A file that the sandbox serves at `/<uuid>/`. */
export interface StoredFile {
  uuid: string
  uploadedAt: Date
  originalFilename: string
  /** The name with only the characters `a-zA-Z0-9._` [D]; "unnamed" for none of them is a guess [G]. */
  filename: string
  /** The MIME type that the caller declared. */
  declaredType: string
  /** The MIME type of its content. */
  type: string
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
