import { basename, dirname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type {
  EditedFile,
  OpenContent,
  RecoverRequest,
  Saved,
  SaveRequest,
  Uploaded,
} from '../protocol'
import { Queue } from '../queue'
import type { DiskFile } from './content'
import type { Person } from './people'
import { pictureFieldAt, receivePicture } from './receivePicture'
import { RefusedError } from './refused'
import { removePicture, type Saving, type Store, writeChanges } from './saving'

interface Context extends Saving {
  store: Store
}

const text = { type: 'string' }
const file = {
  type: 'object',
  required: ['name', 'data'],
  properties: { name: text, data: { type: 'object' }, base: text },
}
const body = {
  type: 'object',
  required: ['files'],
  properties: { files: { type: 'array', items: file }, summary: text },
}
const recovery = {
  type: 'object',
  required: ['commit', 'how'],
  properties: { commit: text, how: { enum: ['save', 'leave'] } },
}

/** Adds GET /api/content and /api/versions, POST /api/check, /api/save and /api/recover. */
export function contentRoutes(app: FastifyInstance, saving: Context): void {
  const { content, store } = saving

  const opened = (files: readonly DiskFile[], person: Person | undefined): OpenContent => ({
    fields: Object.fromEntries(content.fields()),
    files: files.map(({ stored }) => stored),
    pages: content.config.pages,
    workplace: store.workplace(person),
  })

  app.get('/api/content', async ({ person }) => opened(await store.read(), person))

  app.get('/api/versions', async () => {
    const files = await store.onDisk()
    return Object.fromEntries(files.map(({ name, stored }) => [name, stored.version]))
  })

  app.post<{ Body: { files: readonly EditedFile[] } }>(
    '/api/check',
    { schema: { body } },
    async (request) => content.check(await store.onDisk(), request.body.files),
  )

  app.post<{ Body: SaveRequest }>(
    '/api/save',
    { schema: { body } },
    async ({ body: { files, summary }, person }): Promise<Saved> => {
      const make = () => writeChanges(saving, files)
      const { commit, files: saved } = await store.apply({ make, summary, person })
      return { ...opened(saved, person), commit }
    },
  )

  app.post<{ Body: RecoverRequest }>(
    '/api/recover',
    { schema: { body: recovery } },
    async ({ body, person }) => opened(await store.recover(body, person), person),
  )
}

/** In bytes. */
const maxUpload = 50 * 1024 * 1024

/** Prevents scripts in an SVG that is opened by itself. */
const pictureHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** Adds GET, POST and DELETE /api/pictures, and the pictures themselves. */
export function pictureRoutes(app: FastifyInstance, saving: Context): void {
  const { content, pictures, store } = saving
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

  app.delete<{ Querystring: { path?: string } }>(
    '/api/pictures',
    async ({ query: { path = '' }, person }) => {
      const make = () => removePicture(saving, path)
      await store.apply({ make, summary: `Remove ${path}`, person })
      return {}
    },
  )

  app.get<{ Params: { '*': string } }>('/content/images/*', ({ params }, reply) => {
    const place = pictures.locate(`images/${params['*']}`)
    if (!place || !/\.(avif|jpe?g|png|svg|webp)$/i.test(place)) return reply.callNotFound()
    reply.headers(pictureHeaders)
    return reply.sendFile(basename(place), dirname(place), { cacheControl: false })
  })
}
