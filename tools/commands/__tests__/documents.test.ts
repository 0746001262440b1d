import { startSandbox, uploadFile } from '@partner-site/provider-sandbox'
import { documents } from '../documents'

const { env } = process
let lines: string[]

beforeEach(() => {
  const keys = { GATSBY_UPLOADCARE_PUBLIC_KEY: 'public', UPLOADCARE_SECRET_KEY: 'secret' }
  process.env = { ...env, ...keys }
  lines = []
  jest.spyOn(console, 'log').mockImplementation((...line) => lines.push(line.join(' ')))
})
afterEach(() => {
  process.env = env
  jest.restoreAllMocks()
})

function answer(...answers: (object | Response)[]) {
  const fetch = jest.spyOn(globalThis, 'fetch')
  for (const next of answers)
    fetch.mockResolvedValueOnce(next instanceof Response ? next : Response.json(next))
  return fetch.mock.calls
}

const day = 24 * 60 * 60_000
const old = {
  uuid: 'old',
  original_filename: 'a\u001b[2J.pdf',
  datetime_uploaded: '2026-01-02T03:04:05Z',
}
const fresh = { ...old, datetime_uploaded: new Date(Date.now() - 29.9 * day).toISOString() }

test('lists what is old enough on each page of the list, and deletes nothing', async () => {
  const next = 'https://elsewhere.example/files/?limit=1000&offset=1'
  const asked = answer({ results: [old], next }, { results: [fresh], next: null })
  await documents(['--older-than', '30'])
  expect(lines).toEqual([
    '2026-01-02T03:04:05Z old "a\\u001b[2J.pdf"',
    'Documents at least 30 days old: 1.',
    'Nothing was deleted. To delete them, add --delete.',
  ])
  expect(asked.map(([address, { method } = {}]) => `${method} ${address}`)).toEqual([
    'GET https://api.uploadcare.com/files/?limit=1000&ordering=datetime_uploaded',
    'GET https://api.uploadcare.com/files/?limit=1000&offset=1',
  ])
})

test('deletes by the hundred, and says what was not deleted', async () => {
  const asked = answer(
    { results: Array(130).fill(old) },
    { problems: {} },
    { problems: { old: 'Locked' } },
  )
  await expect(documents(['--older-than', '30', '--delete'])).rejects.toThrow('{"old":"Locked"}')
  expect(lines.slice(-2)).toEqual(['Deleted 100.', 'Deleted 29.'])
  expect(asked.slice(1).map(([, { body } = {}]) => JSON.parse(`${body}`).length)).toEqual([100, 30])
})

test('a refusal has the service’s own words, and no key', async () => {
  answer(Response.json({ detail: 'Invalid signature.' }, { status: 401 }))
  await expect(documents(['--older-than', '30'])).rejects.toThrow(
    'https://api.uploadcare.com: 401 {"detail":"Invalid signature."}',
  )
})

test.each([[[]], [['--older-than', 'a month']], [['--older-than=-1']]])(
  '%j is refused before anything is asked',
  async (args) => {
    const asked = answer()
    await expect(documents([...args, '--delete'])).rejects.toThrow('Usage: npm run documents')
    expect(asked).toEqual([])
  },
)

test('without the secret key in the shell it says where it comes from', async () => {
  delete process.env.UPLOADCARE_SECRET_KEY
  await expect(documents(['--older-than', '30'])).rejects.toThrow(/UPLOADCARE_SECRET_KEY in your/)
})

test('on the sandbox, which checks the signature, staff list and delete', async () => {
  const sandbox = await startSandbox({ port: 0 })
  try {
    process.env.SANDBOX_PORT = new URL(sandbox.url).port
    const uuid = await uploadFile(sandbox.url, new File(['%PDF-1.7'], 'gst.pdf'))
    await documents(['--older-than', '0', '--sandbox'])
    expect(lines[0]).toContain(uuid)
    await documents(['--older-than', '0', '--sandbox', '--delete'])
    expect(lines.at(-1)).toBe('Deleted 1.')
    expect((await fetch(`${sandbox.url}/${uuid}/`)).status).toBe(404)
  } finally {
    await sandbox.close()
  }
})
