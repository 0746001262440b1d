import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pageHeaders, siteHeaders } from '../../../scripts/lib/headers'
import { precompress } from '../../../scripts/lib/publishSite'
import { serveSite } from '../../../scripts/lib/siteServer'

const page = '<h1>About us</h1>'.repeat(20)
const script = `static/app-${'0'.repeat(20)}.js`
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let folder: string
let site: Awaited<ReturnType<typeof serveSite>>

interface Answer {
  status: number | undefined
  headers: IncomingMessage['headers']
  body: Buffer
  /** Whether the connection had been used before. */
  reused: boolean
}

/** The response as sent; `fetch` would decompress it. */
const request = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sending = get(site.url + path, { headers, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts),
          reused: sending.reusedSocket,
        }),
      )
    })
    sending.on('error', reject)
  })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  for (const name of ['about', 'static']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'about', 'index.html'), page)
  writeFileSync(join(folder, '404.html'), '<h1>Page not found</h1>'.repeat(20))
  writeFileSync(join(folder, script), 'let answer = 42\n'.repeat(20))
  writeFileSync(join(folder, 'static', 'mark.svg'), '<svg></svg>'.repeat(20))
  writeFileSync(join(folder, 'static', 'hero.avif'), 'an image')
  writeFileSync(join(folder, 'social-card.jpg'), 'an image')
  await precompress(folder)
  site = await serveSite(folder)
})
afterAll(async () => {
  agent.destroy()
  await site.close()
  rmSync(folder, { recursive: true })
})

test('a browser that accepts brotli gets brotli', async () => {
  const { headers, body } = await request('/about/', {
    'accept-encoding': 'gzip, deflate, br, zstd',
  })
  expect(headers['content-encoding']).toBe('br')
  expect(headers['content-type']).toMatch('text/html')
  expect(headers.vary).toMatch(/accept-encoding/i)
  expect(brotliDecompressSync(body).toString()).toBe(page)
})

test('one that accepts only gzip gets gzip', async () => {
  const { headers, body } = await request('/about/', { 'accept-encoding': 'gzip' })
  expect(headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(body).toString()).toBe(page)
})

test('one that accepts neither gets the page uncompressed', async () => {
  const { headers, body } = await request('/about/')
  expect(headers['content-encoding']).toBeUndefined()
  expect(body.toString()).toBe(page)
})

test('an image is sent unchanged', async () => {
  const { headers } = await request('/static/hero.avif', { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers['content-type']).toBe('image/avif')
})

test.each([`/${script}`, '/static/mark.svg', '/static/hero.avif'])(
  '%s has a hash in its address and is cached as immutable',
  async (path) => {
    const { headers } = await request(path, { 'accept-encoding': 'br' })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  },
)

test.each(['br', 'gzip', 'identity'])(
  'a page in %s is revalidated, and not sent again if unchanged',
  async (encoding) => {
    const first = await request('/about/', { 'accept-encoding': encoding })
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const second = await request('/about/', {
      'accept-encoding': encoding,
      'if-none-match': first.headers.etag ?? '',
    })
    expect(second.status).toBe(304)
    expect(second.body).toHaveLength(0)
  },
)

test('an unknown address gives 404 with the not-found page', async () => {
  const { status, headers, body } = await request('/nowhere', { 'accept-encoding': 'br' })
  expect(status).toBe(404)
  expect(headers['content-type']).toMatch('text/html')
  expect(brotliDecompressSync(body).toString()).toMatch('Page not found')
})

test('an address without the slash redirects to the one with it', async () => {
  const { status, headers } = await request('/about', { 'accept-encoding': 'br' })
  expect(status).toBe(301)
  expect(headers.location).toBe('/about/')
})

test('every answer has the security headers, and a page its policy', async () => {
  const [{ headers = {} } = {}, notFound] = pageHeaders(folder)
  const answers = [
    ['/about/', headers],
    ['/nowhere', notFound?.headers],
    ['/static/mark.svg', siteHeaders],
    ['/about', siteHeaders],
    ['/social-card.jpg', { ...siteHeaders, 'cross-origin-resource-policy': 'cross-origin' }],
  ] as const
  for (const [path, expected] of answers) {
    expect((await request(path, { 'accept-encoding': 'br' })).headers).toMatchObject(expected ?? {})
  }
  expect((await request('/static/mark.svg')).headers).not.toHaveProperty('content-security-policy')
})

test('a connection is reused', async () => {
  await request('/about/')
  expect((await request('/about/')).reused).toBe(true)
})

test.each([
  '//example.com/index.html',
  '//example.com/about',
  '/about/index.html%2ebr',
  '//404.html',
])('%s, which is no form of a page’s address, leads nowhere', async (path) => {
  const { status, headers } = await request(path)
  expect([status, headers.location]).toEqual([404, undefined])
})

test.each(['//about/', '/about//index.html', '/%61bout'])(
  '%s leads to the page’s own address',
  async (path) => {
    const { status, headers } = await request(path)
    expect([status, headers.location]).toEqual([301, '/about/'])
  },
)
