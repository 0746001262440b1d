import sharp from 'sharp'
import { orientation, wholeness } from '../../../../src/registration/documents/pictureFile'

const width = 70
const height = 50
/** A gradient, so that each row has bytes of its own. */
const pixels = Uint8Array.from({ length: width * height * 3 }, (_, index) => (index * 7) % 251)
const drawn = () => sharp(pixels, { raw: { width, height, channels: 3 } })
const animated = () => sharp(pixels, { raw: { width, height, channels: 3, pageHeight: 25 } })

const ascii = (text: string) => [...Buffer.from(text, 'latin1')]
const numbers = (length: number, ...values: readonly number[]) =>
  values.flatMap((value) => {
    const bytes = Buffer.alloc(length)
    bytes.writeUIntLE(value % 2 ** 32, 0, Math.min(length, 4))
    return [...bytes]
  })
const big = (value: number, length = 4) => numbers(length, value).reverse()
const box = (type: string, content: readonly number[]) => [
  ...big(8 + content.length),
  ...ascii(type),
  ...content,
]
const joined = (...parts: readonly (Iterable<number> | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

/** Returns the picture with more behind its first two bytes. */
const afterStart = ([start = 0, mark = 0, ...rest]: Uint8Array, more: readonly number[]) =>
  joined([start, mark], more, rest)

/** An APP1 segment of eight bytes with the start and end marks of an embedded JPEG. */
const thumbnail = [0xff, 0xe1, 0, 8, 0xff, 0xd8, 0, 0, 0xff, 0xd9]

/** A scan with a 0xFF as a value, two marks to restart at, and fill bytes before its end. */
const restarting = joined(
  [0xff, 0xd8, 0xff, 0xff, 0xff, 0xdb, 0, 4, 1, 2, 0xff, 0xc0, 0, 3, 9, 0xff, 0xdd, 0, 4, 0, 1],
  [0xff, 0xda, 0, 4, 1, 2, 5, 6, 0xff, 0, 7, 0xff, 0xd0, 8, 0xff, 0xd1, 9, 0xff, 0xff, 0xff, 0xd9],
)

interface Bmp {
  depth?: number
  compression?: number
  rows?: number
  size?: number
}
/** A BMP three pixels wide and four high. */
function bmp({ depth = 24, compression = 0, rows = 4, size = 0 }: Bmp): Uint8Array {
  const stride = Math.ceil((3 * depth) / 32) * 4
  return joined(
    ascii('BM'),
    numbers(4, size, 0, 54, 40, 3, rows),
    numbers(2, 1, depth),
    numbers(4, compression, 0, 0, 0, 0, 0),
    new Uint8Array(stride * 4).fill(200),
  )
}
const oldBmp = joined(ascii('BM'), numbers(4, 0, 0, 26, 12), numbers(2, 3, 4, 1, 24), Array(48))

const ftyp = box('ftyp', ascii('heic\0\0\0\0'))
const meta = box('meta', ascii('items'))
const longData = [...big(1), ...ascii('mdat'), ...big(21, 8), ...ascii('tiles')]

describe.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ['a JPEG', () => drawn().jpeg().toBuffer()],
  ['a progressive JPEG', () => drawn().jpeg({ progressive: true }).toBuffer()],
  ['a JPEG that holds another', async () => afterStart(await drawn().jpeg().toBuffer(), thumbnail)],
  ['a JPEG with restart marks', () => restarting],
  ['a PNG', () => drawn().png().toBuffer()],
  ['a WebP', () => drawn().webp().toBuffer()],
  ['an AVIF', () => drawn().avif({ effort: 0 }).toBuffer()],
  ['a HEIC with its data at a 64-bit size', () => joined(ftyp, meta, longData)],
  ['a HEIC with its data first', () => joined(ftyp, box('mdat', ascii('tiles')), meta)],
  ['a HEIC with free space', () => joined(ftyp, box('free', []), meta, box('mdat', [1, 2]))],
  ['a sequence of AVIF', () => joined(ftyp, box('moov', [1]), meta, box('mdat', [1, 2]))],
  ['a BMP without its size', () => bmp({})],
  ['a BMP with a wrong size', () => bmp({ size: 7 })],
  ['a BMP of one bit', () => bmp({ depth: 1 })],
  ['a BMP of 32 bits with masks', () => bmp({ depth: 32, compression: 3 })],
  ['a BMP from top to bottom', () => bmp({ rows: 2 ** 32 - 4 })],
  ['a compressed BMP', () => bmp({ depth: 8, compression: 1, size: 54 + 16 })],
  ['a BMP of OS/2', () => oldBmp],
])('%s', (_what, make) => {
  test('is whole, whatever is behind it, and no beginning of it is', async () => {
    const bytes = Uint8Array.from(await make())
    expect(wholeness(bytes)).toBe('whole')
    for (const junk of [[1, 2, 3], new Uint8Array(3000), ascii('<html>some text</html>')]) {
      expect(wholeness(joined(bytes, junk))).toBe('whole')
    }
    const lengths = Array.from(bytes.keys())
    expect(lengths.filter((length) => wholeness(bytes.subarray(0, length)) === 'whole')).toEqual([])
  })
})

