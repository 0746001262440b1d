import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'

export interface SiteServerOptions {
  /** Folder of the built site. */
  root: string
  /** On 127.0.0.1; 0 takes any that is free. */
  port: number
}

/**
 * Serves the built site as static hosts do: /about leads to /about/, what is not there answers
 * 404 with 404.html, and files whose name carries a hash may be kept for ever.
 *
 * @returns its address, and how to stop it
 * @throws the system's error, for example `EADDRINUSE`
 */
export async function serveSite({ root, port }: SiteServerOptions) {
  const server = Fastify({ forceCloseConnections: true })
  await server.register(fastifyStatic, {
    root,
    redirect: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(path) ? keepForEver : askAgain)
    },
  })
  server.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(createReadStream(join(root, '404.html'))),
  )
  const url = await server.listen({ host: '127.0.0.1', port })
  return { url, close: () => server.close() }
}

const keepForEver = 'public, max-age=31536000, immutable'
const askAgain = 'public, max-age=0, must-revalidate'

/** Gatsby names files by their content below static/, and scripts and styles everywhere. */
const isHashed = (path: string): boolean =>
  /[\\/]static[\\/]/.test(path) || /[-.][0-9a-f]{20}\.(js|css)$/.test(path)
