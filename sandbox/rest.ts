import type { FastifyInstance, FastifyReply } from 'fastify'
import { applyFault, type FaultTarget } from './faults'
import { checkRestRequest, RestError } from './restAuth'
import type { SandboxContext } from './server'
import { isUuid, type StoredFile } from './uploadStore'

export const filesPath = '/files/'
export const deletionPath = '/files/storage/'

const most = { perPage: 1000, perDeletion: 100 }

type Query = Record<string, string | string[] | undefined>

/**
 * The part of Uploadcare's REST API, version 0.7, that `npm run documents` uses (docs/providers.md, G).
 * Documentation: https://uploadcare.com/docs/api/rest/
 */
export function restRoutes(scope: FastifyInstance, context: SandboxContext): void {
  const { accounts, faults, closing } = context
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  scope.addHook('preHandler', async (request) => checkRestRequest(request, accounts))
  scope.setErrorHandler((error, _request, reply) =>
    error instanceof RestError
      ? reply.code(error.status).send({ detail: error.message })
      : reply.code(500).send({ detail: 'Internal error.' }),
  )
  const isFaulty = (target: FaultTarget, moment: 'before' | 'after', reply: FastifyReply) =>
    applyFault(faults.take(target, moment), reply, closing)
  scope.get<{ Querystring: Query }>(filesPath, async ({ query }, reply) => {
    if (await isFaulty('list', 'before', reply)) return reply
    return reply.send(pageOf(query, { ...context, url: scope.listeningOrigin }))
  })
  scope.delete<{ Body: string }>(deletionPath, async ({ body }, reply) => {
    if (await isFaulty('delete', 'before', reply)) return reply
    const answer = await deletion(body, { ...context, url: scope.listeningOrigin })
    if (await isFaulty('delete', 'after', reply)) return reply
    return reply.send(answer)
  })
}

type RestContext = Pick<SandboxContext, 'uploads' | 'log'> & { url: string }

/** A page of the list, oldest first unless asked otherwise, from a point in time on. */
function pageOf({ limit, ordering, from, offset, stored, removed }: Query, context: RestContext) {
  const size = Number(limit ?? 100)
  if (!(Number.isInteger(size) && size >= 1 && size <= most.perPage)) {
    throw new RestError(400, `limit must be from 1 to ${most.perPage}.`)
  }
  const start = from === undefined ? undefined : Date.parse(String(from))
  if (Number.isNaN(start)) throw new RestError(400, 'from must be a date.')
  const all = context.uploads.list()
  const sign = ordering === '-datetime_uploaded' ? -1 : 1
  const files = all
    .filter((file) => removed !== 'true' && (stored === undefined || `${file.isStored}` === stored))
    .map((file, index) => ({ file, index, at: file.uploadedAt.getTime() }))
    .sort((one, other) => sign * (one.at - other.at || one.index - other.index))
  const rest = files
    .filter(({ at }) => start === undefined || sign * (at - start) >= 0)
    .slice(Number(offset ?? 0))
  const next = rest[size]
  const sameTime = rest.slice(0, size).filter(({ at }) => at === next?.at).length
  const skipped = next && next.at === start ? Number(offset ?? 0) + sameTime : sameTime
  return {
    next: next
      ? `${context.url}${filesPath}?${new URLSearchParams({
          limit: String(size),
          ...(ordering ? { ordering: String(ordering) } : {}),
          ...(stored ? { stored: String(stored) } : {}),
          from: next.file.uploadedAt.toISOString(),
          offset: String(skipped),
        })}`
      : null,
    previous: null,
    total: files.length,
    totals: {
      removed: 0,
      stored: all.filter(({ isStored }) => isStored).length,
      unstored: all.filter(({ isStored }) => !isStored).length,
    },
    per_page: size,
    results: rest.slice(0, size).map(({ file }) => fileOf(file, context.url)),
  }
}

async function deletion(body: string | undefined, { uploads, log, url }: RestContext) {
  const uuids = listIn(body ?? '')
  const problems: Record<string, string> = {}
  const result: object[] = []
  for (const uuid of uuids) {
    const file = uploads.find(uuid)
    if (file) {
      await uploads.discard(uuid)
      log(`Deleted: ${file.originalFilename}, /${uuid}/`)
      result.push({ ...fileOf(file, url), datetime_removed: new Date().toISOString() })
    } else {
      problems[uuid] = isUuid(uuid) ? 'Missing in the project' : 'Invalid'
    }
  }
  return { status: 'ok', problems, result }
}

/** @throws RestError unless it is a list of 1 to 100 identifiers */
function listIn(body: string): string[] {
  let list: unknown
  try {
    list = JSON.parse(body)
  } catch {}
  if (!Array.isArray(list)) throw new RestError(400, 'Expected list of UUIDs')
  if (list.length === 0) throw new RestError(400, 'List of UUIDs can not be empty')
  if (list.length > most.perDeletion) {
    throw new RestError(
      400,
      `Maximum UUIDs per request is exceeded. The limit is ${most.perDeletion}`,
    )
  }
  return list.map(String)
}

/** The documented file object; images are not measured. */
function fileOf(file: StoredFile, url: string) {
  const [type = '', subtype = ''] = file.mimeType.split('/')
  return {
    datetime_removed: null,
    datetime_stored: file.isStored ? file.uploadedAt.toISOString() : null,
    datetime_uploaded: file.uploadedAt.toISOString(),
    is_image: type === 'image',
    is_ready: true,
    mime_type: file.declaredType,
    original_file_url: `${url}/${file.uuid}/${file.filename}`,
    original_filename: file.originalFilename,
    size: file.size,
    url: `${url}${filesPath}${file.uuid}/`,
    uuid: file.uuid,
    variations: null,
    content_info: { mime: { mime: file.mimeType, type, subtype } },
    metadata: file.metadata,
  }
}
