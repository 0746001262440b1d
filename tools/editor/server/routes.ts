import { basename, dirname } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type {
  CheckAnswer,
  CheckRequest,
  ContentAnswer,
  EditedFile,
  RemoveAnswer,
  SaveAnswer,
  SaveRequest,
  StoredPicture,
  UploadAnswer,
  VersionsAnswer,
} from '../protocol'
import { namesPicture } from './content'
import { pictureFieldAt, receivePicture } from './receivePicture'
import { removePicture, type Saving, writeChanges } from './saving'
import { Queue, type Store } from './stores'

interface Context {
  saving: Saving
  store: Store
}

const text = { type: 'string' }
/** What YAML can hold; half a character no file can. */
const data = { $ref: 'value#/definitions/data' }
const value = {
  $id: 'value',
  anyOf: [
    { ...text, pattern: '^\\P{Cs}*$' },
    { type: 'boolean' },
    { type: 'array', items: { $ref: 'value#' } },
    data,
  ],
  definitions: { data: { type: 'object', additionalProperties: { $ref: 'value#' } } },
}
const file = {
  type: 'object',
  required: ['name', 'data'],
  additionalProperties: false,
  properties: { name: text, data, base: text },
}
const body = {
  type: 'object',
  required: ['files'],
  properties: {
    files: { type: 'array', maxItems: 100, items: file },
    summary: { ...text, maxLength: 10_000 },
  },
}

/** GET /api/content and /api/versions, POST /api/check and /api/save. */
export function contentRoutes(app: FastifyInstance, { saving, store }: Context): void {
  const { content } = saving
  app.addSchema(value)

  app.get('/api/content', async ({ person }): Promise<ContentAnswer> => {
    const files = (await store.read()).map(({ stored }) => stored)
    const fields = Object.fromEntries(content.fields())
    return { fields, files, pages: content.pages(), workplace: store.workplace(person) }
  })

  app.get('/api/versions', async (): Promise<VersionsAnswer> => {
    const files = await store.onDisk()
    return Object.fromEntries(files.map(({ name, stored }) => [name, stored.version]))
  })

  app.post<{ Body: CheckRequest }>(
    '/api/check',
    { schema: { body }, preHandler: refuseOthers },
    async ({ body: { files } }): Promise<CheckAnswer> => ({
      findings: await content.check(await store.onDisk(), files),
    }),
  )

  app.post<{ Body: SaveRequest }>(
    '/api/save',
    { schema: { body }, preHandler: refuseOthers },
    async ({ body: request, person }, reply): Promise<SaveAnswer | FastifyReply> => {
      const { summary = '' } = request
      const saved = await store.apply({
        make: () => writeChanges(saving, request),
        summary,
        person,
      })
      if (!saved.ok) return reply.code(saved.reason === 'changed' ? 409 : 422).send(saved)
      const files = saved.files
        .filter(({ name }) => request.files.some((each) => each.name === name))
        .map(({ stored }) => stored)
      return { ok: true, files, commit: saved.commit, workplace: store.workplace(person) }
    },
  )

  /** Only files that the schema knows are read or written: no path from a request gets to the disk. */
  async function refuseOthers(request: { body: unknown }, reply: FastifyReply) {
    const names = (request.body as { files: EditedFile[] }).files.map(({ name }) => name)
    const unknown = names.find((name) => !content.fields().has(name))
    const isTwice = new Set(names).size < names.length
    if (unknown === undefined && !isTwice) return
    const message = isTwice ? 'A file is there twice.' : `${unknown} is no content file.`
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

  app.get('/api/pictures', async (): Promise<StoredPicture[]> => withUse(await pictures.list()))

  app.post<{ Querystring: { file?: string; key?: string } }>(
    '/api/pictures',
    { bodyLimit: maxUpload },
    async ({ query, body: bytes, headers }, reply): Promise<UploadAnswer> => {
      const { file: name = '', key = '' } = query
      const rule = pictureFieldAt(content.fields().get(name), `${key}`)
      if (!rule || !Buffer.isBuffer(bytes)) {
        reply.code(400)
        return { ok: false, message: `${name} has no picture "${key}".` }
      }
      const upload = { bytes, name: decoded(headers['x-file-name']), rule }
      const received = await uploading.run(() => receivePicture(upload, pictures))
      if (!received.ok) {
        reply.code(422)
        return received
      }
      const [picture = { ...received.picture, isUsed: false }] = await withUse([received.picture])
      return { ...received, picture }
    },
  )

  app.delete<{ Querystring: { path?: string } }>(
    '/api/pictures',
    async ({ query: { path = '' }, person }): Promise<RemoveAnswer> => {
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

  async function withUse(found: readonly Omit<StoredPicture, 'isUsed'>[]) {
    const files = await store.onDisk()
    return found.map((picture) => {
      const isUsed = files.some((each) => namesPicture(each, picture.path))
      return { ...picture, isUsed }
    })
  }
}

function decoded(header: string | string[] | undefined): string {
  try {
    return decodeURIComponent(`${header ?? ''}`)
  } catch {
    return ''
  }
}
