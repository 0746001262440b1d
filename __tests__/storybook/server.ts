import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { folder } from './index'

/** The built Storybook where nothing may count on being at the root of its host. */
export default async function startServer(): Promise<() => Promise<void>> {
  const prefix = '/some/sub/path/'
  const server = Fastify({ forceCloseConnections: true })
  await server.register(fastifyStatic, { root: folder, prefix })
  // Browsers ask every host for it, whatever its pages say.
  server.get('/favicon.ico', (_request, reply) => reply.code(204).send())
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  process.env.STORYBOOK_BELOW = url + prefix
  return () => server.close()
}
