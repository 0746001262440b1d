import { accounts, type Sandbox, startSandbox, uploadFile } from '@partner-site/provider-sandbox'
import { removeDocuments } from '../documents/removeDocuments'

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await startSandbox({ port: 0 })
})
afterEach(() => sandbox.close())

const uploaded = (name = 'gst.pdf') =>
  uploadFile(sandbox.url, new File(['%PDF-1.7'], name, { type: 'application/pdf' }))

const setFaults = (faults: object) =>
  fetch(`${sandbox.url}/faults`, { method: 'PUT', body: JSON.stringify(faults) })

const day = 24 * 60 * 60_000

/** Runs the command with `--older-than 30`, by default forty days after everything was uploaded. */
async function run({
  isDeletion = false,
  secretKey = accounts.UPLOADCARE_SECRET_KEY as string,
  origin = sandbox.url,
  days = 40,
  onLine = (_line: string): unknown => undefined,
} = {}): Promise<{ lines: string[]; error: string }> {
  const lines: string[] = []
  const account = { publicKey: accounts.UPLOADCARE_PUBLIC_KEY, secretKey, origin }
  const print = (line: string) => {
    lines.push(line)
    onLine(line)
  }
  const options = { olderThan: 30, isDeletion }
  const error = await removeDocuments(account, options, print, Date.now() + days * day).then(
    () => '',
    ({ message }: Error) => message,
  )
  return { lines, error }
}

const isThere = async (uuid: string) => (await fetch(`${sandbox.url}/${uuid}/`)).status === 200

async function upload(count: number): Promise<void> {
  for (let left = count; left > 0; left--) await uploaded()
}

/** A page of Uploadcare's list with one file. */
const page = (original_filename: string, next: string | null = null): string => {
  const uuid = '00000000-0000-4000-8000-000000000000'
  const file = { uuid, original_filename, size: 1, datetime_uploaded: '2026-01-01T00:00:00Z' }
  return JSON.stringify({ next, results: [file] })
}

describe('without --delete', () => {
  test('it lists name, size, date and identifier, the sum and the count', async () => {
    const uuid = await uploaded('gst certificate.pdf')
    const { lines, error } = await run()
    expect(error).toBe('')
    expect(lines[0]).toMatch(
      new RegExp(`^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC  ${uuid}  +1 kB  gst certificate\\.pdf$`),
    )
    expect(lines.slice(1)).toEqual([
      '1 document, uploaded 30 days ago or earlier: 1 kB.',
      'Nothing was deleted. To delete them, add --delete.',
    ])
    expect(await isThere(uuid)).toBe(true)
  })

  test('a name cannot control the terminal', async () => {
    await setFaults({ list: { body: page('a\u001b[2J\u202efdp.exe\n') } })
    expect((await run()).lines[0]).toMatch(/ {2}a \[2J fdp\.exe$/)
  })
})

describe('with --delete', () => {
  test('deletes what is old enough by the hundred; says how far it came; the next run does the rest', async () => {
    await upload(130)
    const none = ['No documents, uploaded 30 days ago or earlier.']
    expect(await run({ isDeletion: true, days: 29 })).toEqual({ lines: none, error: '' })
    let isSet: Promise<unknown> = Promise.resolve()
    const onLine = (line: string) => {
      if (line === 'Deleted 100 of 130.') isSet = setFaults({ delete: { status: 500 } })
    }
    const first = await run({ isDeletion: true, onLine })
    await isSet
    expect([first.lines.at(-1), first.error]).toEqual([
      'Deleted 100 of 130.',
      'Uploadcare is having a problem (500). Wait a while. Then run the same command again.',
    ])
    await setFaults({})
    expect((await run({ isDeletion: true })).lines.at(-1)).toBe('Deleted 30 of 30.')
    expect((await run()).lines).toEqual(none)
  })

  test('names the files that Uploadcare refused to delete', async () => {
    const [, uuid = ''] = [await uploaded(), await uploaded()]
    const body = JSON.stringify({ problems: { [uuid]: 'Locked' }, result: [] })
    await setFaults({ delete: { body } })
    const { lines, error } = await run({ isDeletion: true })
    expect(lines.at(-1)).toBe('Deleted 1 of 2.')
    expect(error).toBe(`Uploadcare did not delete 1:\n${uuid}: Locked`)
  })
})

describe('what can go wrong has one message', () => {
  test('a wrong key', async () => {
    const { error } = await run({ secretKey: 'wrong' })
    expect(error).toMatch(
      /^Uploadcare rejected the keys \(401, "Invalid signature\. Please check your Secret key\."\)\. Check that GATSBY_UPLOADCARE_PUBLIC_KEY and UPLOADCARE_SECRET_KEY belong to the same project/,
    )
    expect(error).not.toContain(accounts.UPLOADCARE_SECRET_KEY)
  })

  test.each([
    [
      'throttling',
      { status: 429, headers: { 'Retry-After': '15' } },
      'Uploadcare received too many requests (429). Wait 15 seconds.',
    ],
    ['another server', { body: '<html>' }, 'does not understand.'],
    [
      'another refusal',
      { status: 406, body: '{"detail": "No."}' },
      'rejected the request (406, "No.")',
    ],
  ])('%s', async (_, fault, message) => {
    await upload(1)
    await setFaults({ list: fault })
    expect((await run()).error).toContain(message)
    await setFaults({ delete: fault })
    expect((await run({ isDeletion: true })).error).toContain(message)
  })

  test('no network', async () => {
    const { error } = await run({ origin: 'http://127.0.0.1:1' })
    expect(error).toMatch(/^http:\/\/127\.0\.0\.1:1 did not answer \(.+\)\. Check the connection\./)
  })
})

test('it follows the pages of a long list, on its own host alone', async () => {
  await upload(2)
  const next = 'https://elsewhere.example/files/?limit=2&ordering=datetime_uploaded'
  await setFaults({ list: { body: page('gst.pdf', next), times: 1 } })
  const { lines, error } = await run()
  expect([error, lines.at(-2)]).toEqual(['', expect.stringMatching(/^3 documents, /)])
})
