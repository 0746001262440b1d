import {
  existsSync,
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
import { precompress } from '../publish'

const text = '<p>Travel partners</p>'.repeat(50)
let folder: string
const inFolder = (name: string): string => join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'))
  mkdirSync(inFolder('about'))
  writeFileSync(inFolder('about/index.html'), text)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('brotli and gzip files are next to the page, smaller, with the same content', async () => {
  await precompress(folder)
  const brotli = readFileSync(inFolder('about/index.html.br'))
  const gzip = readFileSync(inFolder('about/index.html.gz'))
  expect(brotliDecompressSync(brotli).toString()).toBe(text)
  expect(gunzipSync(gzip).toString()).toBe(text)
  expect(Math.max(brotli.length, gzip.length)).toBeLessThan(text.length / 5)
})

test.each(['hero.avif', 'font.woff2', 'photo.png'])('%s is not compressed', async (name) => {
  writeFileSync(inFolder(name), text)
  await precompress(folder)
  expect(existsSync(inFolder(`${name}.br`))).toBe(false)
  expect(existsSync(inFolder(`${name}.gz`))).toBe(false)
})

test('a changed page is compressed again', async () => {
  await precompress(folder)
  writeFileSync(inFolder('about/index.html'), 'changed')
  const later = new Date(Date.now() + 1000)
  utimesSync(inFolder('about/index.html'), later, later)
  await precompress(folder)
  expect(brotliDecompressSync(readFileSync(inFolder('about/index.html.br'))).toString()).toBe(
    'changed',
  )
})

test('an unchanged page is not compressed again', async () => {
  await precompress(folder)
  const first = statSync(inFolder('about/index.html.br')).mtimeMs
  await precompress(folder)
  expect(statSync(inFolder('about/index.html.br')).mtimeMs).toBe(first)
})

test('the compressed files of a deleted file are deleted too', async () => {
  writeFileSync(inFolder('old.js'), text)
  await precompress(folder)
  rmSync(inFolder('old.js'))
  await precompress(folder)
  expect(existsSync(inFolder('old.js.br'))).toBe(false)
  expect(existsSync(inFolder('old.js.gz'))).toBe(false)
})

test('a folder may have the name of a page', async () => {
  mkdirSync(inFolder('404.html'))
  await expect(precompress(folder)).resolves.toBeUndefined()
})
