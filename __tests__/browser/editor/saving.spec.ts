import { expect } from '@playwright/test'
import sharp from 'sharp'
import { oldHeadline } from './staff'
import { test } from './support'

test('texts, an entry and a picture: these lines of the files change', async ({ me, editor }) => {
  await me.changeHeadline('Sell Singapore and Malaysia with our own coaches')
  await test.step('the picture, stored lying on its side, and its alternative text', async () => {
    const picture = me.part('Hero').getByRole('group', { name: 'Picture' })
    for (const name of ['Old.JPG', 'Coach at the Causeway.JPG']) {
      const picker = me.page.waitForEvent('filechooser')
      await picture.getByRole('button', { name: 'Upload a picture' }).click()
      await (await picker).setFiles({ name, mimeType: 'image/jpeg', buffer: await lyingPicture() })
      await expect(picture).toContainText(name.replaceAll(' ', '-').toLowerCase())
    }
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
  await test.step('a picture that nothing uses is deleted by the save', async () => {
    const picture = me.part('Hero').getByRole('group', { name: 'Picture' })
    await picture.getByRole('button', { name: 'Choose another picture' }).click()
    await me.press('Delete old.jpg')
    await me.press('Keep this picture')
    await me.openReview()
    await expect(me.review.getByRole('region', { name: 'Pictures' })).toContainText(
      'Delete old.jpg',
    )
    await me.press('Continue editing')
  })
  expect(editor.changes(), 'no text is written before it is saved').toEqual([])
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
  expect(editor.status().filter((line) => line.includes('images/'))).toEqual([
    '?? content/images/coach-at-the-causeway.jpg',
  ])
  expect(await editor.findings()).toEqual([])
})

test('a save in the middle of a form says so where the person looks', async ({ me }) => {
  await me.page.setViewportSize({ width: 390, height: 640 })
  await me.show('About')
  const text = me.field('Figure', 'Figure 1: vehicles in Singapore')
  await text.fill('25+')
  await text.press('ControlOrMeta+S')
  await expect(me.review).toBeVisible()
  await text.page().keyboard.press('ControlOrMeta+S')
  await expect(me.message(/^Saved About\./)).toBeInViewport({ ratio: 1 })
  await expect(text).toBeFocused()
  await expect(text).toBeInViewport({ ratio: 1 })
  await text.fill('26+')
  await expect(me.message(/^Saved About\./)).toBeVisible()
})

/** A JPEG with EXIF orientation 6: 2600 × 1500 px once it is rotated. */
const lyingPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 1500, height: 2600, channels: 3, background: '#2a7f8e' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
