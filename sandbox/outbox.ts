import { randomUUID } from 'node:crypto'
import type { Application } from './application'

/** One accepted application, as it arrived. */
export interface OutboxEntry {
  id: string
  receivedAt: string
  lib_version: string | null
  user_id: string
  service_id: string
  template_id: string
  template_params: Application
}

export type AcceptedRequest = Omit<OutboxEntry, 'id' | 'receivedAt'>

/** The most applications (and e-mails) the sandbox keeps; older ones are dropped. */
export const maxEntries = 500

/** The accepted applications, oldest first. Each entry has one e-mail in the mailbox. */
export class Outbox {
  readonly #limit: number
  #entries: OutboxEntry[] = []

  constructor(limit = maxEntries) {
    this.#limit = limit
  }

  add(request: AcceptedRequest): void {
    const entry = { id: randomUUID(), receivedAt: new Date().toISOString(), ...request }
    this.#entries = [...this.#entries, entry].slice(-this.#limit)
  }

  list(): readonly OutboxEntry[] {
    return this.#entries
  }

  clear(): void {
    this.#entries = []
  }
}
