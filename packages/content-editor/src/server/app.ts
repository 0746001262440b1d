import fastifyStatic from '@fastify/static'
import type { ContentConfig } from '@partner-site/content-model'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { Content } from './content'
import { helpRoutes } from './help'
import { Pictures } from './pictures'
import { RefusedError } from './refused'
import { contentRoutes, pictureRoutes } from './routes'

export interface EditorOptions {
  config: ContentConfig
  ui: string
  /** The path of the help, a guide in Markdown. */
  guide?: string | undefined
  log: (error: unknown) => void
}

/** Creates the content editor's HTTP server; it does not listen yet. */
export async function openEditor(options: EditorOptions): Promise<FastifyInstance> {
  const { config, ui, guide, log } = options
  const pictures = new Pictures(config.folder)
  const content = new Content(config, pictures)
  const app = fastify({
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    frameworkErrors: (_error, _request, reply) => answer(reply, 400, noSuchAddress),
  })
  // The remaining types, JSON and the bytes of pictures, cannot be sent by another site's form.
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(defaultHeaders)
    refuseOtherSites(request, originsOf(app))
  })
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof RefusedError) return answer(reply, error.statusCode, error.message)
    const { statusCode: status = 500 } = error as { statusCode?: number }
    if (status === 413) return answer(reply, status, tooLarge)
    if (status < 500) return answer(reply, status, misunderstood)
    log(error)
    return answer(reply, 500, 'The content editor made a mistake. Its terminal says more.')
  })
  app.setNotFoundHandler((_request, reply) => answer(reply, 404, noSuchAddress))
  await app.register(fastifyStatic, { root: ui, setHeaders: keepAssets })
  contentRoutes(app, { content, pictures })
  pictureRoutes(app, { content, pictures })
  helpRoutes(app, guide)
  return app
}

/** The names of assets have their hashes. */
function keepAssets(reply: FastifyReply, path: string): void {
  if (/[\\/]assets[\\/]/.test(path)) {
    reply.header('cache-control', 'public, max-age=31536000, immutable')
  }
}

const answer = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).send({ message })

const noSuchAddress = 'No such address.'
const tooLarge = 'That is too large: a picture may have 50 MB, and all texts together 1 MB.'
const misunderstood =
  'The content editor did not understand its own page. Reload the page: what you typed is kept.'

function originsOf(app: FastifyInstance): readonly string[] {
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return ['127.0.0.1', 'localhost'].map((host) => new URL(`http://${host}:${port}`).origin)
}

/**
 * Refuses requests of other sites. Any web page can send requests to a local port, and can make its
 * own host name resolve to 127.0.0.1, so the Host must be ours, and so must the Origin if there is
 * one. Browsers send none for a picture or a script; the headers below keep those from other sites.
 *
 * @param origins the editor's own, such as `http://127.0.0.1:9030`
 * @throws RefusedError for a request that may not be answered
 */
function refuseOtherSites({ headers }: FastifyRequest, origins: readonly string[]): void {
  const { host = '', origin } = headers
  if (!origins.some((own) => new URL(own).host === host)) {
    throw new RefusedError(`The content editor answers at ${origins[0]} only.`, 421)
  }
  if (origin !== undefined && !origins.includes(origin)) {
    throw new RefusedError('Another web page sent this request.', 403)
  }
}

const defaultHeaders = {
  'cache-control': 'no-store',
  // MUI inserts style elements; scripts come from files only.
  'content-security-policy': [
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:; frame-ancestors 'self'; form-action 'none'; base-uri 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
