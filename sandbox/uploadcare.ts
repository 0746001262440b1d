import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { applyFault } from './faults'
import { errorCode } from './networkPorts'
import type { SandboxContext } from './server'
import { shortened, singleLine } from './text'
import { UploadError, type UploadErrorRow, uploadErrors } from './uploadErrors'
import { readUploadForm, type UploadForm } from './uploadForm'
import { isUuid, type StoredFile } from './uploadStore'

export const uploadPath = '/base/'
export const infoPath = '/info/'

type Query = Record<string, string | string[] | undefined>

/**
 * Uploadcare's direct upload, file info and CDN, as described in docs/providers.md, D.
 * Documentation: https://uploadcare.com/api-refs/upload-api/
 */
export async function uploadRoutes(scope: FastifyInstance, context: SandboxContext): Promise<void> {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, { throwFileSizeLimit: false })
  scope.setErrorHandler((error, request, reply) => sendUploadError(request, reply, rowOf(error)))
  scope.post(uploadPath, (request, reply) => takeUpload(request, reply, context))
  scope.get<{ Querystring: Query }>(infoPath, (request, reply) =>
    sendInfo(request.query, reply, context),
  )
  scope.route<{ Params: { uuid: string } }>({
    method: ['GET', 'HEAD'],
    url: '/:uuid/',
    handler: (request, reply) => sendFile(request.params.uuid, request.method, reply, context),
  })
}

/**
 * With `jsonerrors=1` an error is HTTP 200 with JSON that contains the real status; without it,
 * the real status and plain text [T].
 */
export function sendUploadError(
  request: FastifyRequest,
  reply: FastifyReply,
  [status, content, code]: UploadErrorRow,
): FastifyReply {
  if (!wantsJsonErrors(request.query)) {
    return reply.code(status).type('text/plain; charset=utf-8').send(content)
  }
  return reply.code(200).send({ error: { status_code: status, content, error_code: code } })
}

async function takeUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  context: SandboxContext,
): Promise<FastifyReply> {
  const { faults, closing } = context
  if (await applyFault(faults.take('upload', 'before'), reply, closing)) return reply
  const uuids = await receive(request, context)
  if (await applyFault(faults.take('upload', 'after'), reply, closing)) return reply
  return reply.send(uuids)
}

/** Stores the files of a request and returns their ids: `{"<part name>": "<uuid>"}`. */
async function receive(
  request: FastifyRequest,
  context: SandboxContext,
): Promise<Record<string, string>> {
  const { uploads, uploadLimits, accounts } = context
  if (Number(request.headers['content-length']) > uploadLimits.requestBytes) {
    throw new UploadError('requestTooLarge')
  }
  if (!request.isMultipart()) throw new UploadError('unreadable')
  const form = await readUploadForm(request, uploads, uploadLimits)
  const files = [...form.files.values()]
  try {
    checkKey(form.fields.get('UPLOADCARE_PUB_KEY'), accounts.uploadPublicKey, 'upload')
    if (files.length === 0) throw new UploadError('filesRequired')
  } catch (error) {
    await Promise.all(files.map((file) => uploads.discard(file.uuid)))
    throw error
  }
  for (const file of files) {
    await keep({ ...file, ...detailsOf(file.originalFilename, form) }, context)
  }
  return Object.fromEntries([...form.files].map(([name, file]) => [name, file.uuid]))
}

async function keep(file: StoredFile, { uploads, log }: SandboxContext): Promise<void> {
  await uploads.keep(file)
  log(`Upload: ${file.originalFilename}, ${file.size} bytes, at /${file.uuid}/`)
}

const keyErrors = {
  upload: { missing: 'keyRequired', wrong: 'keyInvalid' },
  info: { missing: 'infoKeyRequired', wrong: 'infoKeyInvalid' },
} as const

function checkKey(key: Query[string], expected: string, call: keyof typeof keyErrors): void {
  if (!key) throw new UploadError(keyErrors[call].missing)
  if (key !== expected) throw new UploadError(keyErrors[call].wrong)
}

/**
 * `signature`, `expire`, `source` and `tags[]` are accepted and ignored. A file is stored
 * unless UPLOADCARE_STORE is 0: `auto` follows a project setting that is on by default [D].
 */
function detailsOf(name: string, { fields }: UploadForm) {
  return {
    originalFilename: shortened(singleLine(name), longestName) || 'unnamed',
    filename: plainName(name),
    isStored: fields.get('UPLOADCARE_STORE') !== '0',
    metadata: metadataOf(fields),
  }
}

const longestName = 200

/** How Uploadcare cleans a name is not documented; this keeps its unaccented letters [G]. */
function plainName(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}+/gu, '')
  const plain = letters.replace(/[^\w.-]+/g, '_').replace(/^[._]+/, '')
  return plain.slice(-longestName) || 'unnamed'
}

function metadataOf(fields: UploadForm['fields']): Record<string, string> {
  const pairs = [...fields].flatMap(([name, value]) => {
    const key = /^metadata\[([\w.:-]{1,64})\]$/.exec(name)?.[1]
    return key ? [[key, value] as const] : []
  })
  return Object.fromEntries(pairs)
}

async function sendInfo(
  query: Query,
  reply: FastifyReply,
  { accounts, uploads, faults, closing }: SandboxContext,
): Promise<FastifyReply> {
  if (await applyFault(faults.take('info', 'before'), reply, closing)) return reply
  checkKey(query.pub_key, accounts.uploadPublicKey, 'info')
  const { file_id } = query
  if (!file_id) throw new UploadError('fileIdRequired')
  if (typeof file_id !== 'string' || !isUuid(file_id)) throw new UploadError('fileIdInvalid')
  const file = uploads.find(file_id)
  if (!file) throw new UploadError('fileNotFound')
  return reply.send(infoOf(file))
}

/** The documented `fileUploadInfo`. Images are not measured, so image_info is always null. */
function infoOf(file: StoredFile) {
  const [type = '', subtype = ''] = file.mimeType.split('/')
  return {
    uuid: file.uuid,
    file_id: file.uuid,
    size: file.size,
    total: file.size,
    done: file.size,
    original_filename: file.originalFilename,
    filename: file.filename,
    mime_type: file.mimeType,
    image_info: null,
    video_info: null,
    content_info: { mime: { mime: file.mimeType, type, subtype } },
    metadata: file.metadata,
    is_image: type === 'image',
    is_stored: file.isStored,
    is_ready: true,
  }
}

async function sendFile(
  uuid: string,
  method: string,
  reply: FastifyReply,
  { uploads }: SandboxContext,
): Promise<FastifyReply> {
  const file = isUuid(uuid) ? uploads.find(uuid) : undefined
  const bytes = file && (await uploads.read(file))
  if (!file || !bytes) return reply.code(404).type('text/plain; charset=utf-8').send('Not Found')
  reply
    .type(file.mimeType)
    .header('content-length', file.size)
    .header('content-disposition', `inline; filename="${file.filename}"`)
  if (method !== 'HEAD') return reply.send(bytes)
  bytes.destroy()
  return reply.send()
}

function rowOf(error: unknown): UploadErrorRow {
  if (error instanceof UploadError) return error.row
  return errorCode(error) === 'FST_ERR_CTP_INVALID_MEDIA_TYPE'
    ? uploadErrors.unreadable
    : uploadErrors.internal
}

function wantsJsonErrors(query: unknown): boolean {
  const { jsonerrors } = query as Query
  return jsonerrors === '1' || (Array.isArray(jsonerrors) && jsonerrors.includes('1'))
}
