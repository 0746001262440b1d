/**
 * `npm run documents`: lists the documents that agents uploaded, and deletes them (docs/privacy.md), with
 * Uploadcare's REST API (docs/providers.md, G).
 */
import { createHash, createHmac } from 'node:crypto'
import { parseArgs } from 'node:util'
import { accounts } from '@partner-site/provider-sandbox/accounts'
import { runMain } from '../lib/run'
import { loadDotEnv, secretName } from '../site/environment'
import { sandboxOrigin } from '../site/sandboxed'

const usage =
  'Usage: npm run documents -- --older-than DAYS [--delete] [--sandbox] (docs/privacy.md)'

const options = {
  'older-than': { type: 'string', default: '' },
  delete: { type: 'boolean' },
  sandbox: { type: 'boolean' },
} as const

const day = 24 * 60 * 60_000

/** Files deleted per request; the maximum that Uploadcare accepts. */
const batchSize = 100

/** @throws Error with the usage, or with the service's own words */
export async function documents(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options })
  const days = values['older-than']
  if (!/^\d{1,5}$/.test(days)) throw new Error(usage)
  const ask = values.sandbox ? client(accounts, sandboxOrigin()) : client(ownAccount())
  const end = Date.now() - Number(days) * day
  const files: UploadedFile[] = []
  for (let path = '/files/?limit=1000&ordering=datetime_uploaded'; path; ) {
    const { results = [], next } = await ask('GET', path)
    files.push(...results.filter((file) => Date.parse(file.datetime_uploaded) < end))
    path = next ? next.replace(/^https?:\/\/[^/]+/, '') : ''
  }
  // As JSON, so that no name controls the terminal.
  for (const { datetime_uploaded, uuid, original_filename } of files)
    console.log(datetime_uploaded, uuid, JSON.stringify(original_filename))
  console.log(`Documents at least ${days} days old: ${files.length}.`)
  if (!values.delete) return console.log('Nothing was deleted. To delete them, add --delete.')
  for (let start = 0; start < files.length; start += batchSize) {
    const uuids = files.slice(start, start + batchSize).map(({ uuid }) => uuid)
    const { problems = {} } = await ask('DELETE', '/files/storage/', JSON.stringify(uuids))
    console.log(`Deleted ${uuids.length - Object.keys(problems).length}.`)
    if (Object.keys(problems).length > 0) throw new Error(JSON.stringify(problems))
  }
}

interface UploadedFile {
  uuid: string
  original_filename: string
  datetime_uploaded: string
}

interface Answer {
  results?: UploadedFile[]
  next?: string | null
  problems?: Record<string, string>
}

type Account = Record<'UPLOADCARE_PUBLIC_KEY' | typeof secretName, string>

function ownAccount(): Account {
  // Before loading .env, which is the site's and must not have this key.
  const { UPLOADCARE_SECRET_KEY } = process.env
  loadDotEnv()
  const { GATSBY_UPLOADCARE_PUBLIC_KEY: UPLOADCARE_PUBLIC_KEY } = process.env
  if (!UPLOADCARE_PUBLIC_KEY || !UPLOADCARE_SECRET_KEY)
    throw new Error(
      `It needs GATSBY_UPLOADCARE_PUBLIC_KEY, and ${secretName} in your shell (docs/privacy.md).`,
    )
  return { UPLOADCARE_PUBLIC_KEY, UPLOADCARE_SECRET_KEY }
}

/** Returns what sends a request, signed as Uploadcare documents it. */
const client =
  (account: Account, origin = 'https://api.uploadcare.com') =>
  async (method: 'GET' | 'DELETE', path: string, body = ''): Promise<Answer> => {
    const date = new Date().toUTCString()
    const type = 'application/json'
    const digest = createHash('md5').update(body).digest('hex')
    const signature = createHmac('sha1', account.UPLOADCARE_SECRET_KEY)
      .update([method, digest, type, date, path].join('\n'))
      .digest('hex')
    const response = await fetch(origin + path, {
      method,
      headers: {
        Accept: 'application/vnd.uploadcare-v0.7+json',
        Authorization: `Uploadcare ${account.UPLOADCARE_PUBLIC_KEY}:${signature}`,
        'Content-Type': type,
        Date: date,
      },
      body: body || null,
      signal: AbortSignal.timeout(60_000),
    })
    if (!response.ok) throw new Error(`${origin}: ${response.status} ${await response.text()}`)
    return response.json()
  }

if (require.main === module) runMain(() => documents(process.argv.slice(2)))
