import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accounts } from './accounts'
import type { SandboxContext, StoredFile } from './context'
import { Refusal } from './faults'

/** In bytes. The widget sends larger files in parts, to endpoints that the sandbox lacks. */
const maxForm = 26 * 1024 * 1024

/**
 * One of the Upload API's errors (docs/providers.md, D, and
 * https://uploadcare.com/docs/api/upload/errors). Those that no form causes can be set as faults.
 */
const unreadable = new Refusal(
  400,
  'HTTP POST request parsing failed.',
  'PostRequestParserFailedError',
)

/**
 * Adds Uploadcare's direct upload, file info and CDN (docs/providers.md, D and F). Documentation:
 * https://uploadcare.com/api-refs/upload-api/
 */
export function uploadRoutes(scope: FastifyInstance, { faults, uploads }: SandboxContext) {
  const form = { parseAs: 'buffer', bodyLimit: maxForm } as const
  scope.addContentTypeParser<Buffer>(
    'multipart/form-data',
    form,
    async (_: unknown, body: Buffer) => body,
  )
  scope.setErrorHandler(sendError)
  scope.post(
    '/base/',
    faults.answering('upload', async (request) => {
      const file = await fileIn(request)
      uploads.set(file.uuid, file)
      return { file: file.uuid }
    }),
  )
  scope.get('/info/', ({ query }) => infoOf(wantedFile(query as Query, uploads)))
  scope.get<{ Params: { uuid: string } }>('/:uuid/', ({ params }, reply) => {
    const file = uploads.get(params.uuid)
    if (!file) return reply.callNotFound()
    return sendFile(file, reply)
  })
}

/** With `jsonerrors=1`, sends HTTP 200 and JSON with the real status; otherwise plain text [T]. */
function sendError(error: unknown, { query }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message, code } = error instanceof Refusal ? error : unreadable
  if ((query as Query).jsonerrors !== '1') {
    return reply.code(status).type('text/plain; charset=utf-8').send(message)
  }
  return reply
    .code(200)
    .send({ error: { status_code: status, content: message, error_code: code } })
}

type Query = Record<string, unknown>

/** Reads the file of a form; ignores `UPLOADCARE_STORE`, `source`, `metadata[…]` and the like. */
async function fileIn({ headers, body }: FastifyRequest): Promise<StoredFile> {
  const type = headers['content-type'] ?? ''
  const form = new Response(body as Buffer<ArrayBuffer>, { headers: { 'content-type': type } })
  const parts = await form.formData()
  if (parts.get('UPLOADCARE_PUB_KEY') !== accounts.UPLOADCARE_PUBLIC_KEY) {
    throw new Refusal(403, 'UPLOADCARE_PUB_KEY is invalid.', 'ProjectPublicKeyInvalidError')
  }
  const file = parts.get('file')
  if (!(file instanceof File)) throw unreadable
  const { name, type: declaredType } = file
  const bytes = Buffer.from(await file.arrayBuffer())
  return { uuid: randomUUID(), uploadedAt: new Date(), name, declaredType, bytes }
}

/** How far into a file its signature may begin, in bytes. */
const signatureReach = 1024

/** Uploadcare's detection is not documented [G]; the site only asks whether a file is a PDF. */
function typeOf(bytes: Buffer): string {
  const isPdf = bytes.subarray(0, signatureReach).includes('%PDF-')
  return isPdf ? 'application/pdf' : 'application/octet-stream'
}

/** Keeps only the characters `a-zA-Z0-9._` of a name [D]; "unnamed" if none is left is a guess [G]. */
const cleanName = (name: string): string => name.replace(/[^\w.]/g, '') || 'unnamed'

/** @throws Refusal */
function wantedFile({ pub_key, file_id }: Query, uploads: SandboxContext['uploads']): StoredFile {
  if (pub_key !== accounts.UPLOADCARE_PUBLIC_KEY) {
    throw new Refusal(403, 'pub_key is invalid.', 'ProjectPublicKeyInvalidError')
  }
  const file = uploads.get(String(file_id))
  if (!file) throw new Refusal(404, 'File is not found.', 'FileNotFoundError')
  return file
}

/** Returns the documented `fileUploadInfo`, with every field that it has for a PDF. */
function infoOf({ uuid, name, declaredType, bytes }: StoredFile) {
  const size = bytes.length
  const mime = typeOf(bytes)
  const [type, subtype] = mime.split('/')
  return {
    uuid,
    file_id: uuid,
    size,
    total: size,
    done: size,
    original_filename: name,
    filename: cleanName(name),
    mime_type: declaredType,
    image_info: null,
    video_info: null,
    content_info: { mime: { mime, type, subtype } },
    metadata: {},
    is_image: false,
    is_stored: true,
    is_ready: true,
  }
}

/** Sends the type of the content, never the declared one [G], so that no upload becomes a page. */
const sendFile = ({ name, bytes }: StoredFile, reply: FastifyReply): FastifyReply =>
  reply
    .type(typeOf(bytes))
    .header('content-disposition', `inline; filename="${cleanName(name)}"`)
    .send(bytes)

/** Uploads a file as Uploadcare's widget does; resolves to its uuid, which is then at `/<uuid>/`. */
export async function uploadFile(url: string, file: File): Promise<string> {
  const form = new FormData()
  form.append('file', file)
  form.append('UPLOADCARE_PUB_KEY', accounts.UPLOADCARE_PUBLIC_KEY)
  form.append('UPLOADCARE_STORE', '1')
  form.append('source', 'local')
  const answer = await fetch(`${url}/base/`, { method: 'POST', body: form })
  if (!answer.ok) throw new Error(`The upload was refused: ${await answer.text()}`)
  return (await answer.json()).file
}
