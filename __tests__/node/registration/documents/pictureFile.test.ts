import sharp from 'sharp'
import { orientation } from '../../../../src/registration/documents/pictureFile'

const drawn = () => sharp({ create: { width: 70, height: 50, channels: 3, background: 'white' } })

const ascii = (text: string) => [...Buffer.from(text, 'latin1')]
const numbers = (length: number, ...values: readonly number[]) =>
  values.flatMap((value) => {
    const bytes = Buffer.alloc(length)
    bytes.writeUIntLE(value % 2 ** 32, 0, Math.min(length, 4))
    return [...bytes]
  })
const big = (value: number, length = 4) => numbers(length, value).reverse()
const joined = (...parts: readonly (Iterable<number> | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

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
