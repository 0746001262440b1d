import sharp from 'sharp'
import { setAvifEffort } from '../avifEffort'

/** A PNG of noise, which hardly compresses: 3 bytes for each pixel. */
const noise = (width: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height: 1000,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer()

const avif = (source: Buffer, options: object): Promise<Buffer> =>
  sharp(source)
    .clone()
    .resize(128, 128)
    .avif({ quality: 50, ...options })
    .toBuffer()

let large: Buffer
let small: Buffer

beforeAll(async () => {
  ;[large, small] = await Promise.all([noise(1000), noise(300)])
  setAvifEffort()
})

test('of a large photograph, AVIF is encoded with less effort', async () => {
  expect(await avif(large, {})).toEqual(await avif(large, { effort: 3 }))
  expect(await avif(large, {})).not.toEqual(await avif(large, { effort: 4 }))
})

test('of an ordinary picture, AVIF is encoded as before', async () => {
  expect(await avif(small, {})).toEqual(await avif(small, { effort: 4 }))
  expect(await avif(small, {})).not.toEqual(await avif(small, { effort: 3 }))
})
