import { createHash, createHmac } from 'node:crypto'
import { accounts, openSandbox, type TestSandbox, unknownUuid, uploaded } from './support'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await openSandbox()
})
afterEach(() => sandbox.close())

const listPath = '/files/?limit=1000&ordering=datetime_uploaded'

interface Changes {
  method?: string
  body?: string
  secret?: string
  headers?: Record<string, string>
}

/** As Uploadcare documents it, independent of the command's own client. */
async function call(path: string, changes: Changes = {}): Promise<Response> {
  const { method = 'GET', body, secret = accounts.uploadSecretKey, headers } = changes
  const date = new Date().toUTCString()
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
      accept: 'application/vnd.uploadcare-v0.7+json',
      date,
      authorization: `Uploadcare ${accounts.uploadPublicKey}:${signature}`,
      ...(type ? { 'content-type': type } : {}),
      ...headers,
    },
  })
}

const remove = (uuids: unknown, changes: Changes = {}) =>
  call('/files/storage/', { method: 'DELETE', body: JSON.stringify(uuids), ...changes })

async function uuidsAt(path: string): Promise<string[]> {
  const { results } = await (await call(path)).json()
  return results.map(({ uuid }: { uuid: string }) => uuid)
}

async function uploadedOneByOne(count: number): Promise<string[]> {
  const uuids: string[] = []
  while (uuids.length < count) uuids.push(await uploaded(sandbox))
  return uuids
}

test.each([
  ['another version', { headers: { accept: 'application/json' } }, 406, 'Incorrect Accept header'],
  ['no signature', { headers: { authorization: '' } }, 401, 'Invalid signature.'],
  ['a wrong secret key', { secret: 'wrong' }, 401, 'Invalid signature.'],
])('%s is refused', async (_, changes, status, detail) => {
  const response = await call(listPath, changes)
  expect([response.status, (await response.json()).detail]).toEqual([
    status,
    expect.stringContaining(detail),
  ])
})

describe('the list', () => {
  test('describes a file as documented', async () => {
    const uuid = await uploaded(sandbox)
    const { results, next } = await (await call(listPath)).json()
    expect(next).toBeNull()
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

  test('its pages have every file once, the oldest first', async () => {
    const uuids = await uploadedOneByOne(7)
    const found: string[] = []
    let path: string | undefined = '/files/?limit=3&ordering=datetime_uploaded'
    while (path) {
      const page: { next: string | null } = await (await call(path)).json()
      found.push(...(await uuidsAt(path)))
      path = page.next?.slice(sandbox.url.length)
    }
    expect(found).toEqual(uuids)
  })

  test.each([
    '/files/?limit=1001&ordering=datetime_uploaded',
    '/files/?limit=10&ordering=-datetime_uploaded',
  ])('%s is refused', async (path) => {
    expect((await call(path)).status).toBe(400)
  })
})

describe('deleting', () => {
  test('files are gone from the list and the CDN; problems are named', async () => {
    const [first = '', second = ''] = await uploadedOneByOne(2)
    expect(await (await remove([first, unknownUuid])).json()).toEqual({
      status: 'ok',
      problems: { [unknownUuid]: 'Missing in the project' },
      result: [expect.objectContaining({ uuid: first })],
    })
    expect(await uuidsAt(listPath)).toEqual([second])
    expect((await fetch(`${sandbox.url}/${first}/`)).status).toBe(404)
  })

  test.each([
    ['what is no list', { uuid: unknownUuid }],
    ['more than 100', Array(101).fill(unknownUuid)],
  ])('%s is refused', async (_, uuids) => {
    expect((await remove(uuids)).status).toBe(400)
  })
})
