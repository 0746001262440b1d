import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { pageHeaders, sharedFiles, siteHeaders } from './headers'
import { testBuilds } from './testBuilds'

/**
 * Serves the built site as a good static host does: /about redirects to /about/, an unknown
 * address gives 404 with 404.html, text is sent as brotli or gzip if the build has made them,
 * files with a hash in their name are immutable and all others are revalidated by their ETag. Every
 * answer has the security headers of headers.ts.
 *
 * @param root folder of the built site
 * @param port on 127.0.0.1; by default any free port
 * @returns its address, and a function that stops it
 * @throws the system's error, for example `EADDRINUSE`
 */
export async function serveSite(root: string, port = 0) {
  const headersOf = new Map([...pageHeaders(root), ...sharedFiles].map((each) => [each.file, each]))
  const server = Fastify({ forceCloseConnections: true })
  // Redirects and errors too; those of a page replace them.
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(siteHeaders)
  })
  await server.register(fastifyStatic, {
    root,
    redirect: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const file = path.replace(/\.(br|gz)$/, '')
      reply.header('cache-control', isHashed(file) ? immutable : revalidated)
      reply.headers(headersOf.get(relative(root, file).replaceAll('\\', '/'))?.headers ?? {})
    },
  })
  server.setNotFoundHandler((_request, reply) => reply.code(404).sendFile('404.html'))
  const url = await server.listen({ host: '127.0.0.1', port })
  return { url, close: () => server.close() }
}

/**
 * Serves the last build, from public/.
 *
 * @throws Error if there is no build
 */
export function serveBuiltSite(port?: number): ReturnType<typeof serveSite> {
  if (!existsSync(join(testBuilds.realSite, 'index.html'))) {
    throw new Error('The site is not built. Run `npm run build` first.')
  }
  return serveSite(testBuilds.realSite, port)
}

const immutable = 'public, max-age=31536000, immutable'
const revalidated = 'public, max-age=0, must-revalidate'

/** Gatsby puts a hash in the names of files in static/, and of scripts and styles anywhere. */
const isHashed = (path: string): boolean =>
  /[\\/]static[\\/]/.test(path) || /[-.][0-9a-f]{20}\.(js|css)$/.test(path)
