import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { precompress } from '../../../scripts/lib/precompress'
import { serveSite } from '../../../scripts/lib/siteServer'

const page = '<h1>About us</h1>'.repeat(20)
const script = `app-${'0'.repeat(20)}.js`
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let folder: string
let site: Awaited<ReturnType<typeof serveSite>>

interface Answer {
  status: number | undefined
  headers: IncomingMessage['headers']
  body: Buffer
  /** The connection had carried an answer before. */
  reused: boolean
}

/** As it comes over the wire; `fetch` would unpack it. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = get(site.url + path, { headers, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts),
          reused: request.reusedSocket,
        }),
      )
    })
    request.on('error', reject)
  })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  for (const name of ['about', 'static']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'about', 'index.html'), page)
  writeFileSync(join(folder, '404.html'), '<h1>Page not found</h1>'.repeat(20))
  writeFileSync(join(folder, script), 'let answer = 42\n'.repeat(20))
  writeFileSync(join(folder, 'static', 'mark.svg'), '<svg></svg>'.repeat(20))
  writeFileSync(join(folder, 'static', 'hero.avif'), 'a picture')
  await precompress(folder)
  site = await serveSite({ root: folder, port: 0 })
})
afterAll(async () => {
  agent.destroy()
  await site.close()
  rmSync(folder, { recursive: true })
})

test('a browser that takes brotli gets brotli', async () => {
  const { headers, body } = await ask('/about/', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(headers['content-encoding']).toBe('br')
  expect(headers['content-type']).toMatch('text/html')
  expect(headers.vary).toMatch(/accept-encoding/i)
  expect(brotliDecompressSync(body).toString()).toBe(page)
})

test('one that takes gzip alone gets gzip', async () => {
  const { headers, body } = await ask('/about/', { 'accept-encoding': 'gzip' })
  expect(headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(body).toString()).toBe(page)
})

test('one that takes neither gets the page as it is', async () => {
  const { headers, body } = await ask('/about/')
  expect(headers['content-encoding']).toBeUndefined()
  expect(body.toString()).toBe(page)
})

test('a picture is sent as it is', async () => {
  const { headers } = await ask('/static/hero.avif', { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers['content-type']).toBe('image/avif')
})

test.each([`/${script}`, '/static/mark.svg', '/static/hero.avif'])(
  '%s has a hash in its address and may be kept for ever',
  async (path) => {
    const { headers } = await ask(path, { 'accept-encoding': 'br' })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  },
)

test.each(['br', 'gzip', 'identity'])(
  'a page in %s is asked for again, and unchanged it is not sent again',
  async (encoding) => {
    const first = await ask('/about/', { 'accept-encoding': encoding })
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const second = await ask('/about/', {
      'accept-encoding': encoding,
      'if-none-match': first.headers.etag ?? '',
    })
    expect(second.status).toBe(304)
    expect(second.body).toHaveLength(0)
  },
)

test('what is not there answers 404 with the page for it', async () => {
  const { status, headers, body } = await ask('/nowhere', { 'accept-encoding': 'br' })
  expect(status).toBe(404)
  expect(headers['content-type']).toMatch('text/html')
  expect(brotliDecompressSync(body).toString()).toMatch('Page not found')
})

test('an address without the slash leads to the one with it', async () => {
  const { status, headers } = await ask('/about', { 'accept-encoding': 'br' })
  expect(status).toBe(301)
  expect(headers.location).toBe('/about/')
})

test('one connection carries many answers', async () => {
  await ask('/about/')
  expect((await ask('/about/')).reused).toBe(true)
})
