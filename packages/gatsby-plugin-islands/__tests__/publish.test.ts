import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { filesIn, noticesFile, publish, publishedFiles, publishSite } from '../src/build/publish'

let folder: string
let from: string
let to: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'))
  from = join(folder, 'public')
  to = join(folder, 'deploy', 'site')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes files of a build. */
function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(from, name)), { recursive: true })
    writeFileSync(join(from, name), text)
  }
}

describe('what belongs to the site', () => {
  test('is what a page names, in any form, and nothing else', () => {
    const images = ['static/1/hero.png', 'static/my hero.png', 'static/mark (1).svg']
    write({
      'index.html':
        '<img src="/static/1/hero.png"><img src="/static/my%20hero.png"><img src="/static/mark (1).svg">',
      'removed/index.html': '<img src="/static/old.png">',
      'webpack.stats.json': '',
      'static/old.png': '',
      ...Object.fromEntries(images.map((file) => [file, ''])),
    })
    expect(publishedFiles(from, ['index.html']).sort()).toEqual(['index.html', ...images].sort())
  })

  test('is an error if a page was not built', () => {
    write({ 'index.html': '' })
    expect(() => publishedFiles(from, ['index.html', 'about/index.html'])).toThrow(
      'The build lacks about/index.html.',
    )
  })
})

describe('publishing', () => {
  const long = `<meta charset="utf-8">${'<p>Travel partners</p>'.repeat(50)}`

  test('the folder has exactly the published files, texts also compressed', async () => {
    write({ 'index.html': long, 'about/index.html': long, 'card.jpg': 'a picture' })
    mkdirSync(join(to, 'old'), { recursive: true })
    for (const name of ['old.js', 'old.js.br', 'old/index.html']) writeFileSync(join(to, name), '')
    await publish(from, to, ['index.html', 'card.jpg'])
    expect(filesIn(to).sort()).toEqual(['card.jpg', 'index.html', 'index.html.br', 'index.html.gz'])
    const [brotli, gzip] = ['br', 'gz'].map((type) => readFileSync(join(to, `index.html.${type}`)))
    expect(readFileSync(join(to, 'index.html'), 'utf8')).toBe(long)
    expect(brotliDecompressSync(brotli ?? '').toString()).toBe(long)
    expect(gunzipSync(gzip ?? '').toString()).toBe(long)
  })

  test('a changed file is compressed again; an unchanged one keeps its time, of which hosts make the ETag', async () => {
    const longAgo = new Date('2026-01-01')
    for (const text of ['as it was', 'changed']) {
      write({ 'robots.txt': text, 'card.jpg': 'a picture' })
      await publish(from, to, ['robots.txt', 'card.jpg'])
      utimesSync(join(to, 'card.jpg'), longAgo, longAgo)
    }
    await publish(from, to, ['robots.txt', 'card.jpg'])
    expect(readFileSync(join(to, 'robots.txt'), 'utf8')).toBe('changed')
    expect(brotliDecompressSync(readFileSync(join(to, 'robots.txt.br'))).toString()).toBe('changed')
    expect(statSync(join(to, 'card.jpg')).mtime).toEqual(longAgo)
  })

  test('what no page names is published if it is known, or if an owner has put it into .well-known', async () => {
    const known = ['index.html', '404.html', 'robots.txt', noticesFile, '.well-known/proof']
    write({ ...Object.fromEntries(known.map((name) => [name, long])), 'sitemap.xml': 'of old' })
    await publishSite(to, ['/', '/404.html', '/404/'], ['robots.txt'], from)
    const published = filesIn(to).filter((file) => !/\.(br|gz)$/.test(file))
    expect(published.sort()).toEqual(known.sort())
  })
})
