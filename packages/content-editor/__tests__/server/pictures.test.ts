import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import type { StoredPicture } from '../../src/protocol'
import { uploadLifetime } from '../../src/server/pictures'
import { freePath } from '../../src/server/receivePicture'
import {
  hero,
  openTestEditor,
  plain,
  replaceIn,
  sendRaw,
  set,
  snapshot,
  type TestEditor,
} from './support'

let editor: TestEditor
beforeEach(async () => {
  editor = await openTestEditor()
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
const naming = (path: string) => ({ 'home.yaml': set('hero.image', path) })

test('lists the pictures to choose from, with format and size', async () => {
  await writeFile(join(editor.folder, 'images/old.png'), await hero())
  const icon = { path: 'images/apple-touch-icon.png', width: 180, height: 180 }
  expect(await listed()).toEqual([
    { ...icon, format: 'png', size: expect.any(Number), isSaved: true },
    expect.objectContaining({ path: 'images/favicon.svg', format: 'svg' }),
    expect.objectContaining({ path: 'images/hero.png' }),
    expect.objectContaining({ path: 'images/mark.svg' }),
    expect.objectContaining({ path: 'images/old.png' }),
  ])
})

test('a picture is served unchanged, and cannot run scripts', async () => {
  const answer = await editor.get('/content/images/mark.svg')
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/)
  expect(await answer.text()).toBe(await readFile(join(editor.folder, 'images/mark.svg'), 'utf8'))
})

test.each([
  '/content/images/..%2fhome.yaml',
  '/content/images/%2e%2e/home.yaml',
  '/content/images/none.png',
  '/content/images/notes.txt',
  '/content/images/%',
])('%s is not served', async (path) => {
  await writeFile(join(editor.folder, 'images/notes.txt'), 'headline')
  const { host } = new URL(editor.url)
  const { status, text } = await sendRaw(editor.url, path, { headers: { host } })
  expect([400, 404]).toContain(status)
  expect(text).not.toContain('headline')
})

test('an upload that meets the rule keeps its pixels, and waits to be saved', async () => {
  const bytes = await hero()
  const before = await snapshot(editor.folder)
  const { picture, notes } = await uploaded(bytes, 'C:\\Bilder\\Hafen März (2).PNG')
  const size = { width: 2600, height: 1200, size: expect.any(Number) }
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
  const { picture } = await uploaded(await hero(), 'new.png')
  const bytes = await bytesAt(picture.path)
  await uploaded(await plain(2700, 1200).png().toBuffer(), 'other.png')
  const before = await snapshot(editor.folder)
  const mistake = { ...naming(picture.path), 'about.yaml': set('headin', '') }
  expect(await editor.save(mistake)).toMatchObject({ message: expect.stringMatching(/errors/) })
  expect(await snapshot(editor.folder)).toEqual(before)
  expect(Object.keys(await snapshot(editor.uploads))).toEqual(['new.png', 'other.png'])

  expect(await editor.save(naming(picture.path))).toMatchObject({ ok: true })
  expect(await readFile(join(editor.folder, picture.path))).toEqual(bytes)
  expect(Object.keys(await snapshot(editor.uploads))).toEqual(['other.png'])
  const added = Object.keys(await snapshot(editor.folder)).filter((path) => !(path in before))
  expect(added).toEqual(['images/new.png'])
})

test('the check sees uploads, missing pictures, and changes on the disk', async () => {
  const { picture } = await uploaded(await hero(), 'new.png')
  expect(await editor.check(naming(picture.path))).toEqual([])
  const [finding] = await editor.check(naming('images/nowhere.png'))
  expect(finding?.message).toContain('there is no such file in the folder images')
  const path = join(editor.folder, 'images/hero.png')
  const bytes = await readFile(path)
  await writeFile(path, await plain(10, 10).png().toBuffer())
  expect(await editor.check({})).not.toEqual([])
  await writeFile(path, bytes)
  expect(await editor.check({})).toEqual([])
})

test('a picture that nothing uses is removed', async () => {
  const path = 'images/old.png'
  await writeFile(join(editor.folder, path), await hero())
  expect(await editor.remove(path)).toEqual({ ok: true })
  expect(await listed()).not.toContainEqual(expect.objectContaining({ path }))
})

test('an upload is not removed, since somebody else may be about to save it', async () => {
  await uploaded(await plain(2601, 1200).png().toBuffer(), 'new.png')
  const answer = await editor.remove('images/new.png')
  expect(answer).toMatchObject({ ok: false, message: expect.stringContaining('may still save') })
})

test.each([
  ['one that a file names', 'images/hero.png', 'home.yaml names images/hero.png'],
  ['one that a broken file names', 'images/mark.svg', 'site.yaml names images/mark.svg'],
  ['none', 'images/none.png', 'There is no images/none.png'],
  ['a text', 'home.yaml', 'There is no'],
])('%s is not removed', async (_what, path, sentence) => {
  await replaceIn(join(editor.folder, 'site.yaml'), 'brand:', '\tbrand:')
  const before = await snapshot(editor.folder)
  const answer = await editor.remove(path)
  expect(answer).toMatchObject({ ok: false, message: expect.stringContaining(sentence) })
  expect(await snapshot(editor.folder)).toEqual(before)
})

test('a phone’s picture is turned upright, and what the camera noted is removed', async () => {
  const phone = await plain(1300, 2700)
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '1/1 17/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { picture, notes } = await uploaded(phone, 'IMG_0001.jpeg')
  expect(picture).toMatchObject({ path: 'images/img-0001.jpg', width: 2700, height: 1300 })
  expect(notes).toEqual([
    'It was stored lying on its side, and was turned the right way up.',
    'What the camera or program noted in it, such as the place, was removed.',
  ])
  const { orientation, exif, width } = await sharp(await bytesAt(picture.path)).metadata()
  expect({ orientation, exif, width }).toEqual({ width: 2700 })
})

test('scales down a picture that is 12,000 pixels wide', async () => {
  const { picture, notes } = await uploaded(await plain(12_000, 9000).jpeg().toBuffer(), 'huge.jpg')
  expect(picture.width * picture.height).toBeLessThanOrEqual(20e6)
  expect(picture.width / picture.height).toBeCloseTo(4 / 3, 2)
  const size = `${picture.width} by ${picture.height}`
  expect(notes).toEqual([`It was made smaller: ${size} pixels, from 12000 by 9000.`])
})

/** A PNG of one pixel whose header says that it is as large as this. */
async function pretended(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(1, 1).png().toBuffer()
  // The header begins at byte 12 with its name, and ends with a checksum.
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

test.each([
  ['jpg', () => plain(2600, 1200).jpeg()],
  ['png', () => plain(2600, 1200).png()],
  ['webp', () => plain(2600, 1200).webp()],
  ['avif', () => plain(2600, 1200).avif({ effort: 0 })],
])('drops what is appended to a picture (%s)', async (ending, picture) => {
  const bytes = [await picture().toBuffer(), Buffer.from('<script>alert(1)</script>')]
  const { picture: kept } = await uploaded(Buffer.concat(bytes), 'new.png')
  expect((await bytesAt(kept.path)).includes('<script>')).toBe(false)
  expect(kept).toMatchObject({ path: `images/new.${ending}`, width: 2600, height: 1200 })
})

async function animation(): Promise<Buffer> {
  const frames = [await hero(), await plain(2600, 1200).negate().png().toBuffer()]
  const joined = sharp(frames, { join: { animated: true } })
  return joined.webp().toBuffer()
}

test('never overwrites another picture, even if two uploads arrive at once', async () => {
  const pictures = [await hero(), await plain(2601, 1200).png().toBuffer()]
  const answers = await Promise.all(pictures.map((bytes) => uploaded(bytes, 'HERO.png')))
  const paths = answers.map(({ picture }) => picture.path)
  expect(paths.toSorted()).toEqual(['images/hero-2.png', 'images/hero-3.png'])
})

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inside}</svg>`)
const photo = 'file=home.yaml&key=hero.image'
const mark = 'file=site.yaml&key=brand.mark'
const png = (width: number, height: number) => () => plain(width, height).png().toBuffer()

test('an SVG is taken where the schema allows one', async () => {
  const { picture } = await uploaded(svg('<rect width="9" height="9"/>'), 'Logo.svg', mark)
  expect(picture).toMatchObject({ path: 'images/logo.svg', format: 'svg', width: 40, height: 20 })
})

test.each([
  ['a.png is 100 by 50 pixels, but must be at least 2560 by 1000.', png(100, 50), photo],
  // Refused by its header, before it fills the memory.
  ['a.png is 20000 by 20000 pixels, but', () => pretended(20_000, 20_000), photo],
  ['a.webp is animated, but would stand still on the site.', animation, photo],
  ['The file a.png is damaged or incomplete.', async () => (await hero()).subarray(0, 2000), photo],
  ['home.yaml has no picture "hero.headline".', hero, 'file=home.yaml&key=hero.headline'],
  ['../x.yaml has no picture', hero, 'file=../x.yaml&key=hero.image'],
  ['a picture may have 50 MB', () => Buffer.alloc(51 * 1024 * 1024), photo],
])('an upload is refused: %s', async (sentence, bytes, place) => {
  const name = /a\.\w+/.exec(sentence)?.[0] ?? 'a.png'
  const answer = await editor.upload(await bytes(), name, place)
  expect(answer).toEqual({ ok: false, message: expect.stringContaining(sentence) })
  expect(await snapshot(editor.uploads)).toEqual({})
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
  const { picture } = await uploaded(await hero(), 'new.png')
  const { folder, uploads } = editor
  const place = join(uploads, 'new.png')
  const kept = await openTestEditor({ folder, uploads })
  expect((await kept.get(`/content/${picture.path}`)).status).toBe(200)
  await kept.close()
  const age = (Date.now() - uploadLifetime - 1000) / 1000
  await utimes(place, age, age)
  expect((await editor.get(`/content/${picture.path}`)).status).toBe(404)
  await expect(stat(place)).rejects.toThrow('ENOENT')
})

test('an upload does not replace a picture that was saved under its name meanwhile', async () => {
  const { picture } = await uploaded(await hero(), 'new.png')
  const theirs = await plain(2650, 1200).png().toBuffer()
  await writeFile(join(editor.folder, picture.path), theirs)
  expect(await editor.save(naming(picture.path))).toMatchObject({
    ok: false,
    message: expect.stringContaining('Another picture was saved as images/new.png meanwhile.'),
  })
  expect(await readFile(join(editor.folder, picture.path))).toEqual(theirs)
})
