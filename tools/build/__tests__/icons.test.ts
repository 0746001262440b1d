import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { fixtureFolder } from '../../../__tests__/fixtures/content'
import { siteIcons } from '../../../src/app/siteFiles'
import { renderIcons } from '../icons'

const folder = mkdtempSync(join(tmpdir(), 'icons-'))
afterAll(() => rmSync(folder, { recursive: true }))

const brandIcon = join(fixtureFolder, 'images', 'favicon.svg')

/** Renders the icons of an SVG of 64 by 64. */
function iconsOf(shapes: string) {
  const file = join(folder, 'icon.svg')
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${shapes}</svg>`)
  return renderIcons(file)
}

test.each(siteIcons)('$file is a PNG of $size pixels', async ({ file, size }) => {
  const icons = await renderIcons(brandIcon)
  const { format, width, height } = await sharp(icons[file]).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size })
})

test('favicon.ico has pictures of 16, 32 and 48 pixels', async () => {
  const ico = (await renderIcons(brandIcon))['favicon.ico']
  expect([0, 2, 4].map((offset) => ico.readUInt16LE(offset))).toEqual([0, 1, 3])
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = ico.subarray(6 + 16 * index, 22 + 16 * index)
    expect([...entry.subarray(0, 2)]).toEqual([size, size])
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)]
    const picture = await sharp(ico.subarray(offset, offset + length)).metadata()
    expect(picture).toMatchObject({ format: 'png', width: size, height: size, hasAlpha: true })
  }
})

describe('the maskable icon', () => {
  const maskable = 'icon-maskable-512.png'

  async function pixelsOf(picture: Buffer) {
    const { data } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return (x: number, y: number) => [...data.subarray((y * 512 + x) * 4, (y * 512 + x) * 4 + 4)]
  }

  /** The greatest distance from the middle, in px, of a pixel that is not the background. */
  async function reachOf(picture: Buffer): Promise<number> {
    const at = await pixelsOf(picture)
    const background = at(0, 0)
    let reach = 0
    for (let y = 0; y < 512; y++)
      for (let x = 0; x < 512; x++) {
        const differs = at(x, y).some((value, i) => Math.abs(value - (background[i] ?? 0)) > 40)
        if (differs) reach = Math.max(reach, Math.hypot(x - 255.5, y - 255.5))
      }
    return reach
  }

  // https://www.w3.org/TR/appmanifest/#icon-masks
  test.each([
    ['the brand’s', undefined],
    [
      'one that fills its square',
      '<rect width="64" height="64" fill="#123"/><path d="M0 0h64v64z"/>',
    ],
    ['one without a tile', '<circle cx="32" cy="32" r="31" fill="#c00"/>'],
  ])('keeps %s picture within four fifths of its width', async (_name, shapes) => {
    const icons = await (shapes ? iconsOf(shapes) : renderIcons(brandIcon))
    const reach = await reachOf(icons[maskable])
    expect(reach).toBeLessThanOrEqual(205)
    expect(reach).toBeGreaterThan(150)
  })

  test('continues the colour of the icon’s tile to the corners', async () => {
    const tile = '<rect width="64" height="64" rx="14" fill="#0e2433"/>'
    const at = await pixelsOf((await iconsOf(tile))[maskable])
    expect(at(0, 0)).toEqual([0x0e, 0x24, 0x33, 255])
    expect(at(511, 256)).toEqual([0x0e, 0x24, 0x33, 255])
  })

  test('is white around an icon without a tile', async () => {
    const at = await pixelsOf((await iconsOf('<circle cx="32" cy="32" r="20"/>'))[maskable])
    expect(at(0, 0)).toEqual([255, 255, 255, 255])
  })
})
