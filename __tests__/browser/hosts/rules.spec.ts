import { existsSync, readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { filesIn } from '@partner-site/content-model/files'
import { expect, test } from '@playwright/test'
import { testBuilds } from '../../../tools/lib/testBuilds'
import { headersOf, plainHeaders } from '../../../tools/site/headers'
import { tryOnly } from '../../support/tryOnly'
import { hosts, type StartedHost } from './hosts'

/** Checks what docs/deploying.md requires of every host. */

const folder = testBuilds.site
const read = (file: string): Buffer => readFileSync(join(folder, file))

const hashed = (ending: string): string =>
  encodeURI(`/${filesIn(folder).find((file) => /^static\//.test(file) && file.endsWith(ending))}`)

const script = hashed('.js')

const encodings = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
] as const

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Not `fetch`, which would decompress the body and normalise the path. */
const ask = (
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    request({ hostname, port, path, headers, method, agent: false }, async (response) => {
      const { statusCode: status = 0, headers } = response
      resolve({ status, headers, body: await buffer(response) })
    })
      .on('error', reject)
      .end()
  })

function decompressed({ headers, body }: Answer): Buffer {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

function expectCompressed({ headers }: Answer, encoding: string | undefined): void {
  expect(headers['content-encoding']).toBe(encoding)
  // Also without compression: a cache may serve the response to another browser.
  expect(headers.vary).toMatch(/^accept-encoding$/i)
}

for (const [host, { start, missing }] of Object.entries(hosts)) {
  test.describe(host, () => {
    tryOnly(missing === undefined, missing ?? '')
    let site: StartedHost
    test.beforeAll(async () => {
      site = await start()
    })
    test.afterAll(() => site.close())

    for (const [path, type] of [
      ['/', /^text\/html; charset=utf-8$/],
      ['/about/?utm_source=mail', /^text\/html; charset=utf-8$/],
      [script, /^(text|application)\/javascript; charset=utf-8$/],
      [hashed('.css'), /^text\/css; charset=utf-8$/],
      [hashed('.svg'), /^image\/svg\+xml/],
      [hashed('.avif'), /^image\/avif$/],
      [hashed('.woff2'), /^font\/woff2$/],
      [hashed('.jpg'), /^image\/jpeg$/],
      ['/robots.txt', /^text\/plain; charset=utf-8$/],
      ['/manifest.webmanifest', /^application\/manifest\+json/],
      ['/.well-known/security.txt', /^text\/plain; charset=utf-8$/],
    ] as const) {
      test(`${path} is its file, with its type and its headers`, async () => {
        const file = decodeURI(path.slice(1))
          .replace(/\?.*/, '')
          .replace(/(^|\/)$/, '$1index.html')
        for (const [accepted, encoding] of encodings) {
          const answer = await ask(site.url, path, { 'accept-encoding': accepted })
          expect(answer.status).toBe(200)
          expect(decompressed(answer)).toEqual(read(file))
          expect(answer.headers['content-type']?.toLowerCase()).toMatch(type)
          expect(answer.headers).toMatchObject(headersOf(file))
          if (existsSync(join(folder, `${file}.br`))) expectCompressed(answer, encoding)
        }
      })
    }

    for (const [from, to] of [
      ['/about?x=1&y=2', '/about/?x=1&y=2'],
      ['/about/index.html?x=1', '/about/?x=1'],
      ['/index.html', '/'],
    ] as const) {
      test(`${from} leads to ${to} for good`, async () => {
        const { status, headers } = await ask(site.url, from)
        expect([301, 308]).toContain(status)
        expect(headers.location).toBe(to)
        expect(headers).toMatchObject(plainHeaders)
      })
    }

    for (const path of [
      '/nowhere',
      '/static/nowhere.js',
      '/static/',
      // Served only in place of another file, or not at all.
      `${script}.gz`,
      '/404.html',
      '/_headers',
    ]) {
      test(`${path} is not found, with the site’s own page, which nobody may keep`, async () => {
        for (const [accepted, encoding] of encodings) {
          const answer = await ask(site.url, path, { 'accept-encoding': accepted })
          expect(answer.status).toBe(404)
          expectCompressed(answer, encoding)
          expect(decompressed(answer)).toEqual(read('404.html'))
          expect(answer.headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i)
          expect(answer.headers).toMatchObject(headersOf('404.html'))
        }
      })
    }

    test('what cannot be read has an answer without a page, and leads nowhere else', async () => {
      for (const path of [
        '/%00',
        '/%zz',
        '//example.com/about',
        '/../nginx.conf',
        '/%2e%2e/nginx.conf',
      ]) {
        const { status, headers } = await ask(site.url, path)
        expect([400, 404], path).toContain(status)
        expect(headers.location).toBeUndefined()
      }
    })

    test('only GET and HEAD are answered', async () => {
      for (const method of ['POST', 'OPTIONS', 'DELETE']) {
        const { status, headers } = await ask(site.url, '/about/', {}, method)
        expect(status, method).toBe(405)
        expect(headers.allow).toBe('GET, HEAD')
      }
      const head = await ask(site.url, '/about/', {}, 'HEAD')
      expect(head.body).toHaveLength(0)
      expect(head.headers).toMatchObject(headersOf('about/index.html'))
    })

    test('a range that is not in the file has each header once', async () => {
      const { status, headers } = await ask(site.url, '/robots.txt', { range: 'bytes=99999-' })
      // A host may ignore ranges.
      expect([200, 416]).toContain(status)
      expect(headers).toMatchObject(headersOf('robots.txt'))
    })

    test('a page is not sent again if it is unchanged', async () => {
      const { etag = '' } = (await ask(site.url, '/about/')).headers
      const again = await ask(site.url, '/about/', { 'if-none-match': etag })
      expect(again.status).toBe(304)
      expect(again.body).toHaveLength(0)
    })
  })
}
