import cors from '@fastify/cors'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Accounts } from './accounts'
import { controlRoutes, faultsPath, homePath, outboxPath } from './control'
import type { Deliver } from './delivery'
import { emailRoutes, sendFormPath, sendPath } from './emailjs'
import type { Faults } from './faults'
import type { Outbox } from './outbox'
import type { RateLimit } from './rateLimit'
import { infoPath, sendUploadError, uploadPath, uploadRoutes } from './uploadcare'
import { UploadError } from './uploadErrors'
import type { UploadLimits } from './uploadForm'
import { isUuid, type UploadStore } from './uploadStore'

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
  await app.register(cors, corsOptions)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (request.is404) return answerUnknown(request, reply)
  })
  await app.register(async (scope) => emailRoutes(scope, context))
  await app.register(async (scope) => uploadRoutes(scope, context))
  await app.register(async (scope) => controlRoutes(scope, context))
  return app
}

/**
 * Web pages call both providers, so every response needs CORS headers, errors included:
 * without them a browser hides the error from the page (docs/providers.md, B and D).
 */
const corsOptions = {
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
  allowedHeaders: ['Content-Type', 'X-UC-User-Agent'],
  exposedHeaders: ['Retry-After'],
  strictPreflight: false,
}

const methodsAt: Record<string, string> = {
  [sendPath]: 'POST',
  [uploadPath]: 'POST',
  [infoPath]: 'GET, HEAD',
  [outboxPath]: 'GET, HEAD, DELETE',
  [faultsPath]: 'GET, HEAD, PUT, DELETE',
  [homePath]: 'GET, HEAD',
}

/** No route matches: a wrong method on a known path (405, a guess [G]), or an unknown path. */
function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0] ?? ''
  const methods = Object.hasOwn(methodsAt, path) ? methodsAt[path] : methodsOfFile(path)
  if (!methods) return plain(reply, 404, notFoundAt(path))
  reply.header('allow', `${methods}, OPTIONS`)
  if (path === uploadPath || path === infoPath) {
    const error = new UploadError('methodNotAllowed', request.method, path)
    return sendUploadError(request, reply, error.row)
  }
  return plain(reply, 405, 'Method Not Allowed')
}

function methodsOfFile(path: string): string | undefined {
  return isUuid(path.slice(1, -1)) && path.endsWith('/') ? 'GET, HEAD' : undefined
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
