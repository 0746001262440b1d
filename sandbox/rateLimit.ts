/**
 * "Rate limit: 1 request per second" [D] https://www.emailjs.com/docs/rest-api/send/
 * How EmailJS measures the second is not documented: here it starts at the last request
 * allowed.
 */
export class RateLimit {
  readonly #now: () => number
  #last = Number.NEGATIVE_INFINITY

  /** `now` returns milliseconds since any fixed point. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  allows(): boolean {
    const now = this.#now()
    if (now - this.#last < 1000) return false
    this.#last = now
    return true
  }
}
