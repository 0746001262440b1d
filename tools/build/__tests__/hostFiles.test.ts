import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { files, publishSmallSite } from '../../../__tests__/hosts/site'
import { filesIn } from '../../lib/filesIn'
import { pageHeaders, siteHeaders } from '../headers'
import { headersFile, withMetaPolicy } from '../hosts/headersFile'
import { hostedSite } from '../hosts/hostedSite'
import { headersFileHosts, sentHeaders } from './sentHeaders'

let deploy: string
beforeAll(async () => {
  deploy = await publishSmallSite()
})
afterAll(() => rmSync(deploy, { recursive: true }))

const read = (...names: string[]): string => readFileSync(join(deploy, ...names), 'utf8')

describe.each(headersFileHosts)('%s', (host) => {
  const headersAt = (path: string) => sentHeaders(read(host, '_headers'), path, host)

  test.each([
    ['/', ['/index.html']],
    ['/about/', ['/about', '/about/index.html']],
  ])('sends %s its headers, and its policy at the other addresses %j', (path, others) => {
    const page = pageHeaders(join(deploy, 'site')).find((each) => each.path === path)
    const policyAt = (each: string) => headersAt(each)['content-security-policy']?.split(', ')[0]
    expect({ ...headersAt(path), 'content-security-policy': policyAt(path) }).toEqual({
      ...(host === 'netlify' && { 'x-frame-options': 'DENY' }),
      ...page?.headers,
    })
    for (const other of others) expect(policyAt(other)).toBe(policyAt(path))
  })

  test('sends files with a hash as immutable, once, and lets other sites show the social card', () => {
    for (const path of ['/static/app-1a2b.css', '/static/1a2b/hero.avif']) {
      expect(headersAt(path)).toMatchObject({
        ...siteHeaders,
        'cache-control': 'public, max-age=31536000, immutable',
      })
    }
    expect(headersAt('/static/gone.js')['cache-control'] ?? '').not.toContain('immutable')
    const card = headersAt('/social-card.jpg')
    expect(card['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test('has the policy of the not-found page in the page, since its address may be any', () => {
    expect(headersAt('/nowhere')['content-security-policy'] ?? '').not.toContain('-src')
    expect(read(host, '404.html')).toMatch(
      /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'/,
    )
    expect(read(host, '404.html')).not.toContain('frame-ancestors')
  })

  test('says of every address that it may not be framed, which a page cannot say', () => {
    for (const path of ['/', '/about/', '/nowhere', '/no/where/', '/static/app-0.js']) {
      const { 'x-frame-options': old, 'content-security-policy': policy } = headersAt(path)
      expect(old ?? policy).toMatch(/^DENY$|frame-ancestors 'none'/)
    }
  })

  test('has every file of the site, without the compressed copies', () => {
    const wanted = [...Object.keys(files), '_headers'].sort()
    expect(filesIn(join(deploy, host)).sort()).toEqual(wanted)
    for (const file of Object.keys(files).filter((name) => name !== '404.html')) {
      expect(read(host, file)).toBe(files[file])
    }
  })
})

test('nothing of the hosts is in the site, where anybody could read it', () => {
  const own = filesIn(join(deploy, 'site')).filter((name) => !/\.(br|gz)$/.test(name))
  expect(own.sort()).toEqual(Object.keys(files).sort())
})

test('Cloudflare’s own addresses of a site are not for search engines', () => {
  const text = read('cloudflare-pages', '_headers')
  expect(text).toMatch(/^https:\/\/:project\.pages\.dev\/\*\n {2}x-robots-tag: noindex$/m)
})

test.each([
  [{ PREVIEW: '1' }, true],
  [{ PREVIEW: 'false' }, false],
  [{ NETLIFY: 'true', CONTEXT: 'deploy-preview' }, true],
  [{ NETLIFY: 'true', CONTEXT: 'production' }, false],
  [{}, false],
])('a build in %j asks search engines to leave it out: %s', async (environment, hidden) => {
  const other = await publishSmallSite(environment as Record<string, string>)
  const headers = readFileSync(join(other, 'netlify/_headers'), 'utf8')
  expect(headers.includes('x-robots-tag')).toBe(hidden)
  rmSync(other, { recursive: true })
})

test('a value of PREVIEW that says neither yes nor no is an error', async () => {
  await expect(publishSmallSite({ PREVIEW: 'yes' })).rejects.toThrow('PREVIEW is "yes"')
})

test('a policy that Cloudflare would not read is an error', () => {
  const site = hostedSite(join(deploy, 'site'), false)
  const host = { removes: false, previews: [] }
  const long = { 'content-security-policy': 'x'.repeat(2_000) }
  const pages = site.pages.map((page) => ({ ...page, headers: { ...page.headers, ...long } }))
  expect(() => headersFile({ ...site, pages }, host)).toThrow('a line of 2027 characters')
  const many = Array.from({ length: 40 }, () => site.pages).flat()
  expect(() => headersFile({ ...site, pages: many }, host)).toThrow('This site has 206 rules')
})

test('a page without a place for its policy is an error', () => {
  expect(() => withMetaPolicy('<h1>', { 'content-security-policy': "default-src 'none'" })).toThrow(
    'does not begin with <meta charset="utf-8">',
  )
})
