import { posix, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import { loopback } from '../lib/host'
import { builtPages } from './builtPages'
import { headersOf, plainHeaders } from './headers'

/**
 * Serves the built site as a good static host does: /about and /about/index.html redirect to /about/,
 * an unknown address gives 404 with 404.html, text is sent as brotli or gzip if the build has made
 * them, files below /static/ are immutable and all others are revalidated by their ETag. Every answer
 * has the security headers of headers.ts.
 *
 * @param root folder of the built site
 * @param port by default any free one
 * @param extend adds to the server
 * @param host an address of this machine
 * @returns its address, and a function that stops it
 * @throws the system's error, for example `EADDRINUSE`
 */
export async function serveSite(
  root: string,
  port = 0,
  extend: (server: FastifyInstance) => void = () => {},
  host = loopback,
) {
  const pages = new Set(builtPages(root).map(({ path }) => path))
  const server = Fastify({
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      reply.headers(plainHeaders).code(400).send('Bad request'),
  })
  // Redirects and errors too; those of a page replace them.
  server.addHook('onRequest', async ({ url, is404 }, reply) => {
    reply.headers(plainHeaders)
    // Only what `extend` adds takes other methods, and everything can be read.
    if (is404)
      return reply.header('allow', 'GET, HEAD').code(405).send('This site can only be read.')
    const [path = '', query] = url.split('?')
    const decoded = decodeURIComponent(path)
    const plain = posix.normalize(decoded)
    // Any other form of an address leads to the page's own, and nowhere else.
    const page = `${plain.replace(/\/(index\.html)?$/, '')}/`
    if (pages.has(page) && page !== path)
      return reply.redirect(query ? `${page}?${query}` : page, 301)
    if (plain !== decoded || /^\/(404\.html|_headers)$|\.(br|gz)$/.test(plain))
      return reply.callNotFound()
  })
  extend(server)
  await server.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      const file = relative(root, path).replaceAll('\\', '/')
      reply.headers(headersOf(file.replace(/\.(br|gz)$/, '')))
    },
  })
  // A path that no file can have, such as one with a null byte.
  server.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (error.statusCode === 403) reply.callNotFound()
    else reply.send(error)
  })
  server.setNotFoundHandler((_request, reply) => reply.code(404).sendFile('404.html'))
  const url = await server.listen({ host, port })
  return { url, close: () => server.close() }
}
