/**
 * `npm run images`: renders every bitmap in content/images from its SVG master. The output is
 * reproducible.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root, runMain } from '../lib/run'

const images = join(root, 'content', 'images')

/** Replaces transparency in the masters. */
const background = '#0E2433'

interface Output {
  master: string
  file: string
  width: number
  /** The part of the master to render, as an SVG `viewBox`; by default all of it. */
  part?: [x: number, y: number, width: number, height: number]
}

const outputs: Output[] = [
  { master: 'hero.svg', file: 'hero.png', width: 2560 },
  { master: 'hero.svg', file: 'coach.png', width: 1280, part: [1118, 704, 960, 600] },
  { master: 'favicon.svg', file: 'apple-touch-icon.png', width: 180 },
]

runMain(async () => {
  for (const { master, file, width, part } of outputs) {
    const svg = readFileSync(join(images, master), 'utf8')
    const source = Buffer.from(part ? partOf(svg, part) : svg)
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

function partOf(svg: string, [x, y, width, height]: NonNullable<Output['part']>): string {
  const size = `viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"`
  return svg.replace(/viewBox="[^"]*" width="\d+" height="\d+"/, size)
}
