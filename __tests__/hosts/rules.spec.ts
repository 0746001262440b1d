import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { pageHeaders, siteHeaders } from '../../tools/build/headers'
import { hosts, type StartedHost, startHost } from '../../tools/testing/startHost'
import { ask, decompressed } from './ask'
import { files, publishSmallSite, skipIfMissing } from './site'

/** What every host has to do: docs/deploying.md, as a table. */

let deploy: string
test.beforeAll(async () => {
  deploy = await publishSmallSite()
})
test.afterAll(() => rmSync(deploy, { recursive: true }))

const immutable = 'public, max-age=31536000, immutable'
const revalidated = 'public, max-age=0, must-revalidate'

const script = '/static/app-0123456789abcdef0123.js'

const policyOf = (path: string): Readonly<Record<string, string>> =>
  pageHeaders(`${deploy}/site`).find((page) => page.path === path)?.headers ?? {}

for (const host of hosts) {
  test.describe(host, () => {
    skipIfMissing(host)
    let site: StartedHost
    test.beforeAll(async () => {
      site = await startHost(host, deploy)
    })
    test.afterAll(() => site.close())

    for (const [path, file] of [
      ['/', 'index.html'],
      ['/about/', 'about/index.html'],
    ] as const) {
      test(`${path} is its page, with all its headers, and is revalidated`, async () => {
        const answer = await ask(site.url, path)
        expect(answer.status).toBe(200)
        expect(decompressed(answer)).toBe(files[file])
        expect(answer.headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i)
        expect(answer.headers).toMatchObject({ ...policyOf(path), 'cache-control': revalidated })
      })
    }

    for (const [from, to] of [
      ['/about', '/about/'],
      ['/about?x=1&y=2', '/about/?x=1&y=2'],
      ['/about/index.html', '/about/'],
      ['/about/index.html?x=1', '/about/?x=1'],
      ['/index.html', '/'],
    ] as const) {
      test(`${from} leads to ${to} for good`, async () => {
        const { status, headers } = await ask(site.url, from)
        expect([301, 308]).toContain(status)
        expect(headers.location).toBe(to)
        expect(headers).toMatchObject({ ...siteHeaders, 'cache-control': revalidated })
      })
    }

    test('a query is no part of the name of a page', async () => {
      expect((await ask(site.url, '/about/?utm_source=mail')).status).toBe(200)
    })

    for (const path of [
      '/nowhere',
      '/about/nowhere/',
      '/About/',
      '/static/nowhere.js',
      // No directory is listed.
      '/static/',
      '/static',
      '/.well-known/',
      // These are sent only in the place of another file, or not at all.
      '/index.html.br',
      '/about/index.html.gz',
      `${script}.br`,
      `${script}.gz`,
      '/404.html',
    ]) {
      test(`${path} is not found, with the site’s own page and its policy`, async () => {
        const answer = await ask(site.url, path)
        expect(answer.status).toBe(404)
        expect(decompressed(answer)).toBe(files['404.html'])
        expect(answer.headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i)
        expect(answer.headers).toMatchObject({
          ...policyOf('/404.html'),
          'cache-control': revalidated,
        })
      })
    }

    for (const path of [
      '//about/',
      '/about//',
      '/./about/',
      '/static/../about/index.html',
      '/%61bout/index.html',
      '/about%2findex.html',
      '/%34%30%34.html',
      '/index.html%2ebr',
      '//example.com/index.html',
      '//example.com/about',
    ]) {
      test(`${path} gives no page without its policy, and leads nowhere else`, async () => {
        const answer = await ask(site.url, path, { 'accept-encoding': 'br' })
        const { status, headers } = answer
        const page = pageHeaders(`${deploy}/site`).find(
          ({ file }) => status !== 301 && files[file] === decompressed(answer),
        )
        const answers = [
          { status: page?.file === '404.html' ? 404 : 200, headers: page?.headers },
          { status: 301, headers: { location: '/about/' } },
          { status: 400, headers: {} },
        ]
        const [wanted] = answers.filter((each) => each.status === status)
        expect({ status, headers }).toMatchObject(wanted ?? {})
        expect(wanted?.headers).toBeDefined()
      })
    }

    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']) {
      test(`${method} is refused everywhere, with what is allowed`, async () => {
        for (const path of ['/about/', '/about', '/nowhere', '/404.html', '/robots.txt', script]) {
          const answer = await ask(site.url, path, {}, method)
          expect(answer.status, path).toBe(405)
          expect(answer.headers.allow).toBe('GET, HEAD')
          expect(answer.headers).toMatchObject({ ...siteHeaders, 'cache-control': revalidated })
          expect(Object.values(files)).not.toContain(decompressed(answer))
        }
      })
    }

    for (const path of ['/%00', '/about/%00', '/static/%00', `/${'a'.repeat(300)}`]) {
      test(`${path.slice(0, 20)}, which no file can have as a name, is no error of the host`, async () => {
        const { status, headers } = await ask(site.url, path)
        expect([400, 404]).toContain(status)
        expect(headers).toMatchObject({
          ...policyOf('/404.html'),
          'cache-control': revalidated,
        })
      })
    }

    test('an address that cannot be read has an answer that can do nothing', async () => {
      const { status, headers } = await ask(site.url, '/%zz')
      expect(status).toBe(400)
      // Caddy's HTTP server answers before any setting counts, in plain text.
      if (host === 'caddy') expect(headers['content-type']).toMatch(/^text\/plain/)
      else expect(headers).toMatchObject({ ...siteHeaders, 'cache-control': revalidated })
    })

    test('a range that is not in the file has each header once', async () => {
      for (const [path, cache] of [
        ['/about/', revalidated],
        ['/robots.txt', revalidated],
        [script, immutable],
      ] as const) {
        const { status, headers } = await ask(site.url, path, { range: 'bytes=99999-' })
        // A host may ignore ranges.
        expect([200, 416]).toContain(status)
        expect(headers).toMatchObject({ ...siteHeaders, 'cache-control': cache })
      }
    })

    test('a request for the head alone has the same answer, without the body', async () => {
      for (const path of ['/about/', '/nowhere']) {
        const [head, whole] = [await ask(site.url, path, {}, 'HEAD'), await ask(site.url, path)]
        expect(head.body).toHaveLength(0)
        expect({ ...head, body: whole.body }).toMatchObject({
          status: whole.status,
          headers: policyOf(path === '/nowhere' ? '/404.html' : path),
        })
      }
    })

    test('an answer that refuses a condition has the headers too', async () => {
      for (const path of [script, '/about/', '/social-card.jpg', '/robots.txt']) {
        const { status, headers } = await ask(site.url, path, { 'if-match': '"other"' })
        expect(status).toBe(412)
        const { 'cross-origin-resource-policy': _, ...everywhere } = siteHeaders
        expect(headers).toMatchObject(everywhere)
      }
    })

    test('nothing says which version of its program answers', async () => {
      for (const path of ['/', '/about', '/nowhere', script]) {
        expect((await ask(site.url, path)).headers.server ?? '').not.toMatch(/\d/)
      }
    })

    test('a file of no known type is not taken for a page', async () => {
      const { status, headers } = await ask(site.url, '/.well-known/proof')
      expect(status).toBe(200)
      expect(headers['content-type'] ?? 'application/octet-stream').toBe('application/octet-stream')
      expect(headers).toMatchObject(siteHeaders)
    })

    test('nothing outside the folder can be had', async () => {
      for (const path of ['/../nginx.conf', '/%2e%2e/nginx.conf', '/static/../../nginx.conf']) {
        const answer = await ask(site.url, path)
        expect(answer.status).toBeGreaterThanOrEqual(400)
        expect(decompressed(answer)).not.toContain('gzip_static')
      }
    })

    for (const [encoding, name] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      for (const path of ['/about/', script, '/robots.txt', '/nowhere'] as const) {
        test(`${path} for a browser that accepts ${encoding}`, async () => {
          const answer = await ask(site.url, path, { 'accept-encoding': encoding })
          expect(answer.headers['content-encoding']).toBe(name)
          expect(decompressed(answer)).toMatch(/Travel partners – Singapore/)
          // Once, and also where nothing is compressed: a cache may give that to another browser.
          expect(answer.headers.vary).toMatch(/^accept-encoding$/i)
        })
      }
    }

    for (const [path, type, cache] of [
      [script, /^(text|application)\/javascript; charset=utf-8$/, immutable],
      ['/static/app-1a2b.css', /^text\/css; charset=utf-8$/, immutable],
      ['/static/1a2b/mark.svg', /^image\/svg\+xml/, immutable],
      ['/static/1a2b/hero.avif', /^image\/avif$/, immutable],
      ['/static/figtree-1a2b.woff2', /^font\/woff2$/, immutable],
      ['/robots.txt', /^text\/plain; charset=utf-8$/, revalidated],
      ['/site.webmanifest', /^application\/manifest\+json/, revalidated],
      ['/data.json', /^application\/json/, revalidated],
      ['/.well-known/security.txt', /^text\/plain; charset=utf-8$/, revalidated],
    ] as const) {
      test(`${path} has its type, its headers, and is cached as ${cache}`, async () => {
        const { status, headers } = await ask(site.url, path, { 'accept-encoding': 'br' })
        expect(status).toBe(200)
        expect(headers['content-type']?.toLowerCase()).toMatch(type)
        expect(headers).toMatchObject({ ...siteHeaders, 'cache-control': cache })
      })
    }

    test('nothing is compressed that the build has not compressed', async () => {
      for (const path of ['/.well-known/proof', '/about']) {
        const { headers } = await ask(site.url, path, { 'accept-encoding': 'br, gzip' })
        expect(headers['content-encoding']).toBeUndefined()
      }
    })

    test('other sites may show the social card', async () => {
      const { status, headers } = await ask(site.url, '/social-card.jpg')
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        ...siteHeaders,
        'cross-origin-resource-policy': 'cross-origin',
        'content-type': 'image/jpeg',
        'cache-control': revalidated,
      })
    })

    for (const encoding of ['br', 'gzip', 'identity']) {
      test(`a page in ${encoding} is not sent again if it is unchanged`, async () => {
        const accepts = { 'accept-encoding': encoding }
        const { etag = '' } = (await ask(site.url, '/about/', accepts)).headers
        const again = await ask(site.url, '/about/', { ...accepts, 'if-none-match': etag })
        expect(again.status).toBe(304)
        expect(again.body).toHaveLength(0)
      })
    }
  })
}

for (const host of hosts.filter((name) => name !== 'serve')) {
  test(`${host}: a preview asks search engines to leave it out`, async () => {
    skipIfMissing(host)
    const preview = await publishSmallSite({ PREVIEW: 'true' })
    const site = await startHost(host, preview)
    for (const path of ['/', '/nowhere', '/social-card.jpg', script, '/robots.txt']) {
      expect((await ask(site.url, path)).headers['x-robots-tag']).toBe('noindex')
    }
    await site.close()
    rmSync(preview, { recursive: true })
  })
}
