import fs, { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { ContentData } from '@partner-site/content-model'
import sharp from 'sharp'
import { pictureAddress, type StoredPicture } from '../../src/protocol'
import { uploadLifetime } from '../../src/server/pictures'
import { freePath } from '../../src/server/receivePicture'
import {
  openTestEditor,
  plain,
  replaceIn,
  set,
  shopConfig,
  snapshot,
  type TestEditor,
} from './support'

let editor: TestEditor
beforeEach(async () => {
  editor = await openTestEditor({ config: shopConfig })
})
afterEach(() => editor.close())

const listed = async (): Promise<StoredPicture[]> => (await editor.get('/api/pictures')).json()
const bytesAt = async (path: string): Promise<Buffer> =>
  Buffer.from(await (await editor.get(`/content/${path}`)).arrayBuffer())
const uploaded = async (...args: Parameters<TestEditor['upload']>) => {
  const answer = await editor.upload(...args)
  if (!answer.ok) throw new Error(answer.message)
  const { path, notes } = answer
  const picture = (await listed()).find((one) => one.path === path)
  if (!picture) throw new Error(`${path} is not in the list.`)
  return { picture, notes }
}
const naming = (path: string) => ({ 'shop.yaml': set('oven', path) })
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>'
const png = (width: number, height: number) => plain(width, height).png().toBuffer()
/** Meets the rule of the oven's picture: 30 to 60 pixels wide, and at most 1,000 in all. */
const oven = () => png(40, 20)

test('lists the pictures to choose from, with format and size', async () => {
  await writeFile(join(editor.folder, 'images/sign.svg'), svg)
  const size = { width: 40, height: 20, size: expect.any(Number) }
  expect(await listed()).toEqual([
    { path: 'images/oven.png', format: 'png', ...size, isSaved: true },
    { path: 'images/sign.svg', format: 'svg', ...size, isSaved: true },
  ])
})

test('a picture is served unchanged, and cannot run scripts', async () => {
  await writeFile(join(editor.folder, 'images/sign.svg'), svg)
  const answer = await editor.get('/content/images/sign.svg')
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/)
  expect(await answer.text()).toBe(svg)
})

test('a picture is served at its address, whatever its name', async () => {
  const path = 'images/50% off #1.png'
  await writeFile(join(editor.folder, path), await oven())
  expect((await editor.get(`/${pictureAddress(path)}`)).status).toBe(200)
})

test.each([
  '/content/images/..%2fshop.yaml',
  '/content/images/none.png',
  '/content/images/notes.txt',
  '/content/images/%',
])('%s is not served', async (path) => {
  await writeFile(join(editor.folder, 'images/notes.txt'), 'name: Notes')
  const { host } = new URL(editor.url)
  const { statusCode, body } = await editor.app.inject({ url: path, headers: { host } })
  expect([400, 404]).toContain(statusCode)
  expect(body).not.toContain('name: ')
})

test('an upload that meets the rule keeps its pixels, and waits to be saved', async () => {
  const bytes = await oven()
  const before = await snapshot(editor.folder)
  const { picture, notes } = await uploaded(bytes, 'C:\\Bilder\\Hafen März (2).PNG')
  const size = { width: 40, height: 20, size: expect.any(Number) }
  const path = 'images/hafen-marz-2.png'
  expect(picture).toEqual({ path, format: 'png', ...size, isSaved: false })
  expect(notes).toEqual([])
  const pixelsOf = (png: Uint8Array) => sharp(png).raw().toBuffer()
  const kept = await pixelsOf(await bytesAt(picture.path))
  expect(kept.equals(await pixelsOf(bytes))).toBe(true)
  expect(await listed()).toContainEqual(picture)
  expect(await snapshot(editor.folder)).toEqual(before)
})

test('saving moves the uploads that the files name, and no other; a refused save moves none', async () => {
  const { picture } = await uploaded(await oven(), 'new.png')
  const bytes = await bytesAt(picture.path)
  await uploaded(await png(41, 20), 'other.png')
  const before = await snapshot(editor.folder)
  const mistake = (data: ContentData) => set('name', '')(set('oven', picture.path)(data))
  expect(await editor.save({ 'shop.yaml': mistake })).toMatchObject({
    message: expect.stringMatching(/errors/),
  })
  expect(await snapshot(editor.folder)).toEqual(before)
  expect(Object.keys(await snapshot(editor.uploads))).toEqual(['new.png', 'other.png'])

  expect(await editor.save(naming(picture.path))).toMatchObject({ ok: true })
  expect(await readFile(join(editor.folder, picture.path))).toEqual(bytes)
  expect(Object.keys(await snapshot(editor.uploads))).toEqual(['other.png'])
  const added = Object.keys(await snapshot(editor.folder)).filter((path) => !(path in before))
  expect(added).toEqual(['images/new.png'])
})

