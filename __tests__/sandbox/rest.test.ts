import { createHash, createHmac } from 'node:crypto'
import { accounts, openSandbox, type TestSandbox, uploaded } from './support'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await openSandbox()
})
afterEach(() => sandbox.close())

const accept = 'application/vnd.uploadcare-v0.7+json'
const unknown = '00000000-0000-4000-8000-000000000000'

interface Changes {
  method?: string
  body?: string
  date?: string
  secret?: string
  headers?: Record<string, string>
}

/** As Uploadcare documents it, independent of the command's own client. */
async function call(path: string, changes: Changes = {}): Promise<Response> {
  const { method = 'GET', body, secret = accounts.uploadSecretKey, headers } = changes
  const { date = new Date().toUTCString() } = changes
  const type = body === undefined ? '' : 'application/json'
  const digest = createHash('md5')
    .update(body ?? '')
    .digest('hex')
  const signature = createHmac('sha1', secret)
    .update(`${method}\n${digest}\n${type}\n${date}\n${path}`)
    .digest('hex')
  return fetch(sandbox.url + path, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: {
      accept,
      date,
      authorization: `Uploadcare ${accounts.uploadPublicKey}:${signature}`,
      ...(type ? { 'content-type': type } : {}),
      ...headers,
    },
  })
}

const remove = (uuids: unknown) =>
  call('/files/storage/', { method: 'DELETE', body: JSON.stringify(uuids) })

async function uuidsOf(path: string): Promise<string[]> {
  const { results } = await (await call(path)).json()
  return results.map(({ uuid }: { uuid: string }) => uuid)
}

async function uploadedOneByOne(count: number): Promise<string[]> {
  const uuids: string[] = []
  while (uuids.length < count) uuids.push(await uploaded(sandbox))
  return uuids
}

describe('signing in', () => {
  const refusals: [string, Changes, number, string][] = [
    [
      'another version',
      { headers: { accept: 'application/json' } },
      406,
      'Incorrect Accept header',
    ],
    [
      'the secret key itself, over HTTP',
      { headers: { authorization: `Uploadcare.Simple a:${accounts.uploadSecretKey}` } },
      400,
      'Simple authentication over HTTP is forbidden.',
    ],
    ['no signature', { headers: { authorization: '' } }, 401, 'Incorrect authentication'],
    [
      'an unknown public key',
      { headers: { authorization: `Uploadcare nobody:${'a'.repeat(40)}` } },
      401,
      'Public key nobody not found.',
    ],
    ['a wrong secret key', { secret: 'wrong' }, 401, 'Invalid signature.'],
    [
      'a date of 16 minutes ago',
      { date: new Date(Date.now() - 16 * 60_000).toUTCString() },
      401,
      'Incorrect authentication',
    ],
    ['a date that is none', { date: 'today' }, 401, 'Incorrect authentication'],
  ]
  test.each(refusals)('%s is refused', async (_, changes, status, detail) => {
    const response = await call('/files/', changes)
    expect([response.status, (await response.json()).detail]).toEqual([
      status,
      expect.stringContaining(detail),
    ])
  })

  test('the query is part of what is signed', async () => {
    expect((await call('/files/?limit=5&stored=true')).status).toBe(200)
  })
})

describe('the list', () => {
  test('describes a file as documented', async () => {
    const uuid = await uploaded(sandbox)
    const { results, total, next } = await (await call('/files/')).json()
    expect({ total, next }).toEqual({ total: 1, next: null })
    expect(results).toEqual([
      expect.objectContaining({
        uuid,
        size: expect.any(Number),
        mime_type: 'application/pdf',
        original_filename: 'gst.pdf',
        datetime_uploaded: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        content_info: { mime: { mime: 'application/pdf', type: 'application', subtype: 'pdf' } },
      }),
    ])
  })

  test.each([
    ['', 1],
    ['&ordering=-datetime_uploaded', -1],
  ])('its pages%s have every file once, in order', async (ordering, direction) => {
    const uuids = await uploadedOneByOne(7)
    const found: string[] = []
    let path: string | null = `/files/?limit=3${ordering}`
    while (path) {
      const page: { next: string | null; results: { uuid: string }[] } = await (
        await call(path)
      ).json()
      found.push(...page.results.map(({ uuid }) => uuid))
      path = page.next?.slice(sandbox.url.length) ?? null
    }
    expect(found).toHaveLength(7)
    expect([...found].sort()).toEqual([...uuids].sort())
    expect(direction === 1 ? found[0] : found[6]).toBe(uuids[0])
  })

  test('it begins where it is asked to', async () => {
    await uploaded(sandbox)
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    expect(await uuidsOf(`/files/?from=${tomorrow}`)).toEqual([])
  })

  test.each(['/files/?limit=0', '/files/?limit=1001', '/files/?from=never'])(
    '%s is refused',
    async (path) => {
      expect((await call(path)).status).toBe(400)
    },
  )

  test('its fault', async () => {
    const headers = { 'Retry-After': '15' }
    await sandbox.setFaults({ list: { status: 429, headers, times: 1 } })
    const response = await call('/files/')
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '15'])
    expect((await call('/files/')).status).toBe(200)
  })
})

describe('deleting', () => {
  test('files are gone from the list and the CDN; problems are named', async () => {
    const [first = '', second = ''] = await uploadedOneByOne(2)
    const answer = await (await remove([first, unknown, 'x'])).json()
    expect(answer).toEqual({
      status: 'ok',
      problems: { [unknown]: 'Missing in the project', x: 'Invalid' },
      result: [expect.objectContaining({ uuid: first, datetime_removed: expect.any(String) })],
    })
    expect(await uuidsOf('/files/')).toEqual([second])
    expect((await fetch(`${sandbox.url}/${first}/`)).status).toBe(404)
  })

  test.each([
    ['what is no list', { uuid: unknown }],
    ['an empty list', []],
    ['more than 100', Array(101).fill(unknown)],
  ])('%s is refused', async (_, uuids) => {
    expect((await remove(uuids)).status).toBe(400)
  })

  test('with `after` it deletes first, then fails', async () => {
    const uuid = await uploaded(sandbox)
    await sandbox.setFaults({ delete: { status: 500, after: true, times: 1 } })
    expect((await remove([uuid])).status).toBe(500)
    expect(await uuidsOf('/files/')).toEqual([])
  })

  test('a wrong key deletes nothing', async () => {
    const uuid = await uploaded(sandbox)
    const body = JSON.stringify([uuid])
    const { status } = await call('/files/storage/', { method: 'DELETE', body, secret: 'wrong' })
    expect([status, await uuidsOf('/files/')]).toEqual([401, [uuid]])
  })
})
