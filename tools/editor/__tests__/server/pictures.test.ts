import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { uploadsKeptFor } from '../../server/uploads'
import { openTestEditor, sendRaw, snapshot, type TestEditor } from './support'

let editor: TestEditor
beforeEach(async () => {
  editor = await openTestEditor()
})
afterEach(() => editor.close())

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#225577' } })
const hero = () => plain(2600, 1200).png().toBuffer()

const bytesAt = async (path: string): Promise<Buffer> =>
  Buffer.from(await (await editor.get(`/content/${path}`)).arrayBuffer())
const uploaded = async (...args: Parameters<TestEditor['upload']>) => {
  const answer = await editor.upload(...args)
  if (!answer.ok) throw new Error(answer.message)
  return answer
}

test('the pictures to choose from, with kind and size', async () => {
  const pictures = await (await editor.get('/api/pictures')).json()
  expect(pictures).toEqual([
    expect.objectContaining({ path: 'images/apple-touch-icon.png', width: 180, height: 180 }),
    expect.objectContaining({ path: 'images/favicon.svg', format: 'svg' }),
    expect.objectContaining({ path: 'images/hero.png', format: 'png', size: expect.any(Number) }),
    expect.objectContaining({ path: 'images/mark.svg' }),
  ])
})

test('a picture is served as it is, and can run nothing', async () => {
  const answer = await editor.get('/content/images/mark.svg')
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/)
  expect(await answer.text()).toBe(await readFile(join(editor.folder, 'images/mark.svg'), 'utf8'))
  const etag = answer.headers.get('etag') ?? ''
  const again = await editor.get('/content/images/mark.svg', { 'if-none-match': etag })
  expect(again.status).toBe(304)
})

test.each([
  '/content/images/../home.yaml',
  '/content/images/..%2fhome.yaml',
  '/content/images/%2e%2e/home.yaml',
  '/content/images/..\\home.yaml',
  '/content/home.yaml',
  '/content/images/',
  '/content/images/none.png',
  '/content/images/%00',
  '/content/images/%',
])('%s is not served', async (path) => {
  const { host } = new URL(editor.url)
  const { status, text } = await sendRaw(editor.url, path, { headers: { host } })
  expect([400, 404]).toContain(status)
  expect(text).not.toContain('headline')
})

test('an upload that meets the rule keeps its pixels, and waits to be saved', async () => {
  const bytes = await hero()
  const before = await snapshot(editor.folder)
  const { picture, notes } = await uploaded(bytes, 'C:\\Bilder\\Hafen März (2).PNG')
  expect(picture).toEqual({
    path: 'images/hafen-marz-2.png',
    format: 'png',
    width: 2600,
    height: 1200,
    size: expect.any(Number),
  })
  expect(notes).toEqual([])
  const pixelsOf = (png: Uint8Array) => sharp(png).raw().toBuffer()
  const kept = await pixelsOf(await bytesAt(picture.path))
  expect(kept.equals(await pixelsOf(bytes))).toBe(true)
  const choices = await (await editor.get('/api/pictures')).json()
  expect(choices).toContainEqual(picture)
  expect(await snapshot(editor.folder)).toEqual(before)
})

test('saving moves the uploads that the files name, and no other', async () => {
  const { picture } = await uploaded(await hero(), 'new.png')
  const bytes = await bytesAt(picture.path)
  const { picture: other } = await uploaded(await plain(2700, 1200).png().toBuffer(), 'other.png')
  const saved = await editor.save({
    'home.yaml': (text) => text.replace('images/hero.png', picture.path),
  })
  expect(saved).toMatchObject({ ok: true })
  expect(await readFile(join(editor.folder, picture.path))).toEqual(bytes)
  expect(await snapshot(editor.uploads)).toEqual({ 'other.png': expect.any(String) })
  expect(Object.keys(await snapshot(editor.folder))).not.toContain(other.path)
})

test('a save that is refused leaves the upload where it waits', async () => {
  const { picture } = await uploaded(await hero(), 'new.png')
  const before = await snapshot(editor.folder)
  const saved = await editor.save({
    'home.yaml': (text) =>
      text.replace('images/hero.png', picture.path).replace('headline:', 'headlin:'),
  })
  expect(saved).toMatchObject({ ok: false, reason: 'mistakes' })
  expect(await snapshot(editor.folder)).toEqual(before)
  expect(Object.keys(await snapshot(editor.uploads))).toEqual(['new.png'])
})

test('the check knows uploads, and finds what a file names that is nowhere', async () => {
  const { picture } = await uploaded(await hero(), 'new.png')
  const naming = async (path: string) => {
    const files = Object.values(await editor.files()).map(({ name, text }) => ({
      name,
      text: text.replace('images/hero.png', path),
    }))
    return (await (await editor.post('/api/check', { files })).json()).findings
  }
  expect(await naming(picture.path)).toEqual([])
  const [finding] = await naming('images/nowhere.png')
  expect(finding.message).toContain('there is no such file in content/images')
})

