import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Accounts } from './accounts'

/** A request that the REST API refuses, with `{"detail": …}`. */
export class RestError extends Error {
  override name = 'RestError'

  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(detail)
  }
}

/** How far a request's date may be from the server's: 15 minutes [D]. */
const clockLimit = 15 * 60_000

const accepted = 'application/vnd.uploadcare-v0.7+json'

const refusals = {
  accept: [
    406,
    'Incorrect Accept header provided. Make sure to specify API version. Refer to REST API docs for details.',
  ],
  simple: [
    400,
    'Simple authentication over HTTP is forbidden. Please, use HTTPS or signed requests instead.',
  ],
  credentials: [401, 'Incorrect authentication credentials.'],
  signature: [401, 'Invalid signature. Please check your Secret key.'],
} as const

/**
 * Checks version and signature of a request to the REST API (docs/providers.md, G). The sandbox
 * answers over HTTP, where Uploadcare refuses its other scheme, `Uploadcare.Simple`.
 *
 * @throws RestError
 */
export function checkRestRequest(request: FastifyRequest, accounts: Accounts): void {
  const { accept, authorization = '', date = '' } = request.headers
  if (accept !== accepted) throw refusal('accept')
  if (authorization.startsWith('Uploadcare.Simple ')) throw refusal('simple')
  const [, publicKey, signature] = /^Uploadcare ([^:]+):([\da-f]{40})$/.exec(authorization) ?? []
  if (!publicKey || !signature) throw refusal('credentials')
  if (publicKey !== accounts.uploadPublicKey) {
    throw new RestError(401, `Public key ${publicKey} not found.`)
  }
  if (!(Math.abs(Date.now() - Date.parse(date)) <= clockLimit)) throw refusal('credentials')
  const expected = signatureOf(request, date, accounts.uploadSecretKey)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) throw refusal('signature')
}

function refusal(why: keyof typeof refusals): RestError {
  const [status, detail] = refusals[why]
  return new RestError(status, detail)
}

/** As documented: method, MD5 of the body, content type, date and path with query. */
function signatureOf({ method, url, headers, body }: FastifyRequest, date: string, secret: string) {
  const digest = createHash('md5')
    .update(String(body ?? ''))
    .digest('hex')
  const signed = [method, digest, headers['content-type'] ?? '', date, url].join('\n')
  return createHmac('sha1', secret).update(signed).digest('hex')
}
