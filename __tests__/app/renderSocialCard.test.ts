import { join } from 'node:path'
import sharp from 'sharp'
import { renderSocialCard } from '../../src/app/renderSocialCard'
import { fixtureFolder, home, site } from '../fixtures/content'

const images = join(fixtureFolder, 'images')
const sources = {
  brandName: site.brand.name,
  headline: home.hero.headline,
  mark: join(images, 'mark.svg'),
  picture: join(images, 'hero.png'),
}

test('the card is a JPEG of 1200 by 630 pixels', async () => {
  const card = await sharp(await renderSocialCard(sources)).metadata()
  expect(card).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test.each([
  ['brand', { brandName: 'Another Name' }],
  ['headline', { headline: 'Another headline' }],
])('another %s gives another card', async (_what, change) => {
  const before = await renderSocialCard(sources)
  expect((await renderSocialCard({ ...sources, ...change })).equals(before)).toBe(false)
})

test('a long headline takes more lines, and stays above the landmarks', async () => {
  const cardWith = (headline: string) => renderSocialCard({ ...sources, headline })
  const words = 'Exclusive deals for agents '
  const none = await cardWith(' ')
  const lastLine = await lowestDifference(await cardWith(words.repeat(4)), none)
  const onlyLine = await lowestDifference(await cardWith(words), none)
  expect(lastLine).toBeGreaterThan(onlyLine + 100)
  expect(lastLine).toBeLessThan(500)
})

/** The lowest row, in px from the top, in which two pictures clearly differ. */
async function lowestDifference(one: Buffer, other: Buffer): Promise<number> {
  const difference = await sharp(one)
    .composite([{ input: other, blend: 'difference' }])
    .greyscale()
    .raw()
    .toBuffer()
  return Math.floor(difference.findLastIndex((grey) => grey > 100) / 1200)
}
