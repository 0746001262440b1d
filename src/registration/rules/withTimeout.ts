import { timeoutMs } from './limits'

/** Thrown on timeout. The underlying operation may still complete. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/**
 * Returns the result of a promise, if it comes in time.
 *
 * @param limit in milliseconds
 * @throws TimeoutError if it does not; otherwise what the promise rejects with
 */
export function withTimeout<Result>(
  promise: Promise<Result>,
  limit: number = timeoutMs,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`no result in ${limit} ms`)), limit)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
