/** An application that left this browser, or may have. */
export interface Attempt {
  /** See `referenceOf`. */
  reference: string
  /** When it was sent, in milliseconds since 1970. */
  at: number
  /** `sent`: the provider took it; `unclear`: no answer came, so it may have arrived. */
  state: 'sent' | 'unclear'
}

/** Remembers which applications have left this browser, for all its tabs. No call ever throws. */
export interface AttemptLog {
  find(reference: string): Attempt | undefined
  remember(attempt: Attempt): void
  forget(reference: string): void
}

/** How long an attempt is remembered, in milliseconds: 7 days, as a tab may stay open for so long. */
export const attemptLifetime = 7 * 24 * 60 * 60 * 1000

/** Most attempts that are remembered. */
const most = 20

/**
 * Reads what the browser remembers. Junk in the storage counts as nothing.
 *
 * @param now in milliseconds since 1970
 */
export function readAttempts(text: string | null, now: number): readonly Attempt[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(isAttempt).filter(({ at }) => isRecent(at, now)) : []
  } catch {
    return []
  }
}

/** The list with one attempt put in place of the earlier one of the same application. */
export const withAttempt = (list: readonly Attempt[], attempt: Attempt): readonly Attempt[] =>
  [...withoutAttempt(list, attempt.reference), attempt].slice(-most)

/** The list without one application: it certainly has not arrived. */
export const withoutAttempt = (list: readonly Attempt[], reference: string): readonly Attempt[] =>
  list.filter((attempt) => attempt.reference !== reference)

const isRecent = (at: number, now: number): boolean => at <= now && now - at <= attemptLifetime

function isAttempt(value: unknown): value is Attempt {
  const { reference, at, state } = (value ?? {}) as Partial<Record<keyof Attempt, unknown>>
  return (
    typeof reference === 'string' &&
    typeof at === 'number' &&
    (state === 'sent' || state === 'unclear')
  )
}
