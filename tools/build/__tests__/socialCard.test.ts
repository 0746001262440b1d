import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { fixtureFolder, home, site } from '../../../__tests__/fixtures/content'
import { light } from '../../../src/theme/tokens'
import { renderSocialCard } from '../socialCard'

const folder = mkdtempSync(join(tmpdir(), 'card-'))
let empty: Buffer
beforeAll(async () => {
  await sharp(sized(light.surfaceDeep)).png().toFile(sources.picture)
  empty = await cardWith(' ')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A picture of one colour, for sharp. */
const sized = (background: string) =>
  ({ create: { width: 1200, height: 630, channels: 4, background } }) as const

const sources = {
  brandName: site.brand.name,
  headline: home.hero.headline,
  mark: join(fixtureFolder, 'images', 'the mark.svg'),
  picture: join(folder, 'ground.png'),
}

const cardWith = (words: string) =>
  renderSocialCard({ ...sources, headline: words, brandName: words.slice(0, 40) })

test('the card is a JPEG of 1200 by 630 pixels, also where the mark has no viewBox', async () => {
  const mark = join(folder, 'mark.svg')
  writeFileSync(mark, '<svg xmlns="http://www.w3.org/2000/svg" width="24mm" height="24mm"/>')
  const card = await sharp(await renderSocialCard({ ...sources, mark })).metadata()
  expect(card).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test.each([
  ['a short headline', 'Deals', 250],
  ['a long headline', 'Exclusive deals for agents '.repeat(3), 500],
  ['a long word', 'W'.repeat(30), 500],
])('%s is in the square that messengers show, above the landmarks', async (_what, text, end) => {
  const { left, right, bottom } = await difference(await cardWith(text), empty)
  expect(left).toBeGreaterThan(285)
  expect(right).toBeLessThan(1200 - 285)
  expect(bottom).toBeLessThan(end)
})

test('a transparent picture is on the ground of the hero', async () => {
  const picture = join(folder, 'clear.png')
  await sharp(sized('#fff0')).toFile(picture)
  const card = await renderSocialCard({ ...sources, picture })
  expect(card.equals(await renderSocialCard(sources))).toBe(true)
})

/** The part of two pictures in which they clearly differ, in px. */
async function difference(one: Buffer, other: Buffer) {
  const grey = await sharp(one)
    .composite([{ input: other, blend: 'difference' }])
    .greyscale()
    .raw()
    .toBuffer()
  const found = [...grey.keys()].filter((index) => (grey[index] ?? 0) > 100)
  const columns = found.map((index) => index % 1200).sort((a, b) => a - b)
  const rows = found.map((index) => Math.floor(index / 1200))
  return { left: columns[0] ?? 0, right: columns.at(-1) ?? 0, bottom: rows.at(-1) ?? 0 }
}
