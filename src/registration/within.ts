/** A wait that has reached its limit. What was waited for may still happen. */
export class WaitLimitReached extends Error {
  override name = 'WaitLimitReached'
}

/**
 * The result of a promise, if it comes in time.
 *
 * @param limit in milliseconds
 * @throws WaitLimitReached where it does not; otherwise what the promise rejects with
 */
export async function within<Result>(promise: Promise<Result>, limit: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new WaitLimitReached(`no result in ${limit} ms`)), limit)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
