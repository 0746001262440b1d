import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { fixtureFolder, home, site } from '../../../__tests__/fixtures/content'
import { renderSocialCard } from '../socialCard'

const images = join(fixtureFolder, 'images')
const sources = {
  brandName: site.brand.name,
  headline: home.hero.headline,
  mark: join(images, 'mark.svg'),
  picture: join(images, 'hero.png'),
}

test('a long headline takes more lines, and stays above the landmarks', async () => {
  const cardWith = (headline: string) => renderSocialCard({ ...sources, headline })
  const words = 'Exclusive deals for agents '
  const none = await cardWith(' ')
  const lastLine = (await difference(await cardWith(words.repeat(4)), none)).bottom
  const onlyLine = (await difference(await cardWith(words), none)).bottom
  expect(lastLine).toBeGreaterThan(onlyLine + 100)
  expect(lastLine).toBeLessThan(500)
})

test('the card is a JPEG of 1200 by 630 pixels, also where the mark has no viewBox', async () => {
  const mark = join(mkdtempSync(join(tmpdir(), 'card-')), 'mark.svg')
  writeFileSync(mark, '<svg xmlns="http://www.w3.org/2000/svg" width="24mm" height="24mm"/>')
  const card = await sharp(await renderSocialCard({ ...sources, mark })).metadata()
  expect(card).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  rmSync(dirname(mark), { recursive: true })
})

test('a long word breaks within the panel', async () => {
  const cardWith = (text: string) =>
    renderSocialCard({ ...sources, headline: text, brandName: text })
  const { width } = await difference(await cardWith('W'.repeat(30)), await cardWith(' '))
  expect(width).toBeLessThanOrEqual(1200 - 2 * 72)
})

/** The part of two pictures in which they clearly differ, in px; `bottom` is its lowest row. */
async function difference(one: Buffer, other: Buffer) {
  const grey = await sharp(one)
    .composite([{ input: other, blend: 'difference' }])
    .greyscale()
    .raw()
    .toBuffer()
  const found = [...grey.keys()].filter((index) => (grey[index] ?? 0) > 100)
  const columns = found.map((index) => index % 1200).sort((a, b) => a - b)
  const rows = found.map((index) => Math.floor(index / 1200))
  const [top = 0, bottom = 0] = [rows[0], rows.at(-1)]
  return { width: (columns.at(-1) ?? 0) - (columns[0] ?? 0), height: bottom - top, bottom }
}
