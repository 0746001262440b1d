import { expect } from '@playwright/test'
import sharp from 'sharp'
import { oldHeadline } from './staff'
import { test } from './support'

test('texts, an entry and a picture: these lines of the files change', async ({ me, editor }) => {
  await me.changeHeadline('Sell Singapore and Malaysia with our own coaches')
  await test.step('the picture, stored lying on its side, and its alternative text', async () => {
    const picker = me.page.waitForEvent('filechooser')
    const picture = me.part('Hero').getByRole('group', { name: 'Picture' })
    await picture.getByRole('button', { name: 'Upload a picture' }).click()
    const name = 'Coach at the Causeway.JPG'
    await (await picker).setFiles({ name, mimeType: 'image/jpeg', buffer: await lyingPicture() })
    await expect(picture.getByRole('status')).toContainText('was turned the right way up')
    await expect(picture).toContainText('coach-at-the-causeway.jpg, 2600 × 1500 px')
    const alt = 'A coach crosses the Causeway.'
    await me.field('Alternative text', 'Hero').fill(alt)
    await expect(me.preview.getByRole('img', { name: alt })).toBeVisible()
  })
  await test.step('a figure', async () => {
    await me.show('About')
    await me.field('Figure', 'Figure 1: vehicles in Singapore').fill('25+')
  })
  await test.step('an entry', async () => {
    const reasons = me.part('Why choose us')
    await reasons.getByRole('button', { name: 'Add a feature' }).click()
    const entry = reasons.getByRole('listitem').last()
    await entry.getByRole('combobox', { name: 'Icon' }).selectOption('Clock')
    await entry.getByRole('textbox', { name: 'Title' }).fill('Always on time')
    const text = 'We leave when we say: at 7:00, and not later.'
    await entry.getByRole('textbox', { name: 'Text' }).fill(text)
    await expect(me.preview.getByRole('heading', { name: 'Always on time' })).toBeVisible()
  })
  await test.step('the review lists them', async () => {
    await me.openReview()
    const changesOf = (name: string) =>
      me.review.getByRole('region', { name }).getByRole('listitem')
    const [home, about] = [changesOf('Home'), changesOf('About')]
    await expect(home).toHaveCount(3)
    await expect(home.first()).toContainText('Sell Singapore and Malaysia with our own coaches')
    await expect(about).toHaveCount(2)
    await expect(about.first()).toContainText(/Before20\+After25\+/)
    await me.press('Discard the change to Hero, Alternative text')
    await expect(home).toHaveCount(2)
    await me.press('Continue editing')
    await me.press('Undo')
  })
  expect(editor.status(), 'nothing is written before it is saved').toEqual([])
  await me.save()
  expect(editor.changes()).toEqual([
    'about.yaml',
    '-    - value: 20+',
    '+    - value: 25+',
    '+    - icon: clock',
    '+      title: Always on time',
    '+      text: "We leave when we say: at 7:00, and not later."',
    'home.yaml',
    `-  headline: ${oldHeadline}`,
    '+  headline: Sell Singapore and Malaysia with our own coaches',
    '-  image: images/hero.png',
    '+  image: images/coach-at-the-causeway.jpg',
    '-  imageAlt: A dark skyline below an orange and a pale disc, above coloured stripes.',
    '+  imageAlt: A coach crosses the Causeway.',
  ])
  expect(editor.status()).toContain('?? content/images/coach-at-the-causeway.jpg')
  expect(await editor.findings()).toEqual([])
  await test.step('“Saved” ends with the next change, and only a save brings it back', async () => {
    await me.changeHeadline('Another headline')
    await expect(me.notice(/^Saved /)).toHaveCount(0)
    await me.press('Undo changes in this field')
    await expect(me.headline).toHaveValue('Sell Singapore and Malaysia with our own coaches')
    await expect(me.headline).toBeFocused()
    await expect(me.saved).toBeVisible()
    await expect(me.notice(/^Saved /)).toHaveCount(0)
  })
})

test('on a phone, a save leaves the form and the focus where they are', async ({ me }) => {
  await me.page.setViewportSize({ width: 390, height: 640 })
  await me.show('About')
  const figure = me.field('Figure', 'Figure 1: vehicles in Singapore')
  await figure.fill('25+')
  await expect(me.reviewButton).toBeInViewport()
  await me.save()
  await expect(figure).toBeFocused()
  await expect(figure).toBeInViewport({ ratio: 1 })
  await expect(me.saved).toBeInViewport()
})

/** A JPEG with EXIF orientation 6: 2600 × 1500 px once it is rotated. */
const lyingPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 1500, height: 2600, channels: 3, background: '#2a7f8e' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
