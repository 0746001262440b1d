import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import {
  field,
  headline,
  longHeadline,
  oldHeadline,
  openReview,
  outcome,
  part,
  preview,
  review,
  save,
  saveButton,
  show,
  test,
} from './support'

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
    const home = dialog.getByRole('region', { name: 'Home (home.yaml)' }).getByRole('listitem')
    await expect(home).toHaveCount(3)
    await expect(home.first()).toContainText('Sell Singapore and Malaysia with our own coaches')
    const about = dialog.getByRole('region', { name: 'About (about.yaml)' }).getByRole('listitem')
    await expect(about).toHaveCount(2)
    await expect(about.first()).toContainText(/Before20\+After25\+/)
    await dialog.getByRole('button', { name: 'Continue editing' }).click()
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
      `-  headline: ${oldHeadline}`,
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

test('an error is named by its label, in the words of the command line, and leads to its field', async ({
  page,
  editor,
}) => {
  await show(page, 'Home')
  await headline(page).fill(longHeadline)
  await expect(headline(page)).toHaveAccessibleDescription(/Has \d+ characters/)
  await expect(headline(page)).toHaveAttribute('aria-invalid', 'true')
  const dialog = await openReview(page)
  const refusal = dialog.getByRole('alert').filter({ hasText: 'Fix 1 error before saving' })
  await expect(refusal.getByRole('listitem')).toHaveCount(1)
  const shown = await refusal.getByRole('listitem').getByRole('paragraph').textContent()
  await expect(saveButton(page)).toHaveCount(0)
  expect(editor.changedLines()).toEqual({})

  await refusal.getByRole('button', { name: 'Go to the field' }).click()
  await expect(review(page)).toHaveCount(0)
  await expect(headline(page)).toBeFocused()
  editor.replace('home.yaml', oldHeadline, longHeadline)
  const words = shown?.replace('Hero, Headline: Has ', '"hero.headline" has ')
  expect(await editor.findings()).toEqual([expect.stringContaining(`: ${words}\n`)])
})

test('“Saved” ends with the next change, and does not come back without a save', async ({
  page,
}) => {
  await show(page, 'Home')
  await headline(page).fill('A first headline')
  await save(page)
  await headline(page).fill('A second headline')
  await expect(outcome(page, /^Saved /)).toHaveCount(0)
  await part(page, 'Hero').getByRole('button', { name: 'Undo changes in this field' }).click()
  await expect(headline(page)).toHaveValue('A first headline')
  await expect(headline(page)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Everything is saved' })).toBeVisible()
  await expect(outcome(page, /^Saved /)).toHaveCount(0)
})

test('a picture that nothing uses can be removed', async ({ page, editor }) => {
  const images = join(editor.folder, 'images')
  copyFileSync(join(images, 'hero.png'), join(images, 'old.png'))
  await show(page, 'Home')
  await page.getByRole('button', { name: 'Choose another picture' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose another picture' })
  await expect(chooser.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  await chooser.getByRole('button', { name: 'Remove old.png' }).click()
  await expect(chooser.getByRole('status')).toHaveText('old.png removed.')
  await expect(chooser.getByRole('button', { name: /^old\.png/ })).toHaveCount(0)
  await chooser.getByRole('button', { name: 'Keep this picture' }).click()
  expect(editor.status()).toEqual([])
})

test.describe('with --git', () => {
  test.use({ remote: 'https://github.com/asha/site.git' })

  test('a save is a commit with a summary, which can be proposed', async ({ page, editor }) => {
    await expect(page.getByText('Asha, saves to content/edits')).toBeVisible()
    await show(page, 'Home')
    await headline(page).fill('Go further together')
    await field(await openReview(page), 'Summary').fill('Shorten the headline')
    await saveButton(page).click()
    await expect(outcome(page, /^Saved home\.yaml as \w+ on content\/edits\./)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Propose the changes' })).toHaveAttribute(
      'href',
      'https://github.com/asha/site/compare/main...content/edits?expand=1',
    )
    expect(editor.log('content/edits')).toEqual(['Shorten the headline', 'Begin'])
  })
})
