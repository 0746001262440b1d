import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SandboxContext } from './server'
import { plainName } from './text'
import { type UploadStore, uuidPattern } from './uploadStore'

/** `/<uuid>/` and `/<uuid>/<any name>`, the name without a slash. */
export const filePath = new RegExp(`^/${uuidPattern}/[^/]*$`)

/** Uploadcare's CDN: the bytes of an uploaded file (docs/providers.md, D and F). */
export function cdnRoutes(scope: FastifyInstance, { uploads }: SandboxContext): void {
  scope.route<{ Params: { uuid: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `/:uuid(^${uuidPattern}$)/*`,
    handler: ({ params, method }, reply) =>
      sendFile({ uuid: params.uuid, name: params['*'] }, method, reply, uploads),
  })
}

/**
 * The type is that of the content, never the declared one [G], so that no upload can become a
 * page of the sandbox.
 */
async function sendFile(
  { uuid, name }: { uuid: string; name: string },
  method: string,
  reply: FastifyReply,
  uploads: UploadStore,
): Promise<FastifyReply> {
  const file = name.includes('/') ? undefined : uploads.find(uuid)
  const bytes = file && (await uploads.read(file))
  if (!file || !bytes) return reply.code(404).type('text/plain; charset=utf-8').send('Not Found')
  const shown = name ? plainName(name) : file.filename
  reply
    .type(file.mimeType)
    .header('content-length', file.size)
    .header('content-disposition', `inline; filename="${shown}"`)
  if (method !== 'HEAD') return reply.send(bytes)
  bytes.destroy()
  return reply.send()
}