describe('a JPEG', () => {
  const lengthsOf = (bytes: Uint8Array, is: string) =>
    Array.from(bytes.keys()).filter((length) => wholeness(bytes.subarray(0, length)) === is)

  test('has no end mark as soon as a scan has data', async () => {
    const bytes = await drawn().jpeg().toBuffer()
    const scan = bytes.indexOf(Buffer.from([0xff, 0xda]))
    const first = scan + 2 + bytes.readUInt16BE(scan + 2) + 1
    expect(lengthsOf(bytes, 'noEndMark')).toEqual(Array.from(bytes.keys()).slice(first))
  })

  test('is cut off within what is between its scans', async () => {
    const bytes = await drawn().jpeg({ progressive: true }).toBuffer()
    const tables = bytes.lastIndexOf(Buffer.from([0xff, 0xc4]))
    const scan = bytes.lastIndexOf(Buffer.from([0xff, 0xda]))
    const between = lengthsOf(bytes, 'cutOff').filter((length) => length > tables)
    expect(between).toEqual(
      Array.from({ length: scan + 9 - tables }, (_, index) => tables + 2 + index),
    )
    expect(wholeness(bytes.subarray(0, tables))).toBe('noEndMark')
  })

  test.each([
    ['its headers', 40],
    ['its scan', -60],
  ])('is cut off with zeros from %s on', async (_what, length) => {
    const bytes = await drawn().jpeg().toBuffer()
    expect(wholeness(joined(bytes.subarray(0, length), new Uint8Array(2000)))).toBe('cutOff')
  })

  test('may have other bytes between its segments', () => {
    expect(wholeness(afterStart(restarting, [0, 1, 2]))).toBe('whole')
    expect(wholeness(afterStart(restarting, [0xff, 0xfe, 0, 0]))).toBe('whole')
  })
})

describe('a GIF', () => {
  const gif = (still: boolean) => (still ? drawn() : animated()).gif().toBuffer()

  test.each([
    ['a still', true],
    ['an animation', false],
  ])('that is %s is whole, also without its trailer', async (_what, still) => {
    const bytes = Uint8Array.from(await gif(still))
    expect(wholeness(bytes)).toBe('whole')
    expect(wholeness(joined(bytes, [1, 2, 3]))).toBe('whole')
    expect(wholeness(bytes.subarray(0, -1))).toBe('whole')
  })

  test('is cut off anywhere before', async () => {
    const bytes = await gif(true)
    const lengths = Array.from(bytes.keys()).slice(0, -1)
    expect(lengths.filter((length) => wholeness(bytes.subarray(0, length)) !== 'cutOff')).toEqual(
      [],
    )
  })

  test('is cut off within its second image', async () => {
    expect(wholeness((await gif(false)).subarray(0, -9))).toBe('cutOff')
  })

  test('may have a palette for each image', () => {
    const header = [...ascii('GIF89a'), 1, 0, 1, 0, 0, 0, 0]
    const image = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x81, ...Array(12).fill(9), 2, 2, 0x4c, 1, 0]
    expect(wholeness(joined(header, image, [0x3b]))).toBe('whole')
    expect(wholeness(joined(header, image.slice(0, -1)))).toBe('cutOff')
    expect(wholeness(joined(header, [0x3b], new Uint8Array(99)))).toBe('cutOff')
  })
})

test.each([
  ['a PNG', () => drawn().png()],
  ['a GIF', () => drawn().gif()],
])('%s whose rest is zeros is cut off', async (_what, make) => {
  const bytes = await make().toBuffer()
  expect(wholeness(joined(bytes.subarray(0, bytes.length / 2), Buffer.alloc(bytes.length)))).toBe(
    'cutOff',
  )
})

