/** Uploadcare's REST API, as far as `npm run documents` needs it (docs/providers.md, G). */
import { createHash, createHmac } from 'node:crypto'
import { singleLine } from '../../lib/text'

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
}

interface Page {
  next: string | null
  results: readonly {
    uuid: string
    original_filename: string
    size: number
    datetime_uploaded: string
  }[]
}

/**
 * All files that were uploaded before a point in time, oldest first.
 *
 * @throws Error that says what to do
 */
export async function filesBefore(account: UploadcareAccount, end: Date): Promise<RemoteFile[]> {
  const files: RemoteFile[] = []
  let path: string | undefined = '/files/?limit=1000&ordering=datetime_uploaded'
  while (path) {
    const page: Partial<Page> = await request(account, 'GET', path)
    if (!page.results) throw new Error(`Uploadcare gave an answer that ${unknown}`)
    const listed = page.results.map((file) => ({
      uuid: file.uuid,
      name: file.original_filename,
      size: file.size,
      uploadedAt: new Date(file.datetime_uploaded),
    }))
    const old = listed.filter(({ uploadedAt }) => uploadedAt < end)
    files.push(...old)
    path = page.next && old.length === listed.length ? pathOf(page.next) : undefined
  }
  return files
}

/**
 * Deletes at most 100 files.
 *
 * @returns a line for each file not deleted, with the reason
 * @throws Error that says what to do
 */
export async function deleteFiles(
  account: UploadcareAccount,
  files: readonly RemoteFile[],
): Promise<string[]> {
  const body = JSON.stringify(files.map(({ uuid }) => uuid))
  const { problems } = await request<{ problems?: Record<string, string> }>(
    account,
    'DELETE',
    '/files/storage/',
    body,
  )
  if (!problems) throw new Error(`Uploadcare gave an answer that ${unknown}`)
  return Object.entries(problems).map(([uuid, why]) => `${uuid}: ${singleLine(why)}`)
}

const unknown = 'this command does not understand. Is UPLOADCARE_API_ORIGIN right?'

/** A signed request must not go to another host, whatever the answer names. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** In milliseconds. */
const answerLimit = 60_000

/** @returns the object in the answer; an empty one if it is not JSON */
async function request<Answer>(
  account: UploadcareAccount,
  method: 'GET' | 'DELETE',
  path: string,
  body = '',
): Promise<Answer> {
  const response = await fetch(account.origin + path, {
    method,
    headers: signed(account, method, path, body),
    body: body || null,
    redirect: 'error',
    signal: AbortSignal.timeout(answerLimit),
  }).catch(({ cause, message }) => {
    const why = cause?.code ?? message
    throw new Error(`${account.origin} did not answer (${why}). Check the connection. ${again}`)
  })
  const answer = (await response.json().catch(() => undefined)) ?? {}
  if (!response.ok) throw new Error(refusal(response, answer.detail))
  return answer
}

/** The documented lines: method, MD5 of the body, content type, date, path with query. */
function signed(
  { publicKey, secretKey }: UploadcareAccount,
  method: string,
  path: string,
  body: string,
): Record<string, string> {
  const date = new Date().toUTCString()
  const type = body ? 'application/json' : ''
  const digest = createHash('md5').update(body).digest('hex')
  const signature = createHmac('sha1', secretKey)
    .update([method, digest, type, date, path].join('\n'))
    .digest('hex')
  return {
    Accept: 'application/vnd.uploadcare-v0.7+json',
    Authorization: `Uploadcare ${publicKey}:${signature}`,
    Date: date,
    ...(type && { 'Content-Type': type }),
  }
}

const again = 'Then run the same command again.'

function refusal({ status, headers }: Response, detail: string | undefined): string {
  const said = detail ? `${status}, "${detail}"` : `${status}`
  if (status === 401 || status === 403) {
    return `Uploadcare rejected the keys (${said}). Check that GATSBY_UPLOADCARE_PUBLIC_KEY and UPLOADCARE_SECRET_KEY belong to the same project, and that this computer's clock is right.`
  }
  if (status === 429) {
    const seconds = headers.get('retry-after')
    const pause = seconds ? `${seconds} seconds` : 'a while'
    return `Uploadcare received too many requests (${said}). Wait ${pause}. ${again}`
  }
  return status >= 500
    ? `Uploadcare is having a problem (${said}). Wait a while. ${again}`
    : `Uploadcare rejected the request (${said}).`
}
