import { randomUUID } from 'node:crypto'
import type { Application } from './application'

/**
 * The application of an accepted request, under the name that EmailJS has for it, and whatever else
 * the request of a service has.
 */
export type AcceptedRequest = Readonly<{ template_params: Application; [detail: string]: unknown }>

/** One accepted application, as it arrived. */
export type OutboxEntry = AcceptedRequest & Readonly<{ id: string; receivedAt: string }>

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
