import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOnly, expectAccessible } from '../../../__tests__/support/axe'
import { field, headline, openReview, part, preview, review, save, show } from './journey'
import { test } from './support'

test('a headline, a figure, an entry and a picture: the files change in these lines alone', async ({
  page,
  editor,
}) => {
  await test.step('the headline', async () => {
    await show(page, 'Home')
    await headline(page).fill('Sell Singapore and Malaysia with our own coaches')
  })
  await test.step('the picture, stored lying on its side, and its alternative text', async () => {
    const picker = page.waitForEvent('filechooser')
    const picture = part(page, 'Hero').getByRole('group', { name: 'Picture' })
    await picture.getByRole('button', { name: 'Upload a picture' }).click()
    const name = 'Coach at the Causeway.JPG'
    await (await picker).setFiles({ name, mimeType: 'image/jpeg', buffer: await lyingPicture() })
    await expect(picture.getByRole('status')).toContainText('was turned the right way up')
    await expect(picture).toContainText('coach-at-the-causeway.jpg, 2600 × 1500 px')
    await field(part(page, 'Hero'), 'Alternative text').fill('A coach crosses the Causeway.')
    await expect(
      preview(page).getByRole('img', { name: 'A coach crosses the Causeway.' }),
    ).toBeVisible()
  })
  await test.step('a figure', async () => {
    await show(page, 'About')
    const figure = part(page, 'Figure 1: vehicles in Singapore')
    await field(figure, 'Figure').fill('25+')
  })
  await test.step('an entry', async () => {
    const reasons = part(page, 'Why choose us')
    await reasons.getByRole('button', { name: 'Add a feature' }).click()
    const entry = reasons.getByRole('listitem').last()
    await entry.getByRole('combobox', { name: 'Icon' }).selectOption('Clock')
    await field(entry, 'Title').fill('Always on time')
    await field(entry, 'Text').fill('We leave when we say: at 7:00, and not later.')
    await expect(preview(page).getByRole('heading', { name: 'Always on time' })).toBeVisible()
  })
  await test.step('the review lists them', async () => {
    const dialog = await openReview(page)
    const home = dialog.getByRole('region', { name: 'home.yaml' }).getByRole('listitem')
    await expect(home).toHaveCount(3)
    await expect(home.first()).toContainText('Sell Singapore and Malaysia with our own coaches')
    const about = dialog.getByRole('region', { name: 'about.yaml' }).getByRole('listitem')
    await expect(about).toHaveCount(2)
    await expect(about.first()).toContainText(/Before20\+After25\+/)
    await dialog.getByRole('button', { name: 'Go on editing' }).click()
  })
  expect(editor.changedLines(), 'nothing is written before it is saved').toEqual({})
  await save(page)
  expect(editor.changedLines()).toEqual({
    'about.yaml': [
      '-    - value: 20+',
      '+    - value: 25+',
      '+    - icon: clock',
      '+      title: Always on time',
      '+      text: "We leave when we say: at 7:00, and not later."',
    ],
    'home.yaml': [
      '-  headline: Expand your business with exclusive B2B Singapore and Malaysia deals',
      '+  headline: Sell Singapore and Malaysia with our own coaches',
      '-  image: images/hero.png',
      '-  imageAlt: A dark skyline below an orange and a pale disc, above coloured stripes.',
      '+  image: images/coach-at-the-causeway.jpg',
      '+  imageAlt: A coach crosses the Causeway.',
    ],
  })
  expect(editor.status()).toEqual([
    ' M content/about.yaml',
    ' M content/home.yaml',
    '?? content/images/coach-at-the-causeway.jpg',
  ])
  expect(await editor.findings()).toEqual([])
})

/** As a telephone stores one that was taken upright: 2600 × 1500 once it is turned. */
const lyingPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 1500, height: 2600, channels: 3, background: '#2a7f8e' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const long = `${'A very long headline about our coaches '.repeat(3)}indeed`

test('a headline that is too long is refused in the words of the command line', async ({
  page,
  editor,
}) => {
  await show(page, 'Home')
  await headline(page).fill(long)
  await expect(headline(page)).toHaveAccessibleDescription(/characters/)
  await expect(headline(page)).toHaveAttribute('aria-invalid', 'true')
  const dialog = await openReview(page)
  const refusal = dialog.getByRole('alert').filter({ hasText: 'has to be mended first' })
  await expect(refusal.getByRole('listitem')).toHaveCount(1)
  const shown = await refusal.getByRole('listitem').getByRole('paragraph').textContent()
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  expect(editor.changedLines()).toEqual({})

  await test.step('the button leads to the field, which says the same', async () => {
    await refusal.getByRole('button', { name: 'Go to the field' }).click()
    await expect(review(page)).toHaveCount(0)
    await expect(headline(page)).toBeFocused()
  })
  writeFileSync(join(editor.folder, 'home.yaml'), await keptText(page, 'home.yaml'))
  expect(await editor.findings()).toEqual([shown])
})

/** A file as it would have been saved. */
const keptText = (page: Page, file: string): Promise<string> =>
  page.evaluate((name) => {
    const kept = Object.entries(localStorage).find(([key]) => key.startsWith('content-editor:'))
    const { files } = JSON.parse(kept?.[1] ?? '')
    return files.find(({ base }: { base: { name: string } }) => base.name === name).text
  }, file)

test('axe finds nothing on any form, with mistakes, or in the review', async ({ page }) => {
  for (const file of ['Site', 'Home', 'About', 'Contact']) {
    await show(page, file)
    await expectAccessibleInBoth(page)
  }
  await show(page, 'Home')
  await headline(page).fill(long)
  await field(part(page, 'Hero'), 'Leads to').fill('nowhere')
  await expect(headline(page)).toHaveAttribute('aria-invalid', 'true')
  await expectAccessibleInBoth(page)
  await openReview(page)
  await expectAccessibleInBoth(page)
})

async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, contrastOnly)
  await page.emulateMedia({ colorScheme: 'light' })
}
