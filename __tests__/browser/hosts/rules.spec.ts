import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { headersOf, plainHeaders } from '../../../tools/build/headers'
import { hosts, missingHost, type StartedHost, startHost } from '../../../tools/testing/startHost'
import { tryOnly } from '../../support/tryOnly'
import { type Answer, ask, decompressed, files, long, publishSmallSite } from './site'

/** What every host has to do: docs/deploying.md, as a table. */

let deploy: string
test.beforeAll(async () => {
  deploy = await publishSmallSite()
})
test.afterAll(() => rmSync(deploy, { recursive: true }))

const script = '/static/app-0123456789abcdef0123.js'

/** What a browser accepts, and what it gets, as the build has compressed it. */
const encodings = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
] as const

function expectCompressed({ headers }: Answer, encoding: string | undefined): void {
  expect(headers['content-encoding']).toBe(encoding)
  // Also where nothing is compressed: a cache may give that to another browser.
  expect(headers.vary).toMatch(/^accept-encoding$/i)
}

for (const host of hosts) {
  test.describe(host, () => {
    const missing = missingHost(host)
    tryOnly(missing === undefined, missing ?? '')
    let site: StartedHost
    test.beforeAll(async () => {
      site = await startHost(host, deploy)
    })
    test.afterAll(() => site.close())

    for (const [path, file, type] of [
      ['/', 'index.html', /^text\/html; charset=utf-8$/],
      ['/about/?utm_source=mail', 'about/index.html', /^text\/html; charset=utf-8$/],
      [script, script.slice(1), /^(text|application)\/javascript; charset=utf-8$/],
      ['/static/app-1a2b.css', 'static/app-1a2b.css', /^text\/css; charset=utf-8$/],
      ['/static/1a2b/mark.svg', 'static/1a2b/mark.svg', /^image\/svg\+xml/],
      ['/static/1a2b/hero.avif', 'static/1a2b/hero.avif', /^image\/avif$/],
      ['/static/figtree-1a2b.woff2', 'static/figtree-1a2b.woff2', /^font\/woff2$/],
      ['/social-card.jpg', 'social-card.jpg', /^image\/jpeg$/],
      ['/robots.txt', 'robots.txt', /^text\/plain; charset=utf-8$/],
      ['/site.webmanifest', 'site.webmanifest', /^application\/manifest\+json/],
      ['/.well-known/security.txt', '.well-known/security.txt', /^text\/plain; charset=utf-8$/],
    ] as const) {
      test(`${path} is its file, with its type and its headers`, async () => {
        for (const [accepted, encoding] of encodings) {
          const answer = await ask(site.url, path, { 'accept-encoding': accepted })
          expect(answer.status).toBe(200)
          expect(decompressed(answer)).toBe(files[file])
          expect(answer.headers['content-type']?.toLowerCase()).toMatch(type)
          expect(answer.headers).toMatchObject(headersOf(file))
          if (files[file]?.includes(long)) expectCompressed(answer, encoding)
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
      // No directory is listed.
      '/static/',
      // These are sent only in the place of another file, or not at all.
      `${script}.gz`,
      '/404.html',
      '/_headers',
    ]) {
      test(`${path} is not found, with the site’s own page, which nobody may keep`, async () => {
        for (const [accepted, encoding] of encodings) {
          const answer = await ask(site.url, path, { 'accept-encoding': accepted })
          expect(answer.status).toBe(404)
          expectCompressed(answer, encoding)
          expect(decompressed(answer)).toBe(files['404.html'])
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
