import { expect } from '@playwright/test'
import { oldHeadline, type Staff } from './staff'
import { test } from './support'

const mine = 'A headline of mine'
const lead = (staff: Staff) => staff.field('Sentence below the headline', 'Hero')
const question = (staff: Staff) => staff.alert('Home was changed on the disk while')

test('a file that another program changes: the page follows, or asks which one to keep', async ({
  me,
  editor,
}) => {
  await me.show('Home')
  await editor.replaceIn('home.yaml', oldHeadline, 'From a text editor')
  await me.look()
  await expect(me.message('Home was changed on the disk. You see the new version.')).toBeVisible()
  await expect(me.headline).toHaveValue('From a text editor')

  await me.headline.fill(mine)
  await me.field('Alternative text', 'Hero').focus()
  await editor.replaceIn('home.yaml', /^ {2}lead: .*$/m, '  lead: From a text editor.')
  await me.look()
  await expect(question(me)).toBeFocused()
  await expect(question(me)).toBeInViewport()
  await expect(question(me)).toContainText(mine)
  await expect(question(me)).toContainText('From a text editor.')
  await me.press('Take it')
  await expect(me.tab('Home')).toBeFocused()
  await expect(lead(me)).toHaveValue('From a text editor.')
  await me.press('Undo')
  await expect(me.headline).toHaveValue(mine)
  await expect(lead(me)).not.toHaveValue('From a text editor.')
})

test('a save that comes too late leads to the question', async ({ me, editor }) => {
  await me.changeHeadline(mine)
  await editor.replaceIn('home.yaml', /^ {2}lead: .*$/m, '  lead: From a text editor.')
  await me.openReview()
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
  await me.press('Keep mine')
  await expect(me.tab('Home')).toBeFocused()
  await me.save()
  expect(editor.changes()).toEqual([
    'home.yaml',
    `-  headline: ${oldHeadline}`,
    `+  headline: ${mine}`,
  ])
})
