import { expect } from '@playwright/test'
import { oldHeadline, type Staff } from './staff'
import { test } from './support'

const begun = 'A headline that is not saved yet'
const back = 'Your unsaved changes are back.'

async function expectBack(staff: Staff, text: string): Promise<void> {
  await expect(staff.notice(back)).toBeVisible()
  await staff.show('Home')
  await expect(staff.headline).toHaveValue(text)
}

test('each tab keeps its unsaved work over a reload; once it is closed, the next one has it', async ({
  me,
  editor,
  open,
  context,
}) => {
  await me.changeHeadline(begun)
  await expect(me.tab('Home')).toContainText('changed')
  const second = await open(context)
  await second.show('Home')
  await expect(second.headline).toHaveValue(oldHeadline)
  await second.changeHeadline('Mine in the second tab')
  await me.page.reload()
  await expectBack(me, begun)
  await me.press('Undo')
  await expect(me.headline).toHaveValue(oldHeadline)
  await me.press('Redo')
  await second.page.reload()
  await expectBack(second, 'Mine in the second tab')

  await me.page.close()
  const next = await open(context)
  await expectBack(next, begun)
  await next.press('Discard them')
  await expect(next.headline).toHaveValue(oldHeadline)
  await next.page.reload()
  await next.show('Home')
  await expect(next.headline).toHaveValue(oldHeadline)
  await expect(next.notice(back)).toHaveCount(0)
  expect(editor.changes()).toEqual([])

  await second.save()
  await second.headline.fill('A second headline')
  await expect(second.notice(back)).toHaveCount(0)
})

test('a server that is gone: the page says so, and loses nothing', async ({ me, editor }) => {
  await me.show('Home')
  await editor.close()
  await me.headline.fill(begun)
  await expect(me.notice(/does not answer/)).toBeVisible()
  await me.openReview()
  await me.saveButton.click()
  await expect(me.alert('does not answer').last()).toBeVisible()
  await me.press('Continue editing')
  await expect(me.headline).toHaveValue(begun)
  expect(editor.changes()).toEqual([])

  await editor.open()
  await expect(me.notice(/does not answer/), 'ends without a key').toHaveCount(0)
  await me.save()
})
