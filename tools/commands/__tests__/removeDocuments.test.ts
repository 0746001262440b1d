import {
  accounts,
  openSandbox,
  type TestSandbox,
  uploaded,
  uploadForm,
} from '../../sandbox/__tests__/support'
import type { DocumentsOptions } from '../documents/options'
import { removeDocuments } from '../documents/removeDocuments'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await openSandbox()
})
afterEach(() => sandbox.close())

const day = 24 * 60 * 60_000
/** Forty days after everything was uploaded. */
const later = () => Date.now() + 40 * day

interface Run {
  lines: string[]
  error: string
}

async function run(
  options: Partial<DocumentsOptions> = {},
  { secretKey = accounts.uploadSecretKey, origin = sandbox.url, now = later() } = {},
  onLine: (line: string) => unknown = () => {},
): Promise<Run> {
  const lines: string[] = []
  const account = { publicKey: accounts.uploadPublicKey, secretKey, origin }
  const defaults = { olderThan: 30, isDeletion: false, allTypes: false, sandbox: true }
  const print = (line: string) => {
    lines.push(line)
    onLine(line)
  }
  try {
    await removeDocuments(account, { ...defaults, ...options }, print, now)
    return { lines, error: '' }
  } catch (error) {
    return { lines, error: (error as Error).message }
  }
}

const isThere = async (uuid: string) => (await fetch(`${sandbox.url}/${uuid}/`)).status === 200

async function upload(count: number): Promise<void> {
  for (let left = count; left > 0; left--) await uploaded(sandbox)
}

/** A file as Uploadcare lists it. */
const listed = (changes: object) => ({
  uuid: '00000000-0000-4000-8000-000000000000',
  original_filename: 'gst.pdf',
  size: 1,
  datetime_uploaded: '2026-01-01T00:00:00Z',
  mime_type: 'application/pdf',
  ...changes,
})

const rowsOf = ({ lines }: Run) => lines.filter((line) => /[\da-f]{8}-[\da-f]{4}-/.test(line))

