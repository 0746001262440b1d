import { expect } from '@playwright/test'
import { oldHeadline, type Staff } from './staff'
import { test } from './support'

const theirs = 'A headline of somebody else'
const mine = 'A headline of mine'

const lead = (staff: Staff) => staff.field('Sentence below the headline', 'Hero')
const question = (staff: Staff) => staff.alert('Somebody else changed Home while')

test('others change a file, then a text that is edited', async ({ me, other, editor }) => {
  await me.changeHeadline(mine)
  await me.field('Alternative text', 'Hero').fill('Another text')
  await other.show('Home')
  await lead(other).fill('A sentence of somebody else.')
  await other.save()
  // The editor polls every few seconds.
  await expect(me.notice('Somebody else changed Home too.')).toBeVisible()
  await expect(lead(me)).toHaveValue('A sentence of somebody else.')
  await expect(me.headline).toHaveValue(mine)

  await other.changeHeadline(theirs)
  await other.save()
  const choice = question(me).getByRole('group', { name: 'Hero, Headline' })
  await expect(choice.getByRole('radio', { name: `Mine ${mine}` })).toBeChecked()
  await choice.getByRole('radio', { name: `Theirs ${theirs}` }).check()
  await me.press('Keep these')
  await expect(me.headline).toHaveValue(theirs)
  await me.save()
  expect(editor.changes()).toEqual([
    'home.yaml',
    `-  headline: ${oldHeadline}`,
    '-  lead: Competitive prices and guaranteed quality, on coaches we own and run in both countries.',
    `+  headline: ${theirs}`,
    '+  lead: A sentence of somebody else.',
    '-  imageAlt: A dark skyline below an orange and a pale disc, above coloured stripes.',
    '+  imageAlt: Another text',
  ])
})

test('a save that comes too late leads to the question', async ({ me, other }) => {
  await me.page.setViewportSize({ width: 390, height: 844 })
  // The editor must not notice the change before it saves.
  await me.page.route('**/api/versions', (route) => route.abort())
  await me.changeHeadline('A headline of mine that continues until the first line is full')
  await other.changeHeadline(theirs)
  await me.openReview()
  await other.save()
  await me.saveButton.click()
  await expect(me.review).toHaveCount(0)
  await expect(question(me)).toBeFocused()
  await expect(question(me)).toBeInViewport()

  await test.step('the review does too', async () => {
    await me.show('About')
    await me.openReview()
    await me.press('Decide now')
    await expect(question(me)).toBeFocused()
  })
  const side = question(me).getByText('Mine', { exact: true })
  const lines = await side.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects().length
  })
  expect(lines, 'lines of the word “Mine” beside a long text').toBe(1)
  await me.press('Discard my changes to this file')
  await expect(me.headline).toHaveValue(theirs)
})
