import type { FastifyInstance, FastifyReply } from 'fastify'
import { siteOf } from '../../../scripts/lib/contentFindings'
import type {
  CheckAnswer,
  CheckRequest,
  ContentAnswer,
  SaveAnswer,
  SaveRequest,
  VersionsAnswer,
} from '../model/protocol'
import type { EditorContext } from './createServer'

const text = { type: 'string' } as const
const file = {
  type: 'object',
  required: ['name', 'text'],
  additionalProperties: false,
  properties: { name: text, text },
} as const
const checkBody = {
  type: 'object',
  required: ['files'],
  properties: { files: { type: 'array', maxItems: 100, items: file } },
} as const
const savedFile = {
  ...file,
  required: ['name', 'text', 'base'],
  properties: { ...file.properties, base: text },
} as const
const saveBody = {
  type: 'object',
  required: ['files', 'summary'],
  properties: {
    files: { type: 'array', minItems: 1, maxItems: 100, items: savedFile },
    summary: { type: 'string', maxLength: 10_000 },
  },
} as const

/** GET /api/content and /api/versions, POST /api/check and /api/save. */
export function contentRoutes(app: FastifyInstance, { disk, store, check }: EditorContext): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get('/api/content', async ({ person }): Promise<ContentAnswer> => {
    const files = await store.read()
    const { pages } = siteOf(disk.folder)
    return { schema: disk.sdl(), files, pages, workplace: store.workplace(person) }
  })

  app.get('/api/versions', async (): Promise<VersionsAnswer> => {
    const files = await store.onDisk()
    return Object.fromEntries(files.map(({ name, version }) => [name, version]))
  })

  app.post<{ Body: CheckRequest }>(
    '/api/check',
    { schema: { body: checkBody } },
    async ({ body }, reply): Promise<CheckAnswer | FastifyReply> => {
      const wrong = wrongFile(body.files, disk.names())
      return wrong ? badRequest(reply, wrong) : { findings: await check(body.files) }
    },
  )

  app.post<{ Body: SaveRequest }>(
    '/api/save',
    { schema: { body: saveBody } },
    async ({ body, person }, reply): Promise<SaveAnswer | FastifyReply> => {
      const wrong = wrongFile(body.files, disk.names())
      if (wrong) return badRequest(reply, wrong)
      const saved = await store.save(body, person)
      reply.code(saved.ok ? 200 : statuses[saved.reason])
      return saved
    },
  )
}

const statuses = { changed: 409, mistakes: 422, refused: 503 } as const

const badRequest = (reply: FastifyReply, message: string): FastifyReply =>
  reply.code(400).send({ ok: false, message })

/** Only files that the schema knows are read or written: no path from a request gets to the disk. */
function wrongFile(files: CheckRequest['files'], names: readonly string[]): string | undefined {
  const unknown = files.find(({ name }) => !names.includes(name))
  if (unknown) return `${unknown.name} is no content file.`
  if (new Set(files.map(({ name }) => name)).size < files.length) return 'A file is there twice.'
  const broken = files.find((each) => Buffer.from(each.text).toString() !== each.text)
  return broken && `${broken.name} has half a character, which no file can hold.`
}
