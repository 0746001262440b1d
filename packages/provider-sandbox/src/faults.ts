import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type FaultTarget = 'email' | 'upload'

/** How an endpoint should fail; every key is optional (packages/provider-sandbox/README.md). */
export interface Fault {
  /** HTTP status of the response. With a body and no status: 200. */
  status?: number
  /** Sent as JSON if it begins with a brace, otherwise as plain text. */
  body?: string
  headers?: Record<string, string>
  /** A delay in milliseconds. On its own, the request then continues as usual. */
  delayMs?: number
  drop?: boolean
  /** Does the work first (delivers the e-mail, stores the files), then fails. */
  after?: boolean
  /** The number of requests to affect; by default, all until the fault is removed. */
  times?: number
}

export type FaultSet = Partial<Record<FaultTarget, Fault>>

/** Thrown when a service refuses a request, in its own words. Does not use up a fault with `after`. */
export class Refusal extends Error {
  override name = 'Refusal'

  constructor(
    readonly status: number,
    message: string,
    readonly code = '',
  ) {
    super(message)
  }
}

const fault = {
  type: 'object',
  additionalProperties: false,
  properties: {
    status: { type: 'integer', minimum: 200, maximum: 599 },
    body: { type: 'string' },
    headers: { type: 'object', additionalProperties: { type: 'string' } },
    delayMs: { type: 'integer', minimum: 0, maximum: 300_000 },
    drop: { type: 'boolean' },
    after: { type: 'boolean' },
    times: { type: 'integer', minimum: 1 },
  } satisfies Record<keyof Fault, object>,
} as const

export const faultsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { email: fault, upload: fault } satisfies Record<FaultTarget, object>,
} as const

/** The current faults. `PUT` replaces them all; a target without one works as usual. */
export class Faults {
  current: FaultSet = {}
  #cleared = new AbortController()

  /** Removes all faults, and closes the connections that one of them still delays. */
  clear(): void {
    this.current = {}
    this.#cleared.abort()
    this.#cleared = new AbortController()
  }

  /** Wraps an endpoint's work in its faults, which come before or after it. */
  answering(target: FaultTarget, work: (request: FastifyRequest, reply: FastifyReply) => unknown) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      if (await this.#fails(target, 'before', reply)) return reply
      const answer = await work(request, reply)
      return (await this.#fails(target, 'after', reply)) ? reply : answer
    }
  }

  /** Applies the fault due, if any; resolves to true if the request was answered or disconnected. */
  async #fails(target: FaultTarget, moment: 'before' | 'after', reply: FastifyReply) {
    const fault = this.current[target]
    if (!fault || fault.times === 0 || (fault.after ? 'after' : 'before') !== moment) return false
    if (fault.times) fault.times -= 1
    const { signal } = this.#cleared
    const isInterrupted = await pause(fault.delayMs ?? 0, false, { signal }).catch(() => true)
    if (!fault.drop && !isInterrupted) return answer(fault, reply)
    reply.hijack()
    reply.raw.destroy()
    return true
  }
}

function answer({ status, body, headers }: Fault, reply: FastifyReply): boolean {
  if (status === undefined && body === undefined && headers === undefined) return false
  const type = body?.startsWith('{') ? 'application/json' : 'text/plain'
  reply
    .code(status ?? 200)
    .type(`${type}; charset=utf-8`)
    .headers(headers ?? {})
    .send(body ?? '')
  return true
}