test('the check sees uploads, missing pictures, and changes on the disk', async () => {
  const { picture } = await uploaded(await oven(), 'new.png')
  expect(await editor.check(naming(picture.path))).toEqual([])
  const [finding] = await editor.check(naming('images/nowhere.png'))
  expect(finding?.message).toContain('there is no such file in the folder images')
  const path = join(editor.folder, 'images/oven.png')
  const bytes = await readFile(path)
  await writeFile(path, await png(10, 10))
  expect(await editor.check({})).not.toEqual([])
  await writeFile(path, bytes)
  expect(await editor.check({})).toEqual([])
})

test.each([
  ['one that a file names', 'images/oven.png', 'shop.yaml names images/oven.png'],
  ['an upload, which somebody else may be about to save', 'images/new.png', 'may still save'],
  ['none', 'images/none.png', 'There is no images/none.png'],
  ['a text', 'shop.yaml', 'There is no'],
])('%s is not removed', async (_what, path, sentence) => {
  await uploaded(await oven(), 'new.png')
  for (const text of ['name:', '\tname:']) {
    await replaceIn(join(editor.folder, 'shop.yaml'), 'name:', text)
    const answer = await editor.remove(path)
    expect(answer).toEqual({ ok: false, message: expect.stringContaining(sentence) })
  }
  expect(Object.keys(await snapshot(editor.uploads))).toEqual(['new.png'])
  expect(await listed()).toHaveLength(2)
})

test('a phone’s picture is turned upright, and what the camera noted is removed', async () => {
  const phone = await plain(20, 40)
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '1/1 17/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { picture, notes } = await uploaded(phone, 'IMG_0001.jpeg')
  expect(picture).toMatchObject({ path: 'images/img-0001.jpg', width: 40, height: 20 })
  expect(notes).toEqual([
    'It was stored lying on its side, and was turned the right way up.',
    'What the camera or program noted in it, such as the place, was removed.',
  ])
  const { orientation, exif, width } = await sharp(await bytesAt(picture.path)).metadata()
  expect({ orientation, exif, width }).toEqual({ width: 40 })
})

test.each([
  ['is too wide', 100, 20, '60 by 12'],
  ['has too many pixels', 50, 40, '35 by 28'],
])('scales down a picture that %s', async (_what, width, height, size) => {
  const { notes } = await uploaded(await png(width, height), 'huge.png')
  expect(notes).toEqual([`It was made smaller: ${size} pixels, from ${width} by ${height}.`])
})

