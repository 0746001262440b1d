import { existsSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Check } from './contentCheck'
import type { ContentDisk } from './contentDisk'
import { contentRoutes } from './contentRoutes'
import { type Turned, turnedAway } from './guard'
import { pictureRoutes } from './pictureRoutes'
import type { Pictures } from './pictures'
import type { Receive } from './receivePicture'
import { type Person, RefusedError, type Store } from './store'

/** What the routes share. */
export interface EditorContext {
  disk: ContentDisk
  store: Store
  pictures: Pictures
  check: Check
  receive: Receive
  /** Folder of the built page. */
  ui: string
  /** The public address behind a proxy; by default, the port of this machine that is listened on. */
  origin?: string
  /** Hosted: who asks, or why nobody can tell. */
  personOf?: (headers: IncomingHttpHeaders) => Person | Turned
  /** Gets the error of a request that failed. */
  log: (error: unknown) => void
}

declare module 'fastify' {
  interface FastifyRequest {
    person?: Person
  }
}

/** The content editor's HTTP server, not yet listening. */
export async function createServer(context: EditorContext): Promise<FastifyInstance> {
  const app = fastify({
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    frameworkErrors: (_error, request, reply) => answer(request, reply, 400, 'No such address.'),
  })
  app.decorateRequest('person', undefined)
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders)
    const turned = turnedAway(request, originsOf(context, app)) ?? identify(request, context)
    if (turned) return answer(request, reply, turned.status, turned.message)
  })
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, context.log))
  app.setNotFoundHandler((request, reply) => answer(request, reply, 404, 'No such address.'))
  await app.register(async (scope) => contentRoutes(scope, context))
  await app.register(async (scope) => pictureRoutes(scope, context))
  if (existsSync(context.ui)) await app.register(fastifyStatic, { root: context.ui })
  return app
}

function originsOf({ origin }: EditorContext, app: FastifyInstance): readonly string[] {
  if (origin !== undefined) return [origin]
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return ['127.0.0.1', 'localhost'].map((host) => new URL(`http://${host}:${port}`).origin)
}

function identify(request: FastifyRequest, { personOf }: EditorContext): Turned | undefined {
  const person = personOf?.(request.headers)
  if (!person) return undefined
  if ('status' in person) return person
  request.person = person
  return undefined
}

/** MUI writes its styles into the page; scripts come from files only. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ')

const securityHeaders = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const isApi = ({ routeOptions, url }: FastifyRequest): boolean =>
  [routeOptions.url, url].some((path) => path?.startsWith('/api/'))

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store')
  return isApi(request)
    ? reply.send({ ok: false, message })
    : reply.type('text/plain; charset=utf-8').send(message)
}

function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  log: (error: unknown) => void,
): FastifyReply {
  if (error instanceof RefusedError) return answer(request, reply, 503, error.message)
  const status = statusOf(error)
  if (status < 500) return answer(request, reply, status, messages[status] ?? misunderstood)
  log(error)
  return answer(request, reply, 500, 'The content editor made a mistake. Its terminal says more.')
}

const misunderstood =
  'The content editor did not understand its own page. Reload the page: what you typed is kept.'

const messages: Record<number, string> = {
  413: 'That is too large: a picture may have 50 MB, and all texts together 1 MB.',
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' &&
  error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number'
    ? error.statusCode
    : 500
