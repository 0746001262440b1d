import { expect, type Page } from '@playwright/test'
import {
  fileTab,
  headline,
  oldHeadline,
  openPage,
  openReview,
  outcome,
  review,
  save,
  saveButton,
  show,
  test,
} from './support'

const begun = 'A headline that is not saved yet'
const back = (page: Page) => outcome(page, 'Your unsaved changes are back.')

async function begin(page: Page, text: string): Promise<void> {
  await show(page, 'Home')
  await headline(page).fill(text)
  await expect(fileTab(page, 'Home')).toContainText('changed')
}

async function expectBack(page: Page, text: string): Promise<void> {
  await expect(back(page)).toBeVisible()
  await show(page, 'Home')
  await expect(headline(page)).toHaveValue(text)
}

test('unsaved work survives a reload and the end of its tab, and can be discarded', async ({
  page,
  editor,
  heard,
  context,
}) => {
  await begin(page, begun)
  await page.reload()
  await expectBack(page, begun)
  await page.close()
  const next = await openPage(await context.newPage(), editor, heard)
  await expectBack(next, begun)
  await test.step('discarded: it does not come back', async () => {
    await next.getByRole('button', { name: 'Discard them' }).click()
    await expect(headline(next)).toHaveValue(oldHeadline)
    await next.reload()
    await show(next, 'Home')
    await expect(headline(next)).toHaveValue(oldHeadline)
    await expect(back(next)).toHaveCount(0)
  })
  expect(editor.changedLines()).toEqual({})
})

test('two tabs keep their own unsaved work; once it is saved, it is no longer “back”', async ({
  page,
  editor,
  heard,
  context,
}) => {
  await begin(page, 'Mine in the first tab')
  const second = await openPage(await context.newPage(), editor, heard)
  await show(second, 'Home')
  await expect(headline(second)).toHaveValue(oldHeadline)
  await headline(second).fill('Mine in the second tab')
  for (const [tab, text] of [
    [page, 'Mine in the first tab'],
    [second, 'Mine in the second tab'],
  ] as const) {
    await tab.reload()
    await expectBack(tab, text)
  }
  await save(second)
  await headline(second).fill('A second headline')
  await expect(back(second)).toHaveCount(0)
})

test('a server that is gone: the page and saving say so and lose nothing, until it is back', async ({
  page,
  editor,
}) => {
  await begin(page, 'A first headline')
  await editor.close()
  await headline(page).fill(begun)
  await expect(outcome(page, /does not answer/)).toBeVisible()
  await openReview(page)
  await saveButton(page).click()
  const refusal = review(page).getByRole('alert').filter({ hasText: 'Nothing was saved.' })
  await expect(refusal).toContainText('does not answer')
  await review(page).getByRole('button', { name: 'Continue editing' }).click()
  await expect(headline(page)).toHaveValue(begun)
  expect(editor.changedLines()).toEqual({})

  await editor.open()
  await expect(outcome(page, /does not answer/), 'ends without a key').toHaveCount(0)
  await save(page)
  expect(editor.changedLines()).toEqual({
    'home.yaml': [`-  headline: ${oldHeadline}`, `+  headline: ${begun}`],
  })
})
