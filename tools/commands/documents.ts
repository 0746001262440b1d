/**
 * `npm run documents`: lists and deletes the documents that agents uploaded (docs/privacy.md), with
 * Uploadcare's REST API (docs/providers.md, G).
 */
import { createHash, createHmac } from 'node:crypto'
import { parseArgs } from 'node:util'
import { accounts } from '@partner-site/provider-sandbox/accounts'
import { formatFileSize } from '../../src/components/formatFileSize'
import { runMain } from '../lib/run'
import { loadDotEnv, secretName } from '../site/environment'
import { sandboxOrigin } from '../site/sandboxed'

const help = `npm run documents -- --older-than <days> [--delete] [--sandbox]

Lists the documents that agents uploaded to Uploadcare, and deletes them with --delete.

  --older-than <days>   those uploaded at least this many days ago; 0 is all of them
  --delete              deletes them for good; without it nothing changes
  --sandbox             those of the sandbox on this machine (npm run sandbox, npm start)
  --help                this text

docs/privacy.md says which keys it needs. It is safe to run again at any time.`

const options = {
  'older-than': { type: 'string', default: '' },
  delete: { type: 'boolean' },
  sandbox: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const day = 24 * 60 * 60_000

/** Files deleted per request; the maximum that Uploadcare accepts. */
const batchSize = 100

/**
 * Lists the documents that are old enough and deletes them if asked to, with a line for each batch,
 * which shows how far it came before a failure. Throws Error that says what to do.
 */
export async function documents(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options })
  if (values.help) return console.log(help)
  const days = values['older-than']
  if (!/^\d{1,5}$/.test(days)) {
    throw new Error(`--older-than takes a number of whole days, not "${days}". --help says more.`)
  }
  const account = values.sandbox ? sandboxAccount() : ownAccount()
  const files = await filesBefore(account, Date.now() - Number(days) * day)
  if (files.length === 0) return console.log(`No documents are at least ${days} days old.`)
  for (const file of files) console.log(rowOf(file))
  const size = sizeOf(files.reduce((sum, file) => sum + file.size, 0))
  console.log(`Documents at least ${days} days old: ${files.length}, together ${size}.`)
  if (!values.delete) return console.log('Nothing was deleted. To delete them, add --delete.')
  const problems: string[] = []
  for (let start = 0; start < files.length; start += batchSize) {
    const batch = files.slice(start, start + batchSize)
    problems.push(...(await deleteFiles(account, batch)))
    console.log(`Deleted ${start + batch.length - problems.length} of ${files.length}.`)
  }
  if (problems.length > 0) {
    throw new Error(`Uploadcare did not delete ${problems.length}:\n${problems.join('\n')}`)
  }
}

interface Account {
  publicKey: string
  /** Signs the requests; it is never sent. */
  secretKey: string
  origin: string
}

const sandboxAccount = (): Account => ({
  publicKey: accounts.UPLOADCARE_PUBLIC_KEY,
  secretKey: accounts.UPLOADCARE_SECRET_KEY,
  origin: sandboxOrigin(),
})

function ownAccount(): Account {
  // Before loading .env, which is the site's and must not have this key.
  const secretKey = variable(secretName, 'in your shell')
  loadDotEnv()
  const publicKey = variable('GATSBY_UPLOADCARE_PUBLIC_KEY', 'in .env')
  return { publicKey, secretKey, origin: 'https://api.uploadcare.com' }
}

function variable(name: string, where: string): string {
  const value = process.env[name]?.trim()
  if (value) return value
  throw new Error(`${name} is not set ${where} (docs/privacy.md says where it comes from).`)
}

interface UploadedFile {
  uuid: string
  original_filename: string
  /** In bytes. */
  size: number
  datetime_uploaded: string
}

/** Matches characters that could control a terminal or the text direction. */
const controls = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

const singleLine = (text: string): string => text.replace(controls, ' ').replace(/\s+/g, ' ').trim()

/** Formats with an ordinary space, as other programs expect. */
const sizeOf = (bytes: number): string => singleLine(formatFileSize(bytes))

const rowOf = ({ original_filename, size, datetime_uploaded, uuid }: UploadedFile): string =>
  [
    `${new Date(datetime_uploaded).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    uuid,
    sizeOf(size).padStart(8),
    [...singleLine(original_filename)].slice(0, 40).join(''),
  ].join('  ')

/** Returns the files uploaded before a time in ms, oldest first. */
async function filesBefore(account: Account, end: number): Promise<UploadedFile[]> {
  const files: UploadedFile[] = []
  let path = '/files/?limit=1000&ordering=datetime_uploaded'
  for (;;) {
    const { results = [], next } = await request(account, 'GET', path)
    const old = results.filter(({ datetime_uploaded }) => Date.parse(datetime_uploaded) < end)
    files.push(...old)
    if (!next || old.length < results.length) return files
    // A signed request must not go to another host, whatever the response names.
    const { pathname, search } = new URL(next)
    path = pathname + search
  }
}

/** @returns a line for each file not deleted, with the reason */
async function deleteFiles(account: Account, files: readonly UploadedFile[]): Promise<string[]> {
  const body = JSON.stringify(files.map(({ uuid }) => uuid))
  const { problems = {} } = await request(account, 'DELETE', '/files/storage/', body)
  return Object.entries(problems).map(([uuid, why]) => `${uuid}: ${singleLine(why)}`)
}

interface Answer {
  results?: UploadedFile[]
  next?: string | null
  problems?: Record<string, string>
  detail?: string
}

/** Sends a signed request, as Uploadcare documents it; throws Error that says what to do. */
async function request(
  { publicKey, secretKey, origin }: Account,
  method: 'GET' | 'DELETE',
  path: string,
  body = '',
): Promise<Answer> {
  const date = new Date().toUTCString()
  const type = 'application/json'
  const digest = createHash('md5').update(body).digest('hex')
  const lines = [method, digest, type, date, path].join('\n')
  const signature = createHmac('sha1', secretKey).update(lines).digest('hex')
  const response = await fetch(origin + path, {
    method,
    headers: {
      Accept: 'application/vnd.uploadcare-v0.7+json',
      Authorization: `Uploadcare ${publicKey}:${signature}`,
      'Content-Type': type,
      Date: date,
    },
    body: body || null,
    redirect: 'error',
    signal: AbortSignal.timeout(60_000),
  }).catch(({ cause, message }) => {
    const why = cause?.code ?? message
    throw new Error(`${origin} did not answer (${why}). Check the connection, ${again}`)
  })
  const answer: Answer = (await response.json().catch(() => undefined)) ?? {}
  if (!response.ok) throw new Error(refusal(response, answer.detail))
  if (answer.results || answer.problems) return answer
  throw new Error(`${origin} did not answer as Uploadcare does. Check the connection, ${again}`)
}

const again = 'then run the same command again.'

function refusal({ status, headers }: Response, detail: string | undefined): string {
  const said = detail ? `${status}, "${detail}"` : `${status}`
  if (status === 401 || status === 403) {
    return `Uploadcare rejected the keys (${said}). Check that GATSBY_UPLOADCARE_PUBLIC_KEY and UPLOADCARE_SECRET_KEY belong to the same project, and that this computer's clock is right.`
  }
  if (status !== 429 && status < 500) return `Uploadcare rejected the request (${said}).`
  const seconds = headers.get('retry-after')
  const pause = seconds ? `${seconds} seconds` : 'a while'
  return `Uploadcare is busy or has a problem (${said}). Wait ${pause}, ${again}`
}

if (require.main === module) runMain(() => documents(process.argv.slice(2)))
