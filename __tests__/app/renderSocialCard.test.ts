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

test('the text stays above the landmarks, however long the headline is', async () => {
  const long = await renderSocialCard({
    ...sources,
    headline: 'Exclusive deals for agents '.repeat(4),
  })
  const short = await renderSocialCard({ ...sources, headline: ' ' })
  expect(await lowestDifference(long, short)).toBeLessThan(500)
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
