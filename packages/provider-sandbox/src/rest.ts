import { createHash, createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accounts } from './accounts'
import type { SandboxContext, StoredFile } from './context'
import { Refusal } from './faults'

/**
 * Adds the part of Uploadcare's REST API, version 0.7, that `npm run documents` uses
 * (docs/providers.md, G). Documentation: https://uploadcare.com/docs/api/rest/
 */
export function restRoutes(scope: FastifyInstance, { uploads }: SandboxContext): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  scope.addHook('preHandler', async (request) => requireSignature(request))
  scope.setErrorHandler((error, _request, reply) => {
    const { status, message } =
      error instanceof Refusal ? error : new Refusal(500, 'Internal error.')
    return reply.code(status).send({ detail: message })
  })
  // Oldest first, as `npm run documents` asks, and all on one page.
  scope.get('/files/', () => ({ next: null, results: [...uploads.values()].map(fileOf) }))
  scope.delete('/files/storage/', ({ body }) => {
    const uuids: string[] = JSON.parse(String(body))
    const files = uuids.flatMap((uuid) => uploads.get(uuid) ?? [])
    const left = uuids.filter((uuid) => !uploads.delete(uuid))
    const problems = Object.fromEntries(left.map((uuid) => [uuid, 'Missing in the project']))
    return { status: 'ok', problems, result: files.map(fileOf) }
  })
}

/** Checks the version and the signature, which are easy to get wrong in a client; throws a Refusal. */
function requireSignature({ method, url, headers, body }: FastifyRequest): void {
  const { accept, authorization = '', date = '', 'content-type': type = '' } = headers
  if (accept !== 'application/vnd.uploadcare-v0.7+json') {
    const advice = 'Make sure to specify API version. Refer to REST API docs for details.'
    throw new Refusal(406, `Incorrect Accept header provided. ${advice}`)
  }
  const digest = createHash('md5')
    .update(String(body ?? ''))
    .digest('hex')
  const expected = createHmac('sha1', accounts.UPLOADCARE_SECRET_KEY)
    .update([method, digest, type, date, url].join('\n'))
    .digest('hex')
  if (authorization !== `Uploadcare ${accounts.UPLOADCARE_PUBLIC_KEY}:${expected}`) {
    throw new Refusal(401, 'Invalid signature. Please check your Secret key.')
  }
}

function fileOf(file: StoredFile) {
  return {
    uuid: file.uuid,
    size: file.bytes.length,
    datetime_uploaded: file.uploadedAt.toISOString(),
    original_filename: file.name,
  }
}
