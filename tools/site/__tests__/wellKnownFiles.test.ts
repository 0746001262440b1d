import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { fixtureFolder, site } from '../../../__tests__/fixtures/content'
import { writeWellKnownFiles } from '../wellKnownFiles'

const url = 'https://partners.example.com'
const noindex = '<meta name="robots" content="noindex"/>'
const day = 24 * 60 * 60 * 1000

let folder = ''
let pages: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'well-known-'))
  pages = []
  put('/')
  put('/about/')
  put('/404.html', noindex)
  put('/404/', noindex)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Adds a page to the build. */
function put(path: string, head = '') {
  pages.push(path)
  const file = join(folder, path.replace(/\/$/, '/index.html'))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `<html><head>${head}</head></html>`)
}
const facts = {
  brandName: site.brand.name,
  mark: join(fixtureFolder, 'images', 'the mark.svg'),
  blurb: site.footer.blurb,
  email: 'partners@example.com',
  language: 'en-GB',
  url,
}
const write = (hidden = false) => writeWellKnownFiles(folder, facts, pages, hidden)
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

test('the sitemap has every page that may be listed, and no other', async () => {
  put('/secret/', noindex)
  put('/a&b/')
  await write()
  const addresses = [...textOf('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, a]) => a)
  expect(addresses).toEqual([`${url}/`, `${url}/a&amp;b/`, `${url}/about/`])
})

test('crawlers are let in, with a sitemap; of a hidden site, only to read its noindex', async () => {
  expect(await write()).toContain('sitemap.xml')
  expect(textOf('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`)
  expect(await write(true)).not.toContain('sitemap.xml')
  expect(textOf('robots.txt')).toBe('User-agent: *\nAllow: /\n')
})

test('the web manifest has the brand, and icons that are as large as it says', async () => {
  await write()
  const manifest = JSON.parse(textOf('manifest.webmanifest'))
  expect(manifest).toMatchObject({ name: site.brand.name, lang: 'en-GB', start_url: '/' })
  expect(manifest.icons.map(({ sizes }: never) => sizes)).toEqual(['192x192', '512x512'])
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(join(folder, src)).metadata()
    expect(`${width}x${height} image/${format}`).toBe(`${sizes} ${type}`)
  }
})

test('security.txt says where to write, and expires within a year of the build', async () => {
  await write()
  const text = textOf('.well-known/security.txt')
  for (const line of [
    'Contact: mailto:partners@example.com',
    'Preferred-Languages: en-GB',
    `Canonical: ${url}/.well-known/security.txt`,
  ]) {
    expect(text).toContain(`\n${line}\n`)
  }
  const [, expires = ''] = text.match(/^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/m) ?? []
  const days = (Date.parse(expires) - Date.now()) / day
  expect(days).toBeGreaterThan(330)
  expect(days).toBeLessThan(365)
})
