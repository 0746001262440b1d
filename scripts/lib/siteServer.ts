import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { testBuilds } from './testBuilds'

/**
 * Serves the built site as a good static host does: /about leads to /about/, what is not there
 * answers 404 with 404.html, text comes as brotli or gzip where the build has made them, files
 * whose name carries a hash may be kept for ever and all others carry an ETag to ask again with.
 *
 * @param root folder of the built site
 * @param port on 127.0.0.1; any that is free when left out
 * @returns its address, and how to stop it
 * @throws the system's error, for example `EADDRINUSE`
 */
export async function serveSite(root: string, port = 0) {
  const server = Fastify({ forceCloseConnections: true })
  await server.register(fastifyStatic, {
    root,
    redirect: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const file = path.replace(/\.(br|gz)$/, '')
      reply.header('cache-control', isHashed(file) ? keepForEver : askAgain)
    },
  })
  server.setNotFoundHandler((_request, reply) => reply.code(404).sendFile('404.html'))
  const url = await server.listen({ host: '127.0.0.1', port })
  return { url, close: () => server.close() }
}

/**
 * Serves what was built last, from public/.
 *
 * @throws Error when nothing was built
 */
export function serveBuiltSite(port?: number): ReturnType<typeof serveSite> {
  if (!existsSync(join(testBuilds.realSite, 'index.html'))) {
    throw new Error('The site is not built. Run `npm run build` first.')
  }
  return serveSite(testBuilds.realSite, port)
}

const keepForEver = 'public, max-age=31536000, immutable'
const askAgain = 'public, max-age=0, must-revalidate'

/** Gatsby names files by their content below static/, and scripts and styles everywhere. */
const isHashed = (path: string): boolean =>
  /[\\/]static[\\/]/.test(path) || /[-.][0-9a-f]{20}\.(js|css)$/.test(path)
