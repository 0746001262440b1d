import { expect } from '@playwright/test'
import { oldHeadline } from './staff'
import { test } from './support'

const begun = 'A headline that is not saved yet'
const back = /^Your unsaved changes are back/

test('unsaved work outlasts a reload, which is asked about; a second tab says where it is open', async ({
  me,
  editor,
  openPage,
  context,
}) => {
  await me.changeHeadline(begun)
  await expect(me.tab('Home')).toContainText('changed')
  const asked: string[] = []
  me.page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await me.page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(me.message(back)).toBeVisible()
  await me.show('Home')
  await expect(me.headline).toHaveValue(begun)
  await expect(me.button('Undo')).toBeDisabled()

  const second = await openPage(context)
  await expect(second.getByText(/already open in another tab/)).toBeVisible()
  await me.page.close()
  await second.getByRole('button', { name: 'Try again' }).click()
  await expect(second.getByText(back)).toBeVisible()
  await second.getByRole('button', { name: 'Discard them' }).click()
  await second.getByRole('tab', { name: 'Home' }).click()
  await expect(second.getByRole('textbox', { name: 'Headline', exact: true }).first()).toHaveValue(
    oldHeadline,
  )
  expect(editor.changes()).toEqual([])
})

test('a server that is gone: the page says so, and loses nothing', async ({ me, editor }) => {
  await me.show('Home')
  await editor.close()
  await me.headline.fill(begun)
  await expect(me.alert('does not answer')).toBeInViewport()
  await me.openReview()
  await me.saveButton.click()
  await expect(me.review.getByText(/does not answer/)).toBeVisible()
  await me.press('Continue editing')
  await expect(me.headline).toHaveValue(begun)
  expect(editor.changes()).toEqual([])

  await editor.open()
  await expect(me.alert('does not answer'), 'ends without a key').toHaveCount(0)
  await me.save()
})
