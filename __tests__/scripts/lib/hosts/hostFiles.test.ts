import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pageHeaders, siteHeaders } from '../../../../scripts/lib/headers'
import { headersFile, withMetaPolicy } from '../../../../scripts/lib/hosts/headersFile'
import { hostedSite, otherForms } from '../../../../scripts/lib/hosts/hostedSite'
import { filesIn } from '../../../../scripts/lib/publishedFiles'
import { files, publishSmallSite } from '../../../hosts/site'

let deploy: string
beforeAll(async () => {
  deploy = await publishSmallSite()
})
afterAll(() => rmSync(deploy, { recursive: true }))

const read = (...names: string[]): string => readFileSync(join(deploy, ...names), 'utf8')

/** The headers that `_headers` gives an address; a header that two rules set would be joined. */
function headersAt(file: string, path: string): Record<string, string> {
  const found: Record<string, string> = {}
  let matches = false
  for (const line of file.split('\n')) {
    if (/^\S/.test(line)) matches = new RegExp(`^${line.replace('*', '.*')}$`).test(path)
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
    if (!matches || !name) continue
    found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`
  }
  return found
}

describe.each(['netlify', 'cloudflare-pages'])('%s', (host) => {
  test.each(['/', '/about/'])('sends %s its headers', (path) => {
    const page = pageHeaders(join(deploy, 'site')).find((each) => each.path === path)
    expect(headersAt(read(host, '_headers'), path)).toEqual(page?.headers)
  })

  test('sends other addresses of a page its policy', () => {
    const wanted = headersAt(read(host, '_headers'), '/about/')['content-security-policy']
    for (const path of ['/about', '/about/index.html']) {
      expect(headersAt(read(host, '_headers'), path)['content-security-policy']).toBe(wanted)
    }
  })

  test('sends files with a hash as immutable, once', () => {
    expect(headersAt(read(host, '_headers'), '/static/app-0.js')).toMatchObject({
      ...siteHeaders,
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  test('lets other sites show the social card', () => {
    const headers = headersAt(read(host, '_headers'), '/social-card.jpg')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test('has the policy of the not-found page in the page, since its address may be any', () => {
    expect(headersAt(read(host, '_headers'), '/nowhere')['content-security-policy']).toBeUndefined()
    expect(read(host, '404.html')).toMatch(
      /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'/,
    )
    expect(read(host, '404.html')).not.toContain('frame-ancestors')
  })

  test('has each file of the site, and none that is compressed', () => {
    const wanted = [...Object.keys(files), '_headers'].sort()
    expect(filesIn(join(deploy, host)).sort()).toEqual(wanted)
    for (const file of Object.keys(files).filter((name) => name !== '404.html')) {
      expect(read(host, file)).toBe(files[file])
    }
  })
})

test('Cloudflare’s own addresses of a site are not for search engines', () => {
  const text = read('cloudflare-pages', '_headers')
  expect(text).toMatch(/^https:\/\/:project\.pages\.dev\/\*\n {2}x-robots-tag: noindex$/m)
})

test('GitHub Pages has the policy in each page, and no Jekyll', () => {
  expect(existsSync(join(deploy, 'github-pages', '.nojekyll'))).toBe(true)
  for (const file of ['index.html', 'about/index.html', '404.html']) {
    expect(read('github-pages', file)).toContain('http-equiv="Content-Security-Policy"')
  }
  expect(read('site', 'index.html')).toBe(files['index.html'])
})

test.each([
  [{ PREVIEW: 'true' }, true],
  [{ NETLIFY: 'true', CONTEXT: 'deploy-preview' }, true],
  [{ NETLIFY: 'true', CONTEXT: 'production' }, false],
  [{}, false],
])('a build in %j asks search engines to leave it out: %s', async (environment, hidden) => {
  const other = await publishSmallSite(environment as Record<string, string>)
  for (const file of ['nginx.conf', 'Caddyfile', 'netlify/_headers']) {
    expect(readFileSync(join(other, file), 'utf8').includes('x-robots-tag')).toBe(hidden)
  }
  rmSync(other, { recursive: true })
})

test('a policy that Cloudflare would not read is an error', () => {
  const site = hostedSite(join(deploy, 'site'), false)
  const long = { 'content-security-policy': 'x'.repeat(2_000) }
  const pages = site.pages.map((page) => ({ ...page, headers: { ...page.headers, ...long } }))
  expect(() => headersFile({ ...site, pages })).toThrow('a line of 2027 characters')
  const many = Array.from({ length: 40 }, () => site.pages).flat()
  expect(() => headersFile({ ...site, pages: many })).toThrow('This site has 203 rules')
})

test('a page without a place for its policy is an error', () => {
  expect(() => withMetaPolicy('<h1>', { 'content-security-policy': "default-src 'none'" })).toThrow(
    'does not begin with <meta charset="utf-8">',
  )
})

test('a page has two other addresses, the home page one', () => {
  expect(otherForms('/')).toEqual(['/index.html'])
  expect(otherForms('/about/')).toEqual(['/about', '/about/index.html'])
})
