import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { fixtureFolder } from '../../../__tests__/fixtures/content'
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

test('favicon.ico has a picture of 48 pixels', async () => {
  const ico = (await renderIcons(brandIcon))['favicon.ico']
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48])
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)]
  const picture = await sharp(ico.subarray(offset, offset + length)).metadata()
  expect(picture).toMatchObject({ format: 'png', width: 48, height: 48, hasAlpha: true })
})

test.each([
  'width="512" height="512" viewBox="0 0 24 24"',
  'viewBox="0,0,2048,2048"',
  'width="24mm" height="24mm"',
])('an SVG with %s becomes icons', async (size) => {
  const file = join(folder, 'sized.svg')
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h20v20"/></svg>`,
  )
  const icon = sharp((await renderIcons(file))['icon-192.png'])
  expect(await icon.metadata()).toMatchObject({ width: 192, height: 192 })
  expect((await icon.stats()).isOpaque).toBe(false)
})

describe('the maskable icon', () => {
  const maskable = 'icon-maskable-512.png'

  async function pixelsOf(picture: Buffer) {
    const { data } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return (x: number, y: number) => [...data.subarray((y * 512 + x) * 4, (y * 512 + x) * 4 + 4)]
  }

  // https://www.w3.org/TR/appmanifest/#icon-masks
  test('keeps its picture within four fifths of its width, with white around one without a tile', async () => {
    const shape = '<rect width="64" height="64" fill="#123"/><path d="M0 0h64v64H0" fill="#c00"/>'
    const at = await pixelsOf((await iconsOf(shape))[maskable])
    expect(at(256, 52)).toEqual([0xcc, 0, 0, 255])
    const circle = '<circle cx="32" cy="32" r="31"/>'
    const around = await pixelsOf((await iconsOf(circle))[maskable])
    expect(around(256, 50)).toEqual([255, 255, 255, 255])
  })

  test('continues the colour of the icon’s tile to the corners', async () => {
    const tile = '<rect width="64" height="64" rx="14" fill="#0e2433"/>'
    const at = await pixelsOf((await iconsOf(tile))[maskable])
    expect(at(0, 0)).toEqual([0x0e, 0x24, 0x33, 255])
    expect(at(511, 256)).toEqual([0x0e, 0x24, 0x33, 255])
  })
})