test('a picture that changes on the disk is checked again', async () => {
  const files = Object.values(await editor.files()).map(({ name, text }) => ({ name, text }))
  const findings = async () =>
    (await (await editor.post('/api/check', { files })).json()).findings.length
  expect(await findings()).toBe(0)
  const path = join(editor.folder, 'images/hero.png')
  const bytes = await readFile(path)
  await writeFile(path, await plain(10, 10).png().toBuffer())
  expect(await findings()).toBeGreaterThan(0)
  await writeFile(path, bytes)
  expect(await findings()).toBe(0)
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

test('where it was taken is removed from a picture that needs nothing else', async () => {
  const bytes = await plain(2600, 1200)
    .webp()
    .withExif({ IFD3: { GPSLatitude: '1/1 17/1 0/1' } })
    .toBuffer()
  const { picture, notes } = await uploaded(bytes, 'a.webp')
  expect(notes).toHaveLength(1)
  expect((await sharp(await bytesAt(picture.path)).metadata()).exif).toBeUndefined()
})

test('12,000 pixels are made fewer', async () => {
  const bytes = await plain(12_000, 9000).jpeg().toBuffer()
  const { picture, notes } = await uploaded(bytes, 'huge.jpg')
  expect(picture.width * picture.height).toBeLessThanOrEqual(20e6)
  expect(picture.width / picture.height).toBeCloseTo(4 / 3, 2)
  expect(notes).toEqual([
    `It was made smaller: ${picture.width} by ${picture.height} pixels, from 12000 by 9000.`,
  ])
})

/** A PNG whose pixels are all black: a few kilobytes, however large the picture. */
function blackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('400 megapixels in a small file are refused before they fill the memory', async () => {
  const bytes = blackPng(20_000, 20_000)
  expect(bytes.length).toBeLessThan(100_000)
  expect(await editor.upload(bytes, 'bomb.png')).toEqual({
    ok: false,
    message: expect.stringContaining('bomb.png is 20000 by 20000 pixels (400 megapixels), but'),
  })
})

test.each([
  ['behind a JPEG', 'jpg', () => plain(2600, 1200).jpeg()],
  ['behind a PNG', 'png', () => plain(2600, 1200).png()],
  ['behind a WebP', 'webp', () => plain(2600, 1200).webp()],
])('what rides along %s is not kept', async (_what, ending, picture) => {
  const ridden = Buffer.concat([
    await picture().toBuffer(),
    Buffer.from('<script>alert(1)</script>'),
  ])
  const { picture: kept } = await uploaded(ridden, `new.${ending}`)
  expect((await bytesAt(kept.path)).includes('<script>')).toBe(false)
  expect(kept).toMatchObject({ width: 2600, height: 1200 })
})

test('CMYK becomes RGB', async () => {
  const bytes = await plain(2600, 1200).toColourspace('cmyk').jpeg().toBuffer()
  const { picture, notes } = await uploaded(bytes, 'print.jpg')
  expect(notes).toContain(
    'Its colours were for print (CMYK), and were changed to those of screens.',
  )
  expect((await sharp(await bytesAt(picture.path)).metadata()).space).toBe('srgb')
})

test('AVIF and WebP are taken', async () => {
  const avif = await plain(2600, 1200).avif({ effort: 0 }).toBuffer()
  expect((await uploaded(avif, 'a.avif')).picture).toMatchObject({ format: 'avif' })
  const webp = await plain(2600, 1200).webp().toBuffer()
  expect((await uploaded(webp, 'b.png')).picture.path).toBe('images/b.webp')
})

test('no other picture is written over, and the same one is not kept twice', async () => {
  const first = await hero()
  const second = await plain(2601, 1200).png().toBuffer()
  expect((await uploaded(first, 'hero.png')).picture.path).toBe('images/hero-2.png')
  expect((await uploaded(second, 'HERO.png')).picture.path).toBe('images/hero-3.png')
  const again = await uploaded(first, 'Copy of hero.png')
  expect(again.picture.path).toBe('images/hero-2.png')
  expect(again.notes).toEqual(['The same picture was there already: images/hero-2.png.'])
  const saved = await uploaded(await readFile(join(editor.folder, 'images/hero.png')), 'x.png')
  expect(saved.picture.path).toBe('images/hero.png')
})

test('two uploads of one name at the same moment get two names', async () => {
  const pictures = await Promise.all(
    [2600, 2601, 2602].map((width) => plain(width, 1200).png().toBuffer()),
  )
  const answers = await Promise.all(pictures.map((bytes) => uploaded(bytes, 'team.png')))
  expect(answers.map(({ picture }) => picture.path).sort()).toEqual([
    'images/team-2.png',
    'images/team-3.png',
    'images/team.png',
  ])
})

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inside}</svg>`)
const markPlace = 'file=site.yaml&key=brand.mark'

test('an SVG is taken where the schema allows one', async () => {
  const { picture } = await uploaded(svg('<rect width="9" height="9"/>'), 'Logo.svg', markPlace)
  expect(picture).toMatchObject({ path: 'images/logo.svg', format: 'svg', width: 40, height: 20 })
})

test.each([
  [
    'an SVG for a photo',
    () => svg(''),
    'a.svg',
    undefined,
    'a.svg is SVG inside. Save it as JPEG, PNG, WEBP or AVIF.',
  ],
  [
    'an SVG with a script',
    () => svg('<script>1</script>'),
    'a.svg',
    markPlace,
    'a.svg has a script. Export it again',
  ],
  ['a photo for the mark', hero, 'a.png', markPlace, 'a.png is PNG inside. Save it as SVG.'],
  [
    'too few pixels',
    () => plain(100, 50).png().toBuffer(),
    'a.png',
    undefined,
    'a.png is 100 by 50 pixels, but must be at least 2560 by 1000. Take a larger one.',
  ],
  ['a GIF', () => plain(2600, 1200).gif().toBuffer(), 'a.gif', undefined, 'a.gif is GIF inside.'],
  ['a PDF', () => Buffer.from('%PDF-1.7'), 'a.png', undefined, 'a.png is a PDF, not a picture.'],
  [
    'HEIC',
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    'IMG.HEIC',
    undefined,
    'IMG.HEIC is HEIC, as iPhones save it. Save it as JPEG',
  ],
  [
    'a web page',
    () => Buffer.from('<!doctype html>'),
    'a.png',
    undefined,
    'a.png is a web page, not a picture.',
  ],
  ['nothing', () => Buffer.alloc(0), 'a.png', undefined, 'a.png is empty.'],
  [
    'half a picture',
    async () => (await hero()).subarray(0, 2000),
    'a.png',
    undefined,
    'The file a.png is damaged or cut off.',
  ],
  [
    'the wrong size of the phone’s icon',
    hero,
    'a.png',
    'file=site.yaml&key=brand.touchIcon',
    'a.png is 2600 by 1200 pixels, but must be 180 by 180.',
  ],
])('%s is refused, in the check’s words', async (_what, bytes, name, place, sentence) => {
  const answer = await editor.upload(await bytes(), name, place)
  expect(answer).toEqual({ ok: false, message: expect.stringContaining(sentence) })
  expect(await snapshot(editor.uploads)).toEqual({})
})

test.each([
  'file=home.yaml&key=hero.headline',
  'file=home.yaml&key=nothing.here',
  'file=../x.yaml&key=hero.image',
  '',
])('a place that is no picture (%s) is refused', async (place) => {
  expect(await editor.upload(await hero(), 'a.png', place)).toMatchObject({ ok: false })
})

test.each(['%E0%A4%A', '', '../../../etc/passwd', 'CON', '港口.png', '.png', 'a'.repeat(300)])(
  'a name like %s becomes a safe one',
  async (name) => {
    const answer = await editor.upload(await hero(), 'x', undefined, {
      'x-file-name': encodeURI(name),
    })
    expect(answer).toMatchObject({
      ok: true,
      picture: { path: expect.stringMatching(/^images\/[a-z0-9][a-z0-9-]{0,70}\.png$/) },
    })
  },
)

test('more than 50 MB is refused with a sentence', async () => {
  const answer = await editor.upload(Buffer.alloc(51 * 1024 * 1024), 'a.png')
  expect(answer).toEqual({
    ok: false,
    message: 'That is too large: a picture may have 50 MB, and all texts together 1 MB.',
  })
})

test('uploads outlast a restart, and those not saved go after seven days', async () => {
  const { picture } = await uploaded(await hero(), 'new.png')
  const { folder, uploads } = editor
  const place = join(uploads, 'new.png')
  const kept = await openTestEditor({ folder, uploads })
  expect((await kept.get(`/content/${picture.path}`)).status).toBe(200)
  await kept.close()
  const age = (Date.now() - uploadsKeptFor - 1000) / 1000
  await utimes(place, age, age)
  const later = await openTestEditor({ folder, uploads })
  expect((await later.get(`/content/${picture.path}`)).status).toBe(404)
  await expect(stat(place)).rejects.toThrow('ENOENT')
  await later.close()
})

test('an upload does not replace a picture that got its name meanwhile', async () => {
  const { picture } = await uploaded(await hero(), 'new.png')
  const theirs = await plain(2650, 1200).png().toBuffer()
  await writeFile(join(editor.folder, picture.path), theirs)
  const rename = (text: string) => text.replace('images/hero.png', picture.path)
  expect(await editor.save({ 'home.yaml': rename })).toMatchObject({
    ok: false,
    reason: 'refused',
    message: expect.stringContaining('Another picture was saved as images/new.png meanwhile.'),
  })
  expect(await readFile(join(editor.folder, picture.path))).toEqual(theirs)
})
