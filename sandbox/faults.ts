import { validateHeaderName, validateHeaderValue } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { isRecord } from './application'

export const faultTargets = ['email', 'upload', 'info', 'list', 'delete'] as const
export type FaultTarget = (typeof faultTargets)[number]

/** How one endpoint should fail. Every key is optional; see sandbox/README.md. */
export interface Fault {
  /** HTTP status of the response. With a body and no status: 200. */
  status?: number
  /** Sent as JSON if it parses as JSON, otherwise as plain text. */
  body?: string
  headers?: Record<string, string>
  /** Wait first. On its own, the request then continues as usual. */
  delayMs?: number
  /** Close the connection without a response. */
  drop?: boolean
  /** Do the work first (deliver the e-mail, store or delete files), then fail. */
  after?: boolean
  /** The number of requests the fault affects. Without it the fault stays. */
  times?: number
}

export type FaultSet = Partial<Record<FaultTarget, Fault>>
export type FaultMoment = 'before' | 'after'

/** An invalid /faults body. The message explains why. */
export class FaultProblem extends Error {
  override name = 'FaultProblem'
}

const limits = { delayMs: 300_000, times: 1_000_000, body: 65_536, headers: 20, header: 4096 }
const framingHeaders = ['connection', 'content-length', 'transfer-encoding']

type Check = (value: unknown) => string | undefined

const checks: Record<keyof Fault, Check> = {
  status: wholeNumber(200, 599),
  body: (value) =>
    typeof value === 'string' && value.length <= limits.body
      ? undefined
      : `text of at most ${limits.body} characters`,
  headers: checkHeaders,
  delayMs: wholeNumber(0, limits.delayMs),
  drop: trueOrFalse,
  after: trueOrFalse,
  times: wholeNumber(1, limits.times),
}

/** Reads the body of `PUT /faults`, or throws a {@link FaultProblem} that names the bad key. */
export function parseFaults(body: unknown): FaultSet {
  if (!isRecord(body)) {
    throw new FaultProblem('Send a JSON object, for example {"email": {"status": 500}}.')
  }
  const faults: FaultSet = {}
  for (const [target, fault] of Object.entries(body)) {
    if (!isFaultTarget(target)) throw unknownKey(target, faultTargets)
    faults[target] = parseFault(target, fault)
  }
  return faults
}

/** The current faults. `PUT` replaces them all; a target without one works as usual. */
export class Faults {
  #current: FaultSet = {}
  #cleared = new AbortController()

  replace(faults: FaultSet): void {
    this.#current = faults
  }

  /** Removes all faults, and closes the connections that one of them still delays. */
  clear(): void {
    this.#current = {}
    this.#cleared.abort()
    this.#cleared = new AbortController()
  }

  list(): FaultSet {
    return this.#current
  }

  /** The fault due at this moment, if any; decrements `times`. */
  take(target: FaultTarget, moment: FaultMoment): DueFault | undefined {
    const fault = this.#current[target]
    if (!fault || (fault.after ? 'after' : 'before') !== moment) return undefined
    this.#current = { ...this.#current, [target]: oneLess(fault) }
    return { ...fault, cleared: this.#cleared.signal }
  }
}

interface DueFault extends Fault {
  cleared: AbortSignal
}

/** Applies a fault; true when the request is over (answered, or its connection closed). */
export async function applyFault(
  fault: DueFault | undefined,
  reply: FastifyReply,
  closing: AbortSignal,
): Promise<boolean> {
  if (!fault) return false
  const { delayMs, cleared } = fault
  const ends = AbortSignal.any([closing, cleared])
  const interrupted = delayMs ? await isInterrupted(delayMs, ends) : false
  if (fault.drop || interrupted) {
    closeConnection(reply)
    return true
  }
  return answer(fault, reply)
}

async function isInterrupted(delayMs: number, signal: AbortSignal): Promise<boolean> {
  return pause(delayMs, false, { signal }).catch(() => true)
}

function closeConnection(reply: FastifyReply): void {
  reply.hijack()
  reply.raw.destroy()
}

function answer(fault: Fault, reply: FastifyReply): boolean {
  const { status, body, headers } = fault
  if (status === undefined && body === undefined && headers === undefined) return false
  reply
    .code(status ?? 200)
    .type(typeOf(body ?? ''))
    .headers(headers ?? {})
    .send(body ?? '')
  return true
}

function typeOf(body: string): string {
  try {
    JSON.parse(body)
    return 'application/json; charset=utf-8'
  } catch {
    return 'text/plain; charset=utf-8'
  }
}

function oneLess(fault: Fault): Fault | undefined {
  if (fault.times === undefined) return fault
  return fault.times > 1 ? { ...fault, times: fault.times - 1 } : undefined
}

function isFaultTarget(name: string): name is FaultTarget {
  return faultTargets.some((target) => target === name)
}

function parseFault(target: FaultTarget, fault: unknown): Fault {
  if (!isRecord(fault)) throw new FaultProblem(`"${target}" must be an object.`)
  for (const [key, value] of Object.entries(fault)) {
    if (!isFaultKey(key)) throw unknownKey(`${target}.${key}`, Object.keys(checks))
    const wanted = checks[key](value)
    if (wanted) throw new FaultProblem(`"${target}.${key}" must be ${wanted}.`)
  }
  if ((target === 'info' || target === 'list') && fault.after === true) {
    throw new FaultProblem(`"${target}.after" has no meaning: reading changes nothing.`)
  }
  return fault
}

function isFaultKey(key: string): key is keyof Fault {
  return Object.hasOwn(checks, key)
}

function unknownKey(key: string, known: readonly string[]): FaultProblem {
  return new FaultProblem(`"${key.slice(0, 80)}" is not known. Known: ${known.join(', ')}.`)
}

function wholeNumber(least: number, most: number): Check {
  return (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : `a whole number from ${least} to ${most}`
}

function trueOrFalse(value: unknown): string | undefined {
  return typeof value === 'boolean' ? undefined : 'true or false'
}

function checkHeaders(value: unknown): string | undefined {
  const wanted = 'an object of header names and text values'
  if (!isRecord(value) || Object.keys(value).length > limits.headers) return wanted
  const bad = Object.entries(value).find(([name, text]) => !isHeader(name, text))
  return bad ? `${wanted}; "${bad[0].slice(0, 80)}" cannot be sent` : undefined
}

function isHeader(name: string, text: unknown): boolean {
  if (typeof text !== 'string' || text.length > limits.header) return false
  if (framingHeaders.includes(name.toLowerCase())) return false
  try {
    validateHeaderName(name)
    validateHeaderValue(name, text)
    return true
  } catch {
    return false
  }
}
