/**
 * Renders every raster in content/images from its SVG master: `npx tsx scripts/render-images.ts`.
 * The same masters always give the same files.
 */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

interface Output {
  readonly master: string
  readonly file: string
  readonly width: number
  /** Fills what the master leaves transparent; without it the file keeps its transparency. */
  readonly background?: string
}

const NIGHT_INK = '#0E2433'

const OUTPUTS: readonly Output[] = [
  { master: 'hero.svg', file: 'hero.png', width: 2560, background: NIGHT_INK },
  { master: 'favicon.svg', file: 'apple-touch-icon.png', width: 180, background: NIGHT_INK },
]

const IMAGES = join(dirname(fileURLToPath(import.meta.url)), '..', 'content', 'images')
const SVG_DPI = 72

/** The resolution at which the master comes out exactly `width` pixels wide. */
async function densityFor(master: string, width: number): Promise<number> {
  const { width: natural } = await sharp(master).metadata()
  return (SVG_DPI * width) / natural
}

async function render({ master, file, width, background }: Output): Promise<string> {
  const source = join(IMAGES, master)
  if (!existsSync(source)) throw new Error(`content/images/${master} is missing; ${file} needs it`)
  const drawing = sharp(source, { density: await densityFor(source, width) }).resize({ width })
  const picture = background ? drawing.flatten({ background }) : drawing
  const done = await picture
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toFile(join(IMAGES, file))
  const kilobytes = (done.size / 1024).toFixed(1)
  return `content/images/${file}  ${done.width} x ${done.height}  ${kilobytes} KB`
}

async function main(): Promise<void> {
  for (const output of OUTPUTS) console.log(await render(output))
}

main().catch((error: unknown) => {
  console.error(`render-images: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
})
