import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { fixtureFolder } from '../../../__tests__/fixtures/content'
import { renderIcons } from '../icons'

const folder = mkdtempSync(join(tmpdir(), 'icons-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('favicon.ico has a picture of 48 pixels', async () => {
  const ico = (await renderIcons(join(fixtureFolder, 'images', 'the mark.svg')))['favicon.ico']
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
