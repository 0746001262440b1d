/** Thrown when the editor refuses; the message says why, and what the person can do. */
export class RefusedError extends Error {
  override name = 'RefusedError'

  /** @param statusCode of the answer; 503 if the disk refused */
  constructor(
    message: string,
    readonly statusCode = 503,
  ) {
    super(message)
  }
}
