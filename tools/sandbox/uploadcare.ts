import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorCode } from '../lib/errors'
import { accounts } from './accounts'
import { Refusal } from './faults'
import type { SandboxContext } from './startSandbox'
import { type GivenFile, type StoredFile, stored } from './uploads'

export const uploadPath = '/base/'
export const infoPath = '/info/'

/** In bytes. The widget sends larger files in parts, to endpoints that the sandbox does not have. */
const maxFile = 25 * 1024 * 1024

/**
 * The errors of Uploadcare's Upload API that a form without a file, a wrong key or a file that is
 * gone leads to: docs/providers.md, D, and https://uploadcare.com/docs/api/upload/errors. Which
 * mistake is reported first is a guess [G]. The others can be had with `PUT /faults`.
 */
const refusals = {
  otherKey: new Refusal(403, 'UPLOADCARE_PUB_KEY is invalid.', 'ProjectPublicKeyInvalidError'),
  noFile: new Refusal(400, 'Request does not contain files.', 'FilesRequiredError'),
  largeFile: new Refusal(400, 'File is too large.', 'FileSizeLimitExceededError'),
  unreadable: new Refusal(400, 'HTTP POST request parsing failed.', 'PostRequestParserFailedError'),
  otherInfoKey: new Refusal(403, 'pub_key is invalid.', 'ProjectPublicKeyInvalidError'),
  unknownId: new Refusal(404, 'File is not found.', 'FileNotFoundError'),
}

/**
 * Uploadcare's direct upload, file info and CDN, as described in docs/providers.md, D and F.
 * Documentation: https://uploadcare.com/api-refs/upload-api/
 */
export async function uploadRoutes(
  scope: FastifyInstance,
  { faults, uploads, log }: SandboxContext,
): Promise<void> {
  await scope.register(multipart)
  scope.setErrorHandler(sendError)
  scope.post(
    uploadPath,
    faults.answering('upload', async (request) => {
      const uuids: Record<string, string> = {}
      for (const [name, given] of await filesIn(request)) {
        const file = stored(given)
        const { originalFilename, bytes, uuid } = file
        uploads.set(uuid, file)
        uuids[name] = uuid
        log(`Upload: ${originalFilename}, ${bytes.length} bytes, at /${uuid}/`)
      }
      return uuids
    }),
  )
  scope.get(
    infoPath,
    faults.answering('info', ({ query }) => infoOf(wantedFile(query, uploads))),
  )
  scope.get<{ Params: { uuid: string } }>('/:uuid/', ({ params }, reply) => {
    const file = uploads.get(params.uuid)
    if (!file) return reply.callNotFound()
    return sendFile(file, reply)
  })
}

/**
 * With `jsonerrors=1` an error is HTTP 200 with JSON that contains the real status; without it,
 * the real status and plain text [T].
 */
function sendError(error: unknown, { query }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isLarge = errorCode(error) === 'FST_REQ_FILE_TOO_LARGE'
  const known = isLarge ? refusals.largeFile : refusals.unreadable
  const { status, message, code } = error instanceof Refusal ? error : known
  if ((query as Query).jsonerrors !== '1') {
    return reply.code(status).type('text/plain; charset=utf-8').send(message)
  }
  return reply.send({ error: { status_code: status, content: message, error_code: code } })
}

type Query = Record<string, unknown>

/**
 * The files of a form, by the names of their parts. `source`, `signature`, `metadata[…]` and the
 * like are accepted and ignored. A file is stored unless UPLOADCARE_STORE is 0: `auto` follows a
 * project setting that is on by default [D].
 *
 * @throws Refusal
 */
async function filesIn(request: FastifyRequest): Promise<[name: string, file: GivenFile][]> {
  const fields = new Map<string, unknown>()
  const files: [string, Omit<GivenFile, 'isStored'>][] = []
  // Anything but a form is answered as one without a key [O].
  const parts = request.isMultipart() ? request.parts({ limits: { fileSize: maxFile } }) : []
  for await (const part of parts) {
    if (part.type === 'field') {
      fields.set(part.fieldname, part.value)
    } else {
      const bytes = await part.toBuffer()
      const { filename: originalFilename, mimetype: declaredType } = part
      files.push([part.fieldname, { originalFilename, declaredType, bytes }])
    }
  }
  if (fields.get('UPLOADCARE_PUB_KEY') !== accounts.uploadPublicKey) throw refusals.otherKey
  if (files.length === 0) throw refusals.noFile
  const isStored = fields.get('UPLOADCARE_STORE') !== '0'
  return files.map(([name, file]) => [name, { ...file, isStored }])
}

/** @throws Refusal */
function wantedFile(query: unknown, uploads: ReadonlyMap<string, StoredFile>): StoredFile {
  const { pub_key, file_id } = query as Query
  if (pub_key !== accounts.uploadPublicKey) throw refusals.otherInfoKey
  const file = uploads.get(String(file_id))
  if (!file) throw refusals.unknownId
  return file
}

/** The documented `fileUploadInfo`, with every field that it has for a PDF. */
function infoOf(file: StoredFile) {
  const [type, subtype] = file.type.split('/')
  const size = file.bytes.length
  return {
    uuid: file.uuid,
    file_id: file.uuid,
    size,
    total: size,
    done: size,
    original_filename: file.originalFilename,
    filename: file.filename,
    mime_type: file.declaredType,
    image_info: null,
    video_info: null,
    content_info: { mime: { mime: file.type, type, subtype } },
    metadata: {},
    is_image: false,
    is_stored: file.isStored,
    is_ready: true,
  }
}

/** The type is that of the content, never the declared one [G], so no upload becomes a page. */
function sendFile({ type, filename, bytes }: StoredFile, reply: FastifyReply): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `inline; filename="${filename}"`)
    .send(bytes)
}