describe('without --delete', () => {
  test('it lists name, size, date and identifier, the sum and the count', async () => {
    const uuid = await uploaded(sandbox, uploadForm(undefined, 'gst certificate.pdf'))
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
    const name = 'a\u001b[2J\u202efdp.exe\n'
    const body = JSON.stringify({ next: null, results: [listed({ original_filename: name })] })
    await sandbox.setFaults({ list: { body } })
    expect(rowsOf(await run())).toEqual([expect.stringMatching(/ {2}a \[2J fdp\.exe$/)])
  })
})

describe('with --delete', () => {
  test('they are gone, and the count is exact', async () => {
    const uuids = [await uploaded(sandbox), await uploaded(sandbox)]
    const { lines, error } = await run({ isDeletion: true })
    expect([error, lines.at(-1)]).toEqual(['', 'Deleted 2 documents: 1 kB.'])
    expect(await Promise.all(uuids.map(isThere))).toEqual([false, false])
  })

  test('keeps files that are not PDFs, unless --all-types is set', async () => {
    const uuid = await uploaded(sandbox, uploadForm(Buffer.from('hello'), 'notes.txt'))
    const first = await run({ isDeletion: true })
    expect(first.lines).toEqual([
      'No documents, uploaded 30 days ago or earlier.',
      '1 other file of that age left alone: not PDF (--all-types includes them).',
    ])
    expect(await isThere(uuid)).toBe(true)
    await run({ isDeletion: true, allTypes: true })
    expect(await isThere(uuid)).toBe(false)
  })

  test('deletes only files that are old enough, in batches of 100', async () => {
    await upload(130)
    expect(rowsOf(await run({}, { now: Date.now() + 29 * day }))).toEqual([])
    const { lines } = await run({ isDeletion: true })
    expect(lines.slice(-3)).toEqual([
      '100 of 130 …',
      '130 of 130 …',
      expect.stringMatching(/^Deleted 130 documents: /),
    ])
    expect(rowsOf(await run())).toEqual([])
  })
})

describe('a half-done run', () => {
  test('says how far it came, and the next one does the rest', async () => {
    await upload(130)
    const setFault = () => sandbox.setFaults({ delete: { status: 500, body: '{}', times: 1 } })
    let isSet: Promise<unknown> = Promise.resolve()
    const first = await run({ isDeletion: true }, {}, (line) => {
      if (line.startsWith('100 of')) isSet = setFault()
    })
    await isSet
    expect(first.error).toContain('100 of 130 were deleted before that, and perhaps the next 30.')
    const second = await run({ isDeletion: true })
    expect([second.error, second.lines.at(-1)]).toEqual([
      '',
      expect.stringMatching(/^Deleted 30 documents: /),
    ])
  })

  test('is complete if only the response was lost', async () => {
    await upload(3)
    await sandbox.setFaults({ delete: { drop: true, after: true, times: 1 } })
    const first = await run({ isDeletion: true })
    expect(first.error).toContain('did not answer')
    expect(first.error).toContain('0 of 3 were deleted before that, and perhaps the next 3.')
    expect((await run({ isDeletion: true })).lines).toEqual([
      'No documents, uploaded 30 days ago or earlier.',
    ])
  })

  test('counts files that somebody else has deleted separately', async () => {
    const [gone] = [await uploaded(sandbox), await uploaded(sandbox)]
    await sandbox.setFaults({
      delete: {
        body: JSON.stringify({ problems: { [`${gone}`]: 'Missing in the project' }, result: [] }),
      },
    })
    expect((await run({ isDeletion: true })).lines.slice(-2)).toEqual([
      'Deleted 1 document: 1 kB.',
      '1 more document had already been deleted.',
    ])
  })

  test('names the files that Uploadcare refused to delete', async () => {
    const uuid = await uploaded(sandbox)
    await sandbox.setFaults({
      delete: { body: JSON.stringify({ problems: { [uuid]: 'Locked' }, result: [] }) },
    })
    const { error } = await run({ isDeletion: true })
    expect(error).toBe(`Uploadcare did not delete 1 document:\n${uuid}: Locked`)
  })
})

describe('what can go wrong has one message', () => {
  test('a wrong key', async () => {
    await upload(1)
    const { error, lines } = await run({ isDeletion: true }, { secretKey: 'wrong' })
    expect(lines).toEqual([])
    expect(error).toMatch(
      /^Uploadcare rejected the keys \(401, "Invalid signature\. Please check your Secret key\."\)\. Check that GATSBY_UPLOADCARE_PUBLIC_KEY and UPLOADCARE_SECRET_KEY belong to the same project/,
    )
    expect(error).not.toContain(accounts.uploadSecretKey)
  })

  test.each([
    [
      'throttling',
      { status: 429, headers: { 'Retry-After': '15' } },
      'Uploadcare received too many requests (429). Wait 15 seconds.',
    ],
    ['a failing server', { status: 503 }, 'Uploadcare is having a problem (503).'],
    ['another server', { body: '<html>' }, 'does not understand.'],
    [
      'another refusal',
      { status: 406, body: '{"detail": "No."}' },
      'rejected the request (406, "No.")',
    ],
  ])('%s', async (_, list, message) => {
    await sandbox.setFaults({ list })
    const { error } = await run()
    expect(error).toContain(message)
    expect(error).toContain('Nothing was deleted')
  })

  test('no network', async () => {
    const { error } = await run({}, { origin: 'http://127.0.0.1:1' })
    expect(error).toMatch(/^http:\/\/127\.0\.0\.1:1 did not answer \(.+\)\. Check the connection\./)
  })
})

test('it follows the pages of a long list, on its own host alone', async () => {
  await upload(2)
  const next = 'https://elsewhere.example/files/?limit=2&ordering=datetime_uploaded'
  const body = JSON.stringify({ next, results: [listed({})] })
  await sandbox.setFaults({ list: { body, times: 1 } })
  const result = await run()
  expect([result.error, rowsOf(result)]).toEqual(['', Array(3).fill(expect.any(String))])
})