test.each([
  ['a box that ends with the file', joined(ftyp, meta, big(0), ascii('mdat'), ascii('tiles'))],
  ['a compressed BMP without its size', bmp({ depth: 8, compression: 1 })],
  ['a TIFF', joined(ascii('II*\0'), numbers(4, 8, 0, 0))],
  ['an SVG', joined(ascii('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
  ['a sound', joined(ascii('RIFF\xff\xff\xff\xffWAVEfmt '))],
  ['a text', joined(ascii('no picture at all'))],
  ['zeros', new Uint8Array(4000)],
])('%s is left to the browser', (_what, bytes) => {
  expect(wholeness(bytes)).toBe('whole')
})

test.each([
  ['nothing', []],
  ['a few bytes', ascii('hello')],
  ['boxes without data', [...ftyp, ...meta]],
  ['boxes without items', [...ftyp, ...box('mdat', [1])]],
  ['zeros instead of boxes', [...ftyp, ...Array(99).fill(0)]],
])('%s is cut off', (_what, bytes) => {
  expect(wholeness(Uint8Array.from(bytes))).toBe('cutOff')
})

describe('the orientation', () => {
  const orientations = [1, 2, 3, 4, 5, 6, 7, 8]
  type Options = { little?: boolean; prefix?: string; tag?: number; before?: number[] }
  /** A WebP whose EXIF has a tag of text, then the orientation. */
  function webp(value: number, { little = true, prefix = '', tag = 0x0112, before }: Options = {}) {
    const number = (length: number, ...values: number[]) =>
      little ? numbers(length, ...values) : values.flatMap((one) => big(one, length))
    const exif = [
      ...ascii(prefix + (little ? 'II' : 'MM')),
      ...[...number(2, 42), ...number(4, 8), ...number(2, 2)],
      ...[...number(2, 0x010f, 2), ...number(4, 2), ...ascii('a\0\0\0')],
      ...[...number(2, tag, 3), ...number(4, 1), ...number(2, value, 0), ...number(4, 0)],
    ]
    const chunks = joined(
      ascii('VP8X'),
      numbers(4, 10),
      Array(10).fill(8),
      before ?? [],
      ascii('EXIF'),
      numbers(4, exif.length),
      exif,
    )
    return joined(ascii('RIFF'), numbers(4, chunks.length + 4), ascii('WEBP'), chunks)
  }

  test.each(orientations)('%d is that of the EXIF by sharp', async (value) => {
    const bytes = await drawn().withMetadata({ orientation: value }).webp().toBuffer()
    expect(orientation(bytes)).toBe(value)
  })

  test.each<[string, Options]>([
    ['in little-endian order', {}],
    ['in big-endian order', { little: false }],
    ['with a prefix', { prefix: 'Exif\0\0' }],
    ['in big-endian order with a prefix', { prefix: 'Exif\0\0', little: false }],
    ['behind a chunk of odd length', { before: [...ascii('ICCP'), 3, 0, 0, 0, 1, 2, 3, 0] }],
    ['behind an empty chunk', { before: [...ascii('XMP '), 0, 0, 0, 0] }],
  ])('is read %s', (_what, options) => {
    expect(orientations.map((value) => orientation(webp(value, options)))).toEqual(orientations)
  })

  test.each([
    ['has another tag', webp(6, { tag: 0x0113 })],
    ['says 0', webp(0)],
    ['says 9', webp(9)],
    ['is cut off before', webp(6).subarray(0, -8)],
    ['is empty', webp(6).subarray(0, 38)],
    ['is no WebP', joined(ascii('JUNK'), webp(6).subarray(4))],
    ['has no bytes', new Uint8Array()],
  ])('is 1 of what %s', (_what, bytes) => {
    expect(orientation(bytes)).toBe(1)
  })

  test('is 1 of a WebP without EXIF, and of a JPEG', async () => {
    expect(orientation(await drawn().webp().toBuffer())).toBe(1)
    expect(orientation(await drawn().withMetadata({ orientation: 6 }).jpeg().toBuffer())).toBe(1)
  })

  test('is found in no beginning that ends before it', async () => {
    const bytes = webp(6)
    for (const length of bytes.keys())
      expect([1, 6]).toContain(orientation(bytes.subarray(0, length)))
  })
})
