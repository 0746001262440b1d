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
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { filesIn } from '../builtPages'
import { publish, publishSite } from '../publish'
import { wellKnownFiles } from '../wellKnownFiles'

let folder: string
let from: string
let to: string
const long = `<meta charset="utf-8">${'<p>Travel partners</p>'.repeat(50)}`
const write = (name: string, text: string): void => writeFileSync(join(from, name), text)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'))
  from = join(folder, 'public')
  to = join(folder, 'deploy', 'site')
  mkdirSync(join(from, 'about'), { recursive: true })
  write('index.html', long)
  write('about/index.html', long)
  write('card.jpg', 'a picture')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the folder has exactly the published files, texts also compressed', async () => {
  mkdirSync(join(to, 'old'), { recursive: true })
  for (const name of ['old.js', 'old.js.br', 'old/index.html']) writeFileSync(join(to, name), '')
  await publish(from, to, ['index.html', 'card.jpg'])
  expect(filesIn(to).sort()).toEqual(['card.jpg', 'index.html', 'index.html.br', 'index.html.gz'])
  const [brotli, gzip] = ['br', 'gz'].map((type) => readFileSync(join(to, `index.html.${type}`)))
  expect(brotliDecompressSync(brotli ?? '').toString()).toBe(long)
  expect(gunzipSync(gzip ?? '').toString()).toBe(long)
})

test('a changed page is published, and compressed again', async () => {
  await publish(from, to, ['index.html'])
  write('index.html', 'changed')
  await publish(from, to, ['index.html'])
  expect(readFileSync(join(to, 'index.html'), 'utf8')).toBe('changed')
  expect(brotliDecompressSync(readFileSync(join(to, 'index.html.br'))).toString()).toBe('changed')
})

test('an unchanged file keeps its time, from which hosts make the ETag', async () => {
  const longAgo = new Date('2026-01-01')
  await publish(from, to, ['card.jpg'])
  utimesSync(join(to, 'card.jpg'), longAgo, longAgo)
  await publish(from, to, ['card.jpg'])
  expect(statSync(join(to, 'card.jpg')).mtime).toEqual(longAgo)
})

/** Publishes the pages into the folder that DEPLOY_FOLDER names, and lists its files. */
async function published(): Promise<string[]> {
  write('404.html', long)
  process.env.DEPLOY_FOLDER = join(folder, 'elsewhere')
  try {
    await publishSite(from, ['/', '/about/', '/404.html', '/404/'])
  } finally {
    delete process.env.DEPLOY_FOLDER
  }
  return filesIn(join(folder, 'elsewhere', 'site'))
}

test('the pages are published into the folder that DEPLOY_FOLDER names', async () => {
  const pages = (await published()).filter((name) => /html$/.test(name))
  expect(pages.sort()).toEqual(['404.html', 'about/index.html', 'index.html'])
})

test('every file at a usual address that was written is published, though no page names it', async () => {
  mkdirSync(join(from, '.well-known'))
  for (const name of wellKnownFiles) write(name, 'written')
  expect(await published()).toEqual(expect.arrayContaining([...wellKnownFiles]))
})

test('a hidden site, which has no sitemap, is published', async () => {
  expect(await published()).not.toContain('sitemap.xml')
})