/** Returns a PNG of one pixel whose header claims this size. */
async function pretended(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(1, 1).png().toBuffer()
  // IHDR: its name begins at byte 12, its checksum at byte 29.
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

test.each([
  ['jpg', () => plain(40, 20).jpeg()],
  ['png', () => plain(40, 20).png()],
  ['webp', () => plain(40, 20).webp()],
  ['avif', () => plain(40, 20).avif()],
])('drops what is appended to a picture (%s)', async (ending, picture) => {
  const bytes = [await picture().toBuffer(), Buffer.from('<script>alert(1)</script>')]
  const { picture: kept } = await uploaded(Buffer.concat(bytes), 'new.png')
  expect((await bytesAt(kept.path)).includes('<script>')).toBe(false)
  expect(kept).toMatchObject({ path: `images/new.${ending}`, width: 40, height: 20 })
})

async function animation(): Promise<Buffer> {
  const frames = [await oven(), await plain(40, 20).negate().png().toBuffer()]
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

test('never overwrites another picture, even if two uploads arrive at once', async () => {
  const pictures = [await oven(), await png(41, 20)]
  const answers = await Promise.all(pictures.map((bytes) => uploaded(bytes, 'OVEN.png')))
  const paths = answers.map(({ picture }) => picture.path)
  expect(paths.toSorted()).toEqual(['images/oven-2.png', 'images/oven-3.png'])
})

test('the same file again is the same picture, under whatever name', async () => {
  const { picture } = await uploaded(await oven(), 'new.png')
  const again = await uploaded(await oven(), 'copy.png')
  expect(again).toEqual({ picture, notes: ['It is the same picture as images/new.png.'] })
})

test('an SVG is taken where the schema allows one', async () => {
  const { picture } = await uploaded(Buffer.from(svg), 'Logo.svg')
  expect(picture).toMatchObject({ path: 'images/logo.svg', format: 'svg', width: 40, height: 20 })
})

const place = 'file=shop.yaml&key=oven'

test.each([
  ['a.png is 20 by 20 pixels, but must be at least 30 by 10.', () => png(20, 20), place],
  // Refused by its header, because decoding would fill the memory.
  ['a.png is 20000 by 20000 pixels, but', () => pretended(20_000, 20_000), place],
  ['a.webp is animated, but would stand still on the site.', animation, place],
  ['a.pdf is a PDF, not a picture.', () => Buffer.from('%PDF-1.7\n'), place],
  ['a.heic is HEIC, as iPhones save it.', () => Buffer.from('\0\0\0 ftypheic\0\0'), place],
  ['a.jpg is empty: it has no bytes.', () => Buffer.alloc(0), place],
  ['No browser shows a.xyz: it may be', () => Buffer.from('hello'), place],
  ['The file a.png is damaged or incomplete.', async () => (await oven()).subarray(0, 80), place],
  ['shop.yaml has no picture "name".', oven, 'file=shop.yaml&key=name'],
  ['../x.yaml has no picture', oven, 'file=../x.yaml&key=oven'],
  ['a picture may have 50 MB', () => Buffer.alloc(51 * 1024 * 1024), place],
])('an upload is refused: %s', async (sentence, bytes, at) => {
  const name = /a\.\w+/.exec(sentence)?.[0] ?? 'a.png'
  const answer = await editor.upload(await bytes(), name, at)
  expect(answer).toEqual({ ok: false, message: expect.stringContaining(sentence) })
  expect(await snapshot(editor.uploads)).toEqual({})
})

test.each([
  ['ENOSPC', 'The disk is full. Nothing was saved.'],
  ['EROFS', 'The disk refused (EROFS). Nothing was saved.'],
])('an upload that the disk refuses (%s) says so, and leaves no file', async (code, sentence) => {
  jest.spyOn(fs, 'writeFile').mockImplementationOnce(async (path) => {
    await writeFile(`${path}`, '')
    throw Object.assign(new Error(code), { code })
  })
  const refused = await editor.upload(await oven(), 'new.png')
  expect(refused).toEqual({ ok: false, message: expect.stringContaining(sentence) })
  expect(await snapshot(editor.uploads)).toEqual({})
  const again = await uploaded(await oven(), 'new.png')
  expect(again.picture.path).toBe('images/new.png')
})

test('a picture gets a name that is safe in addresses and on every system', () => {
  const names = {
    'Team photo (März).JPG': 'team-photo-marz',
    '../../etc/passwd': 'passwd',
    '港口.png': 'picture',
    'Aux.png': 'picture-aux',
    'con.jpg': 'picture-con',
    'COM¹.JPG': 'picture-com1',
    lpt9: 'picture-lpt9',
    'Console.png': 'console',
    'a:b?.png': 'a-b',
    'tours. ': 'tours',
    ['a'.repeat(300)]: 'a'.repeat(60),
  }
  for (const [own, name] of Object.entries(names)) {
    expect({ own, path: freePath(own, 'jpeg', []) }).toEqual({ own, path: `images/${name}.jpg` })
  }
})

test('uploads survive a restart, and are deleted after seven days if nobody saves them', async () => {
  const { picture } = await uploaded(await oven(), 'new.png')
  const { folder, uploads } = editor
  const place = join(uploads, 'new.png')
  const kept = await openTestEditor({ config: shopConfig, folder, uploads })
  expect((await kept.get(`/content/${picture.path}`)).status).toBe(200)
  await kept.close()
  const age = (Date.now() - uploadLifetime - 1000) / 1000
  await utimes(place, age, age)
  expect((await editor.get(`/content/${picture.path}`)).status).toBe(404)
  await expect(stat(place)).rejects.toThrow('ENOENT')
})

test('an upload does not replace a picture that was saved under its name meanwhile', async () => {
  const { picture } = await uploaded(await oven(), 'new.png')
  const theirs = await png(41, 20)
  await writeFile(join(editor.folder, picture.path), theirs)
  expect(await editor.save(naming(picture.path))).toMatchObject({
    ok: false,
    message: expect.stringContaining('Another picture was saved as images/new.png meanwhile.'),
  })
  expect(await readFile(join(editor.folder, picture.path))).toEqual(theirs)
})
