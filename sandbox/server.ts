import cors from '@fastify/cors'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Accounts } from './accounts'
import { cdnRoutes } from './cdn'
import { controlRoutes } from './control'
import type { Deliver } from './delivery'
import { emailRoutes, sendFormPath } from './emailjs'
import { corsAt, methodsAt } from './endpoints'
import type { Faults } from './faults'
import type { Outbox } from './outbox'
import type { RateLimit } from './rateLimit'
import { restRoutes } from './rest'
import { infoPath, sendUploadError, uploadPath, uploadRoutes } from './uploadcare'
import { UploadError } from './uploadErrors'
import type { UploadLimits } from './uploadForm'
import type { UploadStore } from './uploadStore'

/** Everything the endpoints share. */
export interface SandboxContext {
  accounts: Accounts
  brandName: string
  inboxUrl: string
  outbox: Outbox
  faults: Faults
  uploads: UploadStore
  uploadLimits: UploadLimits
  /** Delivers an e-mail to the mailbox, or throws. */
  deliver: Deliver
  /** Undefined: no limit. */
  rateLimit: RateLimit | undefined
  /** Aborts when the sandbox stops, so that no delayed fault holds it up. */
  closing: AbortSignal
  log: (line: string) => void
}

/** In milliseconds; enough for 100 MB in a slow test. */
const requestTimeout = 120_000

/** The sandbox's HTTP server, not yet listening. */
export async function createServer(context: SandboxContext): Promise<FastifyInstance> {
  const app = fastify({
    forceCloseConnections: true,
    requestTimeout,
    // A browser repeats a request by itself if a connection that it has used before closes
    // without an answer, so that one `drop` would count twice (docs/decisions/send-once.md).
    maxRequestsPerSocket: 1,
    frameworkErrors: (_error, _request, reply) => answerBadUrl(reply),
  })
  await app.register(cors, {
    delegator: async (request: FastifyRequest) => corsAt(pathOf(request)),
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (request.is404) return answerUnknown(request, reply)
  })
  await app.register(async (scope) => emailRoutes(scope, context))
  await app.register(async (scope) => uploadRoutes(scope, context))
  await app.register(async (scope) => restRoutes(scope, context))
  await app.register(async (scope) => cdnRoutes(scope, context))
  await app.register(async (scope) => controlRoutes(scope, context))
  return app
}

/** Without the query. */
function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? ''
}

/**
 * No route matches: a wrong method on a known path (405; [D] at Uploadcare's endpoints, otherwise
 * a guess [G]), or an unknown path.
 */
function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request)
  const methods = methodsAt(path)
  if (!methods) return plain(reply, 404, notFoundAt(path))
  reply.header('allow', methods)
  if (path === uploadPath || path === infoPath) {
    const error = new UploadError('methodNotAllowed', request.method, path)
    return sendUploadError(request, reply, error.row)
  }
  return plain(reply, 405, 'Method Not Allowed')
}

function notFoundAt(path: string): string {
  return path === sendFormPath
    ? 'Sandbox: send-form is not simulated, because the site does not use it.'
    : 'Not Found'
}

function answerBadUrl(reply: FastifyReply): void {
  reply.header('access-control-allow-origin', '*')
  plain(reply, 400, 'Bad Request')
}

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text)
}
