import { basename, dirname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { EditedFile, OpenContent, SaveRequest, Uploaded } from '../protocol'
import { Queue } from '../queue'
import { pictureFieldAt, receivePicture } from './receivePicture'
import { RefusedError } from './refused'
import { type Saving, workplaceOf, writeChanges } from './saving'

const text = { type: 'string' }
const file = {
  type: 'object',
  required: ['name', 'data'],
  properties: { name: text, data: { type: 'object' }, base: text },
}
const properties = {
  files: { type: 'array', items: file },
  remove: { type: 'array', items: text },
}
const toCheck = { type: 'object', required: ['files'], properties }
const toSave = { type: 'object', required: ['files', 'remove'], properties }
/** Adds GET /api/content, POST /api/check and /api/save. */
export function contentRoutes(app: FastifyInstance, saving: Saving): void {
  const { content } = saving
  const queue = new Queue()

  const opened = async (): Promise<OpenContent> => ({
    fields: Object.fromEntries(content.fields()),
    files: (await content.read()).map(({ stored }) => stored),
    pages: content.config.pages,
    workplace: workplaceOf(content.config.folder),
  })

  app.get('/api/content', opened)

  app.post<{ Body: { files: readonly EditedFile[] } }>(
    '/api/check',
    { schema: { body: toCheck } },
    async (request) => content.check(await content.read(), request.body.files),
  )

  app.post<{ Body: SaveRequest }>('/api/save', { schema: { body: toSave } }, (request) =>
    queue.run(async () => {
      await writeChanges(saving, request.body)
      return opened()
    }),
  )
}

/** In bytes. */
const maxUpload = 50 * 1024 * 1024

/** Prevents scripts in an SVG that is opened by itself. */
const pictureHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** Adds GET and POST /api/pictures, and the pictures themselves. */
export function pictureRoutes(app: FastifyInstance, { content, pictures }: Saving): void {
  // One upload at a time, because each may need much memory.
  const uploading = new Queue()
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: maxUpload },
    (_request, bytes, done) => done(null, bytes),
  )

  app.get('/api/pictures', () => pictures.list())

  app.post<{ Querystring: { file?: string; key?: string; name?: string } }>(
    '/api/pictures',
    { bodyLimit: maxUpload },
    async ({ query, body: bytes }): Promise<Uploaded> => {
      const { file = '', key = '', name = '' } = query
      const rule = pictureFieldAt(content.fields().get(file), key)
      if (!rule || !Buffer.isBuffer(bytes)) {
        throw new RefusedError(`${file} has no picture "${key}".`, 400)
      }
      return uploading.run(() => receivePicture(bytes, name, rule, pictures))
    },
  )

  app.get<{ Params: { '*': string } }>('/content/images/*', ({ params }, reply) => {
    const place = pictures.locate(`images/${params['*']}`)
    if (!place || !/\.(avif|jpe?g|png|svg|webp)$/i.test(place)) return reply.callNotFound()
    reply.headers(pictureHeaders)
    return reply.sendFile(basename(place), dirname(place), { cacheControl: false })
  })
}
