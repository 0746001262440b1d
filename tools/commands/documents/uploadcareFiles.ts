/** Uploadcare's REST API, as far as `npm run documents` needs it (docs/providers.md, G). */
import { createHash, createHmac } from 'node:crypto'

export interface UploadcareAccount {
  publicKey: string
  /** Signs the requests; it is not sent itself. */
  secretKey: string
  /** For example https://api.uploadcare.com. */
  origin: string
}

/** A file of the project. */
export interface RemoteFile {
  uuid: string
  name: string
  /** In bytes. */
  size: number
  uploadedAt: Date
  /** MIME type, by the file's content where Uploadcare knows it. */
  type: string
}

/** Thrown if Uploadcare does not respond, or refuses; the message says what to do. */
export class UploadcareError extends Error {
  override name = 'UploadcareError'
}

/** How many files one request lists or deletes at most. */
export const most = { listed: 1000, deleted: 100 }

/** In milliseconds. */
const answerLimit = 60_000

/**
 * All files that were uploaded before a point in time, oldest first.
 *
 * @throws UploadcareError
 */
export async function filesBefore(account: UploadcareAccount, end: Date): Promise<RemoteFile[]> {
  const files: RemoteFile[] = []
  let path: string | undefined = `/files/?limit=${most.listed}&ordering=datetime_uploaded`
  while (path) {
    const page: Page = await request(account, 'GET', path, isPage)
    const old = page.results.map(fileOf).filter(({ uploadedAt }) => uploadedAt < end)
    files.push(...old)
    const isEnd = old.length < page.results.length
    path = page.next && !isEnd ? pathOf(page.next) : undefined
  }
  return files
}

/**
 * Deletes at most 100 files.
 *
 * @returns the reason by identifier for each file not deleted, including those already gone
 * @throws UploadcareError
 */
export async function deleteFiles(
  account: UploadcareAccount,
  uuids: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const body = JSON.stringify(uuids)
  return (await request(account, 'DELETE', '/files/storage/', isDeletion, body)).problems
}

interface Page {
  next: string | null
  results: ReadonlyArray<{
    uuid: string
    original_filename: string
    size: number
    datetime_uploaded: string
    mime_type: string
    content_info?: { mime?: { mime?: string } } | null
  }>
}

interface Deletion {
  problems: Record<string, string>
}

const isPage = (answer: unknown): answer is Page =>
  Array.isArray((answer as Page | null)?.results) &&
  (answer as Page).results.every(({ uuid, datetime_uploaded }) =>
    Boolean(uuid && Date.parse(datetime_uploaded)),
  )

const isDeletion = (answer: unknown): answer is Deletion =>
  typeof (answer as Deletion | null)?.problems === 'object'

const fileOf = (file: Page['results'][number]): RemoteFile => ({
  uuid: file.uuid,
  name: file.original_filename,
  size: file.size,
  uploadedAt: new Date(file.datetime_uploaded),
  type: file.content_info?.mime?.mime ?? file.mime_type,
})

/** A signed request must not go to another host, whatever the answer names. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

async function request<Answer>(
  account: UploadcareAccount,
  method: 'GET' | 'DELETE',
  path: string,
  isAnswer: (answer: unknown) => answer is Answer,
  body?: string,
): Promise<Answer> {
  const headers = signed(account, method, path, body)
  try {
    const response = await fetch(account.origin + path, {
      method,
      headers,
      body: body ?? null,
      redirect: 'error',
      signal: AbortSignal.timeout(answerLimit),
    })
    const answer = await response.json().catch(() => undefined)
    if (!response.ok) throw refusal(response, answer)
    if (!isAnswer(answer)) throw new UploadcareError(`Uploadcare gave an answer that ${unknown}`)
    return answer
  } catch (error) {
    throw error instanceof UploadcareError ? error : unreachable(account, error)
  }
}

const unknown = 'this command does not understand. Is UPLOADCARE_API_ORIGIN right?'

/** The documented lines: method, MD5 of the body, content type, date, path with query. */
function signed(
  { publicKey, secretKey }: UploadcareAccount,
  method: string,
  path: string,
  body: string | undefined,
): Record<string, string> {
  const date = new Date().toUTCString()
  const type = body === undefined ? '' : 'application/json'
  const digest = createHash('md5')
    .update(body ?? '')
    .digest('hex')
  const signature = createHmac('sha1', secretKey)
    .update([method, digest, type, date, path].join('\n'))
    .digest('hex')
  return {
    Accept: 'application/vnd.uploadcare-v0.7+json',
    Authorization: `Uploadcare ${publicKey}:${signature}`,
    Date: date,
    ...(type ? { 'Content-Type': type } : {}),
  }
}

function refusal({ status, headers }: Response, answer: unknown): UploadcareError {
  const detail = (answer as { detail?: unknown } | undefined)?.detail
  const said = detail ? `${status}, "${detail}"` : `${status}`
  if (status === 401 || status === 403) {
    return new UploadcareError(
      `Uploadcare rejected the keys (${said}). Check that GATSBY_UPLOADCARE_PUBLIC_KEY and UPLOADCARE_SECRET_KEY belong to the same project, and that this computer's clock is right.`,
    )
  }
  if (status === 429) {
    const seconds = headers.get('retry-after')
    const pause = seconds ? `${seconds} seconds` : 'a while'
    return new UploadcareError(`Uploadcare received too many requests (${said}). Wait ${pause}.`)
  }
  return new UploadcareError(
    status >= 500
      ? `Uploadcare is having a problem (${said}). Wait a while.`
      : `Uploadcare rejected the request (${said}).`,
  )
}

function unreachable({ origin }: UploadcareAccount, error: unknown): UploadcareError {
  const { cause, message } = error as Error
  const why = (cause as { code?: string } | undefined)?.code ?? message
  return new UploadcareError(`${origin} did not answer (${why}). Check the connection.`)
}
