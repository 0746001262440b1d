import { existsSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { editorHeader } from '../protocol'
import { Content, RefusedError } from './content'
import type { Person } from './people'
import { Pictures } from './pictures'
import { contentRoutes, pictureRoutes } from './routes'
import type { Saving } from './saving'
import { localStore, type Store } from './stores'

/** A request that is not answered: an HTTP status, and a sentence for whoever sent it. */
export interface Rejection {
  status: 401 | 403 | 415 | 421
  message: string
}

export interface EditorOptions {
  /** The project's root. */
  root: string
  /** The folder with the YAML files. */
  folder: string
  /** Where uploads wait to be saved. */
  uploads: string
  /** Folder of the built page. */
  ui: string
  /** The public address behind a proxy; by default, the port of this machine that is listened on. */
  origin?: string
  /** With git: who asks, or why nobody can tell. */
  personOf?: (headers: IncomingHttpHeaders) => Person | Rejection
  /** Where changes go; by default to the folder alone. */
  storeOf?: (content: Content) => Store
  /** Gets the error of a request that failed. */
  log: (error: unknown) => void
  /** For tests: how a file gets its place. */
  move?: Saving['move']
}

declare module 'fastify' {
  interface FastifyRequest {
    person?: Person
  }
}

/** Makes the content editor's HTTP server over a folder; it does not listen yet. */
export async function openEditor(options: EditorOptions): Promise<FastifyInstance> {
  const { root, folder, uploads, ui, log, move, storeOf } = options
  const pictures = new Pictures(folder, uploads)
  const content = new Content(folder, join(root, 'content', 'schema.graphql'), pictures)
  const store = storeOf?.(content) ?? localStore(content, root)
  const app = fastify({
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    frameworkErrors: (_error, request, reply) => answer(request, reply, 400, 'No such address.'),
  })
  app.decorateRequest('person', undefined)
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders)
    const rejection =
      rejectionOf(request, originsOf(options, app)) ?? identify(request, options.personOf)
    if (rejection) return answer(request, reply, rejection.status, rejection.message)
  })
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, log))
  app.setNotFoundHandler((request, reply) => answer(request, reply, 404, 'No such address.'))
  const serve = existsSync(ui)
  await app.register(fastifyStatic, { root: serve ? ui : folder, serve })
  const context = { saving: { content, pictures, move }, store }
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })
    contentRoutes(scope, context)
    pictureRoutes(scope, context)
  })
  return app
}

function originsOf({ origin }: EditorOptions, app: FastifyInstance): readonly string[] {
  if (origin !== undefined) return [origin]
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return ['127.0.0.1', 'localhost'].map((host) => new URL(`http://${host}:${port}`).origin)
}

function identify(
  request: FastifyRequest,
  personOf: EditorOptions['personOf'],
): Rejection | undefined {
  const person = personOf?.(request.headers)
  if (person && 'status' in person) return person
  request.person = person
  return undefined
}

const foreign: Rejection = { status: 403, message: 'Another web page sent this request.' }

/**
 * Any web page can send requests to a port of this machine, and can make its own name mean
 * 127.0.0.1. So a request must be for one of our origins, and come from it.
 *
 * @param origins the editor's own, for example `http://127.0.0.1:9030`
 * @returns undefined for a request that may be answered
 */
function rejectionOf(request: FastifyRequest, origins: readonly string[]): Rejection | undefined {
  const { method, headers } = request
  if (!origins.some((origin) => isFor(headers.host, origin))) {
    const message = `The content editor answers at ${origins[0]} only. A proxy before it must pass the Host header on.`
    return { status: 421, message }
  }
  if (headers.origin !== undefined && !origins.includes(headers.origin)) return foreign
  if (!isOwnFetch(request)) return foreign
  if (method === 'GET' || method === 'HEAD') return undefined
  if (headers[editorHeader] === undefined) {
    return { status: 403, message: `The header ${editorHeader} is missing.` }
  }
  const type = headers['content-type']
  const isKnown = /^application\/(json|octet-stream)(;|$)/.test(type ?? '')
  return isKnown || (method === 'DELETE' && type === undefined)
    ? undefined
    : { status: 415, message: 'The content editor takes JSON, and the bytes of pictures.' }
}

function isFor(host: string | undefined, origin: string): boolean {
  if (host === undefined || !/^[\w.-]+(:\d+)?$/.test(host)) return false
  const url = `${new URL(origin).protocol}//${host}`
  return URL.canParse(url) && new URL(url).origin === origin
}

/** Whether our page asks, or somebody who opens it: a link leads there, and so does the sign-in. */
function isOwnFetch({ method, routeOptions, headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site === undefined || site === 'same-origin' || site === 'none') return true
  return (
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    // The route's address, as `/%61pi/content` is /api/content too.
    !/^\/(api|content)\//.test(routeOptions.url ?? '')
  )
}

const securityHeaders = {
  // MUI writes its styles into the page; scripts come from files only.
  'content-security-policy': [
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:; frame-ancestors 'self'; form-action 'none'; base-uri 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

function answer(
  { routeOptions, url }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store')
  return [routeOptions.url, url].some((path) => path?.startsWith('/api/'))
    ? reply.send({ ok: false, ...(status === 503 && { reason: 'refused' }), message })
    : reply.type('text/plain; charset=utf-8').send(message)
}

function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  log: EditorOptions['log'],
): FastifyReply {
  if (error instanceof RefusedError) return answer(request, reply, 503, error.message)
  const { statusCode: status = 500 } = error as { statusCode?: number }
  if (status < 500) return answer(request, reply, status, status === 413 ? tooLarge : misunderstood)
  log(error)
  return answer(request, reply, 500, 'The content editor made a mistake. Its terminal says more.')
}

const tooLarge = 'That is too large: a picture may have 50 MB, and all texts together 1 MB.'
const misunderstood =
  'The content editor did not understand its own page. Reload the page: what you typed is kept.'
