import { basename, dirname } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { EditedFile, OpenContent, SaveRequest } from '../protocol'
import { Queue } from '../queue'
import { pictureFieldAt, receivePicture } from './receivePicture'
import { removePicture, type Saving, writeChanges } from './saving'
import type { Store } from './stores'

interface Context {
  saving: Saving
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

/** GET /api/content and /api/versions, POST /api/check and /api/save. */
export function contentRoutes(app: FastifyInstance, { saving, store }: Context): void {
  const { content } = saving

  app.get('/api/content', async ({ person }): Promise<OpenContent> => {
    const files = (await store.read()).map(({ stored }) => stored)
    const fields = Object.fromEntries(content.fields())
    return { fields, files, pages: content.pages(), workplace: store.workplace(person) }
  })

  app.get('/api/versions', async () => {
    const files = await store.onDisk()
    return Object.fromEntries(files.map(({ name, stored }) => [name, stored.version]))
  })

  app.post<{ Body: { files: readonly EditedFile[] } }>(
    '/api/check',
    { schema: { body }, preHandler: refuseOthers },
    async (request) => content.check(await store.onDisk(), request.body.files),
  )

  app.post<{ Body: SaveRequest }>(
    '/api/save',
    { schema: { body }, preHandler: refuseOthers },
    async ({ body: request, person }, reply) => {
      const { files, summary } = request
      const make = () => writeChanges(saving, request)
      const saved = await store.apply({ make, summary, person })
      if (!saved.ok) return reply.code(saved.reason === 'changed' ? 409 : 422).send(saved)
      const written = saved.files.filter(({ name }) => files.some((each) => each.name === name))
      const workplace = store.workplace(person)
      return { ...saved, files: written.map(({ stored }) => stored), workplace }
    },
  )

  /** Only files that the schema knows are read or written: no path from a request gets to the disk. */
  async function refuseOthers(request: { body: unknown }, reply: FastifyReply) {
    const names = (request.body as SaveRequest).files.map(({ name }) => name)
    const isKnown = names.every((name) => content.fields().has(name))
    if (isKnown && new Set(names).size === names.length) return
    const message = `Not each of these is a content file: ${names.join(', ')}.`
    return reply.code(400).send({ ok: false, message })
  }
}

/** In bytes. */
const maxUpload = 50 * 1024 * 1024

/** An SVG that is opened by itself can run nothing. */
const pictureHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** GET, POST and DELETE /api/pictures, and the pictures themselves. */
export function pictureRoutes(app: FastifyInstance, { saving, store }: Context): void {
  const { content, pictures } = saving
  // One upload at a time, as each may need much memory.
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
    async ({ query, body: bytes }, reply) => {
      const { file = '', key = '', name = '' } = query
      const rule = pictureFieldAt(content.fields().get(file), key)
      if (!rule || !Buffer.isBuffer(bytes)) {
        const message = `${file} has no picture "${key}".`
        return reply.code(400).send({ ok: false, message })
      }
      const received = await uploading.run(() => receivePicture({ bytes, name, rule }, pictures))
      return reply.code(received.ok ? 200 : 422).send(received)
    },
  )

  app.delete<{ Querystring: { path?: string } }>(
    '/api/pictures',
    async ({ query: { path = '' }, person }) => {
      const make = () => removePicture(saving, path)
      await store.apply({ make, summary: `Remove ${path}`, person })
      return { ok: true }
    },
  )

  app.get<{ Params: { '*': string } }>('/content/images/*', ({ params }, reply) => {
    const place = pictures.locate(`images/${params['*']}`)
    if (!place || !/\.(avif|jpe?g|png|svg|webp)$/i.test(place)) return reply.callNotFound()
    reply.headers(pictureHeaders)
    return reply.sendFile(basename(place), dirname(place), { cacheControl: false })
  })
}
