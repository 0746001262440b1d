import { parse } from './json'

/** An application that this browser has sent, or may have sent. */
export interface Attempt {
  /** See `referenceOf`. */
  reference: string
  /** When it was sent, in milliseconds since 1970. */
  at: number
  /** `sent`: the provider accepted it; `unclear`: there was no answer, so it may have arrived. */
  state: 'sent' | 'unclear'
}

/** Remembers which applications this browser has sent, for all its tabs. No call ever throws. */
export interface AttemptLog {
  find(reference: string): Attempt | undefined
  remember(attempt: Attempt): void
  forget(reference: string): void
}

/** How many attempts are remembered; none is forgotten by its age, as the clock may be wrong. */
const maxAttempts = 20

/** Reads the remembered attempts from the browser's storage. Invalid data is ignored. */
export function readAttempts(text: string | null): readonly Attempt[] {
  const list = parse(text)
  return Array.isArray(list) ? list.filter(isAttempt) : []
}

/** The list with an attempt added, in place of any earlier one of the same application. */
export const withAttempt = (list: readonly Attempt[], attempt: Attempt): readonly Attempt[] =>
  [...withoutAttempt(list, attempt.reference), attempt].slice(-maxAttempts)

/** The list without one application, which certainly has not arrived. */
export const withoutAttempt = (list: readonly Attempt[], reference: string): readonly Attempt[] =>
  list.filter((attempt) => attempt.reference !== reference)

function isAttempt(value: unknown): value is Attempt {
  const { reference, at, state } = (value ?? {}) as Partial<Record<keyof Attempt, unknown>>
  return (
    typeof reference === 'string' &&
    typeof at === 'number' &&
    (state === 'sent' || state === 'unclear')
  )
}
