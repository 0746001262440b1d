import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { applyFault } from './faults'
import { errorCode } from './networkPorts'
import type { SandboxContext } from './server'
import { plainName, shortened, singleLine } from './text'
import {
  UploadError,
  type UploadErrorName,
  type UploadErrorRow,
  uploadErrors,
} from './uploadErrors'
import { readUploadForm, readUrlEncodedForm, type UploadForm } from './uploadForm'
import { metadataFrom } from './uploadMetadata'
import { isUuid, type StoredFile } from './uploadStore'

export const uploadPath = '/base/'
export const infoPath = '/info/'

type Query = Record<string, string | string[] | undefined>

/**
 * Uploadcare's direct upload and file info, as described in docs/providers.md, D and F.
 * Documentation: https://uploadcare.com/api-refs/upload-api/
 */
export async function uploadRoutes(scope: FastifyInstance, context: SandboxContext): Promise<void> {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, { throwFileSizeLimit: false })
  scope.addContentTypeParser(urlEncoded, { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  // Not a form, so without any field.
  scope.addContentTypeParser('*', (_request, _body, done) => done(null, ''))
  scope.setErrorHandler((error, request, reply) => sendUploadError(request, reply, rowOf(error)))
  scope.post(uploadPath, (request, reply) => takeUpload(request, reply, context))
  scope.get<{ Querystring: Query }>(infoPath, (request, reply) =>
    sendInfo(request.query, reply, context),
  )
}

const urlEncoded = 'application/x-www-form-urlencoded'

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
  const form = request.isMultipart()
    ? await readUploadForm(request, uploads, uploadLimits)
    : readUrlEncodedForm(String(request.body ?? ''))
  const files = [...form.files.values()]
  try {
    const details = detailsOf(form, accounts.uploadPublicKey)
    for (const file of files) {
      await keep({ ...file, ...details, ...namesOf(file.originalFilename) }, context)
    }
  } catch (error) {
    await Promise.all(files.map((file) => uploads.discard(file.uuid)))
    throw error
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
 * Checks a form, and returns what it says of its files. `signature`, `expire`, `source` and
 * `tags[]` are accepted and ignored. A file is stored unless UPLOADCARE_STORE is 0: `auto` follows
 * a project setting that is on by default [D].
 */
function detailsOf({ files, fields, metadata }: UploadForm, publicKey: string) {
  refuseNull([...fields, ...metadata].flat())
  checkKey(fields.get('UPLOADCARE_PUB_KEY'), publicKey, 'upload')
  if (files.size === 0) throw new UploadError('filesRequired')
  return {
    isStored: fields.get('UPLOADCARE_STORE') !== '0',
    metadata: metadataFrom(metadata),
  }
}

function refuseNull(values: readonly unknown[]): void {
  if (values.some((value) => String(value).includes('\0'))) throw new UploadError('nullCharacter')
}

const longestName = 200

function namesOf(name: string) {
  return {
    originalFilename: shortened(singleLine(name), longestName) || 'unnamed',
    filename: plainName(name),
  }
}

async function sendInfo(
  query: Query,
  reply: FastifyReply,
  { accounts, uploads, faults, closing }: SandboxContext,
): Promise<FastifyReply> {
  if (await applyFault(faults.take('info', 'before'), reply, closing)) return reply
  refuseNull(Object.values(query))
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
    mime_type: file.declaredType,
    image_info: null,
    video_info: null,
    content_info: { mime: { mime: file.mimeType, type, subtype } },
    metadata: file.metadata,
    is_image: type === 'image',
    is_stored: file.isStored,
    is_ready: true,
  }
}

function rowOf(error: unknown): UploadErrorRow {
  if (error instanceof UploadError) return error.row
  return uploadErrors[frameworkErrors[errorCode(error) ?? ''] ?? 'internal']
}

const frameworkErrors: Record<string, UploadErrorName> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'keyRequired',
  FST_ERR_CTP_BODY_TOO_LARGE: 'requestTooLarge',
}

function wantsJsonErrors(query: unknown): boolean {
  const { jsonerrors } = query as Query
  return jsonerrors === '1' || (Array.isArray(jsonerrors) && jsonerrors.includes('1'))
}
