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

/** How many applications (and mails) the sandbox remembers; older ones are dropped. */
export const mostKept = 500

/** The accepted applications, oldest first. One entry here is one mail in the mailbox. */
export class Outbox {
  readonly #limit: number
  #entries: OutboxEntry[] = []

  constructor(limit = mostKept) {
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
