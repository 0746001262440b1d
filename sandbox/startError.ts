/** An error the user can put right: shown as one sentence, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}
