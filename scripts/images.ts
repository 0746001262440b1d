/**
 * `npm run images`: renders every bitmap in content/images from its SVG master. The output is
 * reproducible.
 */
import { join } from 'node:path'
import sharp from 'sharp'
import { root, runMain } from './lib/run'

const images = join(root, 'content', 'images')

/** Replaces transparency in the masters. */
const background = '#0E2433'

const outputs = [
  { master: 'hero.svg', file: 'hero.png', width: 2560 },
  { master: 'favicon.svg', file: 'apple-touch-icon.png', width: 180 },
]

runMain(async () => {
  for (const { master, file, width } of outputs) {
    const source = join(images, master)
    const { width: naturalWidth } = await sharp(source).metadata()
    // At 72 dots per inch an SVG has its natural size.
    const { height, size } = await sharp(source, { density: (72 * width) / naturalWidth })
      .resize({ width })
      .flatten({ background })
      .png({ compressionLevel: 9, adaptiveFiltering: true })
      .toFile(join(images, file))
    console.log(`content/images/${file}  ${width} x ${height}  ${(size / 1024).toFixed(1)} KB`)
  }
})
