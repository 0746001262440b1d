import fs, { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { pictureAddress, type StoredPicture } from '../../src/protocol'
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
    { path: 'images/oven.png', format: 'png', ...size },
    { path: 'images/sign.svg', format: 'svg', ...size },
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

test('an upload that meets the rule keeps its pixels, and is in the folder', async () => {
  const bytes = await oven()
  const { picture, notes } = await uploaded(bytes, 'C:\\Bilder\\Hafen März (2).PNG')
  const size = { width: 40, height: 20, size: expect.any(Number) }
  const path = 'images/hafen-marz-2.png'
  expect(picture).toEqual({ path, format: 'png', ...size })
  expect(notes).toEqual([])
  const pixelsOf = (png: Uint8Array) => sharp(png).raw().toBuffer()
  const kept = await pixelsOf(await readFile(join(editor.folder, path)))
  expect(kept.equals(await pixelsOf(bytes))).toBe(true)
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

test('a save deletes the pictures that it names, and no other file', async () => {
  const { picture } = await uploaded(await oven(), 'new.png')
  const before = Object.keys(await snapshot(editor.folder))
  expect(await editor.save(naming(picture.path), ['images/oven.png'])).toMatchObject({ ok: true })
  expect(await editor.save({}, ['shop.yaml', 'images/../shop.yaml'])).toMatchObject({ ok: true })
  const left = before.filter((name) => name !== 'images/oven.png')
  expect(Object.keys(await snapshot(editor.folder))).toEqual(left)
})

test.each(['name:', '\tname:'])('a picture that a file names is not deleted (%j)', async (text) => {
  await replaceIn(join(editor.folder, 'shop.yaml'), 'name:', text)
  const refused = await editor.save({}, ['images/oven.png'])
  const said = 'Nothing was saved; your changes are still in this window. shop.yaml names'
  expect(refused).toEqual({ ok: false, message: expect.stringContaining(said) })
  expect(await listed()).toHaveLength(1)
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

test('drops what is appended to a picture', async () => {
  const bytes = [await plain(40, 20).webp().toBuffer(), Buffer.from('<script>alert(1)</script>')]
  const { picture: kept } = await uploaded(Buffer.concat(bytes), 'new.png')
  expect((await bytesAt(kept.path)).includes('<script>')).toBe(false)
  expect(kept).toMatchObject({ path: 'images/new.webp', width: 40, height: 20 })
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

test('an SVG is taken where the schema allows one', async () => {
  const { picture } = await uploaded(Buffer.from(svg), 'Logo.svg')
  expect(picture).toMatchObject({ path: 'images/logo.svg', format: 'svg', width: 40, height: 20 })
})

const place = 'file=shop.yaml&key=oven'

test.each([
  ['a.png: It is 20 by 20 pixels, but must be at least 30 by 10.', () => png(20, 20), place],
  // Refused by its header, because decoding would fill the memory.
  ['a.png: It is 20000 by 20000 pixels, but', () => pretended(20_000, 20_000), place],
  ['a.webp: It is animated, but would stand still on the site.', animation, place],
  ['a.pdf is a PDF, not a picture.', () => Buffer.from('%PDF-1.7\n'), place],
  ['a.heic is HEIC, as iPhones save it.', () => Buffer.from('\0\0\0 ftypheic\0\0'), place],
  ['a.jpg is empty: it has no bytes.', () => Buffer.alloc(0), place],
  ['a.xyz: No browser shows it: it may be', () => Buffer.from('hello'), place],
  ['a.png: It is damaged or incomplete.', async () => (await oven()).subarray(0, 80), place],
  ['shop.yaml has no picture "name".', oven, 'file=shop.yaml&key=name'],
  ['../x.yaml has no picture', oven, 'file=../x.yaml&key=oven'],
  ['a picture may have 50 MB', () => Buffer.alloc(51 * 1024 * 1024), place],
])('an upload is refused: %s', async (sentence, bytes, at) => {
  const name = /a\.\w+/.exec(sentence)?.[0] ?? 'a.png'
  const answer = await editor.upload(await bytes(), name, at)
  expect(answer).toEqual({ ok: false, message: expect.stringContaining(sentence) })
  expect(await listed()).toHaveLength(1)
})

test.each([
  ['ENOSPC', 'The disk is full. Nothing was saved.'],
  ['EROFS', 'The file is read-only. Nothing was saved.'],
])('an upload that the disk refuses (%s) says so, and leaves no file', async (code, sentence) => {
  jest.spyOn(fs, 'writeFile').mockImplementationOnce(async (path) => {
    await writeFile(`${path}`, '')
    throw Object.assign(new Error(code), { code })
  })
  const refused = await editor.upload(await oven(), 'new.png')
  expect(refused).toEqual({ ok: false, message: expect.stringContaining(sentence) })
  expect(await listed()).toHaveLength(1)
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
