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
  ['a picture', '<img src="/static/1/hero.png">', 'static/1/hero.png'],
  ['one of a srcset', '<source srcset="/a.avif 1x, /static/2/b.avif 2x">', 'static/2/b.avif'],
  ['a preloaded font', '<link rel="preload" href="/static/f.woff2">', 'static/f.woff2'],
  ['an icon', '<link rel="icon" href="/static/favicon.svg">', 'static/favicon.svg'],
  ['a font in a style', '<style>a{src:url(/static/g.woff2)}</style>', 'static/g.woff2'],
  ['the social card', '<meta content="https://www.example.com/card.jpg">', 'card.jpg'],
  ['a picture for a script', '<script>{"src":"\\/1","b":"/static/c.png"}</script>', 'static/c.png'],
  ['a name with a space', '<img src="/static/my%20hero.png">', 'static/my hero.png'],
  ['a name with an ampersand', '<img src="/static/a&amp;b.png">', 'static/a&b.png'],
  ['a relative address', '<link rel="manifest" href="site.webmanifest">', 'site.webmanifest'],
])('%s that a page names is published', (_, html, file) => {
  write({ 'index.html': html, [file]: '' })
  expect(publishedFiles(folder, ['index.html'])).toContain(file)
})

test('what a published file names is published too, however far away', () => {
  write({
    'index.html': '<link rel="manifest" href="/site.webmanifest">',
    'site.webmanifest': '{ "icons": [{ "src": "/icons/512.png" }] }',
    'icons/512.png': '',
    'robots.txt': 'Sitemap: https://www.example.com/sitemap-index.xml',
    'sitemap-index.xml': '<loc>https://www.example.com/sitemap-0.xml</loc>',
    'sitemap-0.xml': '',
  })
  expect(publishedFiles(folder, ['index.html'], ['robots.txt'])).toEqual([
    'icons/512.png',
    'index.html',
    'robots.txt',
    'site.webmanifest',
    'sitemap-0.xml',
    'sitemap-index.xml',
  ])
})

test('what is asked for is published if it is there, though no page names it', () => {
  write({ 'index.html': '', 'robots.txt': '', '.well-known/security.txt': '' })
  expect(publishedFiles(folder, ['index.html'], ['robots.txt', 'sitemap.xml'])).toEqual([
    '.well-known/security.txt',
    'index.html',
    'robots.txt',
  ])
})

test.each([
  'page-data/index/page-data.json',
  '_gatsby/slices/_gatsby-scripts-1.html',
  'chunk-map.json',
  'webpack.stats.json',
  '~partytown/partytown.js',
  'static/app.js.map',
  'static/app.js.br',
  'static/app.js.gz',
  'static/unused.png',
  'removed-page/index.html',
])('%s is not published', (file) => {
  const script = '//# sourceMappingURL=app.js.map static/app.js.br static/app.js.gz'
  write({ 'index.html': '<script src="/static/app.js">', 'static/app.js': script, [file]: '' })
  expect(publishedFiles(folder, ['index.html'])).toEqual(['index.html', 'static/app.js'])
})

test('a script whose name no file has is published if the bundler says so', () => {
  write({ 'index.html': '', 'static/585-abc.js': '' })
  const files = publishedFiles(folder, ['index.html', 'static/585-abc.js'])
  expect(files).toEqual(['index.html', 'static/585-abc.js'])
})

test('a page that was not built is an error', () => {
  write({ 'index.html': '' })
  expect(() => publishedFiles(folder, ['index.html', 'about/index.html'])).toThrow(
    'The build lacks about/index.html.',
  )
})
