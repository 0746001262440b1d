import sharp from 'sharp'
import { setAvifEffort } from '../avifEffort'

/** AVIF of a PNG of noise, which hardly compresses: 3 bytes for each pixel. */
async function avif(width: number, options: object = {}): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width, height: 1000, channels: 3, background: '#000', noise } as const
  seeds.set(width, seeds.get(width) ?? (await sharp({ create }).png().toBuffer()))
  const source = sharp(seeds.get(width)).clone().resize(128, 128)
  return source.avif({ quality: 50, ...options }).toBuffer()
}
const seeds = new Map<number, Buffer>()

test('AVIF of a large photograph is encoded with less effort, of an ordinary picture as before', async () => {
  setAvifEffort()
  expect(await avif(1000)).toEqual(await avif(1000, { effort: 3 }))
  expect(await avif(300)).toEqual(await avif(300, { effort: 4 }))
  expect(await avif(300)).not.toEqual(await avif(300, { effort: 3 }))
})
