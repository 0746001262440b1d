import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox, uploadFile } from '@partner-site/provider-sandbox'
import { documents } from '../documents'

const { env } = process
const project = process.cwd()
let folder: string
let lines: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'))
  process.chdir(folder)
  process.env = {
    ...env,
    GATSBY_UPLOADCARE_PUBLIC_KEY: 'public',
    UPLOADCARE_SECRET_KEY: 'secret',
  }
  lines = []
  jest.spyOn(console, 'log').mockImplementation((line) => lines.push(line))
})
afterEach(() => {
  process.chdir(project)
  process.env = env
  rmSync(folder, { recursive: true })
  jest.restoreAllMocks()
})

const run = (...args: string[]): Promise<string> =>
  documents(args).then(
    () => '',
    ({ message }: Error) => message,
  )

function answer(...answers: (object | Error)[]) {
  const fetch = jest.spyOn(globalThis, 'fetch')
  for (const next of answers) {
    const given = next instanceof Response ? next : Response.json(next)
    const answered = () => (next instanceof Error ? Promise.reject(next) : Promise.resolve(given))
    fetch.mockImplementationOnce(answered)
  }
  return fetch.mock.calls
}

const refuse = (status: number, detail?: string, headers = {}) =>
  Response.json({ detail }, { status, headers })

const day = 24 * 60 * 60_000
const old = {
  uuid: 'old',
  original_filename: 'a\u001b[2J\u202efdp.exe\n',
  size: 1,
  datetime_uploaded: '2026-01-02T03:04:05Z',
}
const fresh = { ...old, datetime_uploaded: new Date(Date.now() - 29.9 * day).toISOString() }
const list = (results: readonly object[], next: string | null = null) => ({ results, next })

test('lists what is old enough, deletes nothing, and no name controls the terminal', async () => {
  const asked = answer(list([old, fresh]))
  expect(await run('--older-than', '30')).toBe('')
  expect(lines).toEqual([
    '2026-01-02 03:04 UTC  old      1 kB  a [2J fdp.exe',
    'Documents at least 30 days old: 1, together 1 kB.',
    'Nothing was deleted. To delete them, add --delete.',
  ])
  expect(asked).toMatchObject([[expect.any(String), { method: 'GET' }]])
})

test('follows the pages of a long list, on its own host alone', async () => {
  const next = 'https://elsewhere.example/files/?limit=1000&offset=1'
  const asked = answer(list([old], next), list([old, fresh], next))
  await run('--older-than', '30')
  expect(asked.map(([address]) => address)).toEqual([
    'https://api.uploadcare.com/files/?limit=1000&ordering=datetime_uploaded',
    'https://api.uploadcare.com/files/?limit=1000&offset=1',
  ])
  expect(lines).toContain('Documents at least 30 days old: 2, together 1 kB.')
})

test('deletes by the hundred, and says how far it came before something failed', async () => {
  const asked = answer(list(Array(130).fill(old)), { problems: {} }, refuse(500))
  expect(await run('--older-than', '30', '--delete')).toBe(
    'Uploadcare is busy or has a problem (500). Wait a while, then run the same command again.',
  )
  expect(lines.at(-1)).toBe('Deleted 100 of 130.')
  const sent = asked.map(
    ([, { method, body } = {}]) => `${method} ${JSON.parse(`${body}`)?.length}`,
  )
  expect(sent).toEqual(['GET undefined', 'DELETE 100', 'DELETE 30'])
})

test('names what Uploadcare did not delete', async () => {
  answer(list([old, { ...old, uuid: 'locked' }]), { problems: { locked: 'Lock\ned' } })
  expect(await run('--older-than', '30', '--delete')).toBe(
    'Uploadcare did not delete 1:\nlocked: Lock ed',
  )
  expect(lines.at(-1)).toBe('Deleted 1 of 2.')
})

test.each([
  ['wrong keys', refuse(401, 'No.'), /^Uploadcare rejected the keys \(401, "No\."\)\. Check that/],
  [
    'too many requests',
    refuse(429, undefined, { 'retry-after': '15' }),
    /\(429\)\. Wait 15 seconds/,
  ],
  ['a refusal', refuse(406, 'No.'), /^Uploadcare rejected the request \(406, "No\."\)\.$/],
  ['another server', new Response('<html>'), /^https:.+ did not answer as Uploadcare does\./],
  ['no network', new TypeError('offline'), /^https:.+ did not answer \(offline\)\. Check the conn/],
])('%s has a message of its own, which has no key', async (_, problem, message) => {
  answer(problem)
  const error = await run('--older-than', '30')
  expect(error).toMatch(message)
  expect(error).not.toMatch(/public|secret/)
})

test.each([[[]], [['--older-than', 'a month']], [['--older-than=-1']]])(
  '%j is refused before anything is asked',
  async (args) => {
    const asked = answer(list([old]))
    expect(await run(...args, '--delete')).toMatch(/^--older-than takes a number of whole days, n/)
    expect(asked).toEqual([])
  },
)

test.each(['GATSBY_UPLOADCARE_PUBLIC_KEY', 'UPLOADCARE_SECRET_KEY'])('needs %s', async (name) => {
  process.env[name] = ' '
  expect(await run('--older-than', '30')).toMatch(`${name} is not set`)
})

test('takes the public key from .env, but not the secret one', async () => {
  delete process.env.GATSBY_UPLOADCARE_PUBLIC_KEY
  writeFileSync('.env', '')
  // Jest's process.env is a copy, which Node does not fill.
  jest.spyOn(process, 'loadEnvFile').mockImplementation(() => {
    process.env.GATSBY_UPLOADCARE_PUBLIC_KEY = 'site'
    process.env.UPLOADCARE_SECRET_KEY ??= 'secret'
  })
  const asked = answer(list([fresh]))
  await run('--older-than', '30', '--delete')
  expect(lines).toEqual(['No documents are at least 30 days old.'])
  expect(asked).toHaveLength(1)
  const Authorization = expect.stringMatching(/^Uploadcare site:[0-9a-f]{40}$/)
  expect(asked[0]?.[1]?.headers).toMatchObject({ Authorization })
  delete process.env.UPLOADCARE_SECRET_KEY
  expect(await run('--older-than', '30')).toMatch('UPLOADCARE_SECRET_KEY is not set in your shell')
})

test('on the sandbox, which checks the signature, staff list and delete', async () => {
  const sandbox = await startSandbox({ port: 0 })
  try {
    process.env.SANDBOX_PORT = new URL(sandbox.url).port
    const uuid = await uploadFile(sandbox.url, new File(['%PDF-1.7'], 'gst.pdf'))
    expect(await run('--older-than', '0', '--sandbox')).toBe('')
    expect(lines[0]).toContain(uuid)
    expect(await run('--older-than', '0', '--sandbox', '--delete')).toBe('')
    expect(lines.at(-1)).toBe('Deleted 1 of 1.')
    expect((await fetch(`${sandbox.url}/${uuid}/`)).status).toBe(404)
  } finally {
    await sandbox.close()
  }
})

test('as a command it says what is wrong, and exits with 1', () => {
  const args = ['--import', 'tsx', 'tools/commands/documents.ts']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^--older-than takes/)])
})
