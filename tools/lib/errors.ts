/** An error the user can put right: shown as one sentence, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}

/**
 * The `code` of a Node or Fastify error, if there is one. Does not use `instanceof`: under Jest,
 * Node's own errors belong to another realm.
 */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
