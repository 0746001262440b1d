import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { publishedFiles } from '../publish'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes files; those without a text get one that names nothing. */
function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

test.each([
  ['<img src="/static/1/hero.png">', 'static/1/hero.png'],
  ['<source srcset="/a.avif 1x, /static/2/b.avif 2x">', 'static/2/b.avif'],
  ['<style>a{src:url(/static/g.woff2)}</style>', 'static/g.woff2'],
  ['<meta content="https://www.example.com/card.jpg">', 'card.jpg'],
  ['<img src="/static/my%20hero.png">', 'static/my hero.png'],
  ['<img src="/static/a&amp;b.png">', 'static/a&b.png'],
  ['<link rel="manifest" href="site.webmanifest">', 'site.webmanifest'],
])('a file that a page names is published: %s', (html, file) => {
  write({ 'index.html': html, [file]: '' })
  expect(publishedFiles(folder, ['index.html'])).toContain(file)
})

test('publishes files that a published file names', () => {
  write({
    'index.html': '<link rel="manifest" href="/site.webmanifest">',
    'site.webmanifest': '{ "icons": [{ "src": "/icons/512.png" }] }',
    'icons/512.png': '',
  })
  const wanted = ['icons/512.png', 'index.html', 'site.webmanifest']
  expect(publishedFiles(folder, ['index.html'])).toEqual(wanted)
})

test('publishes a well-known file if it exists, even if no page names it', () => {
  write({ 'index.html': '', 'robots.txt': '', '.well-known/security.txt': '' })
  expect(publishedFiles(folder, ['index.html'], ['robots.txt', 'sitemap.xml'])).toEqual([
    '.well-known/security.txt',
    'index.html',
    'robots.txt',
  ])
})

test('does not publish files that nothing names, source maps or compressed copies', () => {
  const made = ['map', 'br', 'gz'].map((extension) => `static/app.js.${extension}`)
  const others = ['page-data/index/page-data.json', 'webpack.stats.json', 'removed-page/index.html']
  write({
    'index.html': '<script src="/static/app.js">',
    'static/app.js': made.join(' '),
    ...Object.fromEntries([...made, ...others].map((file) => [file, ''])),
  })
  expect(publishedFiles(folder, ['index.html'])).toEqual(['index.html', 'static/app.js'])
})

test('a page that was not built is an error', () => {
  write({ 'index.html': '' })
  expect(() => publishedFiles(folder, ['index.html', 'about/index.html'])).toThrow(
    'The build lacks about/index.html.',
  )
})
