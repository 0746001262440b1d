import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { StoredPicture, UploadAnswer } from '../model/protocol'
import type { EditorContext } from './createServer'
import { ruleAt } from './pictureRules'
import { stampOf } from './pictures'

/** In bytes. */
const largestUpload = 50 * 1024 * 1024

/** GET and POST /api/pictures, and the pictures themselves. */
export function pictureRoutes(
  app: FastifyInstance,
  { disk, pictures, receive }: EditorContext,
): void {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: largestUpload },
    (_request, body, done) => done(null, body),
  )

  app.get('/api/pictures', async (_request, reply): Promise<StoredPicture[]> => {
    reply.header('cache-control', 'no-store')
    return pictures.list()
  })

  app.post<{ Querystring: { file?: string; key?: string } }>(
    '/api/pictures',
    { bodyLimit: largestUpload },
    async ({ query, body, headers }, reply): Promise<UploadAnswer> => {
      reply.header('cache-control', 'no-store')
      const { file = '', key = '' } = query
      const rule = ruleAt(disk.sdl(), file, key)
      if (!rule || !Buffer.isBuffer(body)) {
        reply.code(400)
        return { ok: false, message: `${file} has no picture "${key}".` }
      }
      const received = await receive({ bytes: body, name: nameIn(headers['x-file-name']), rule })
      if (!received.ok) reply.code(422)
      return received
    },
  )

  app.get<{ Params: { '*': string } }>('/content/images/*', async ({ params, headers }, reply) => {
    const path = `images/${params['*']}`
    const place = pictures.locate(path)
    const type = types[path.split('.').at(-1)?.toLowerCase() ?? '']
    if (!place || !type) return reply.callNotFound()
    const tag = `"${stampOf(place)}"`
    reply.headers({ ...pictureHeaders, etag: tag })
    if (headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type(type).send(createReadStream(place))
  })
}

/** An SVG that is opened by itself can run nothing. */
const pictureHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

const types: Record<string, string> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

function nameIn(header: string | string[] | undefined): string {
  try {
    return decodeURIComponent(`${header ?? ''}`)
  } catch {
    return ''
  }
}
