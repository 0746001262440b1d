import { expect, type Page } from '@playwright/test'
import { fileTab, headline, openReview, outcome, review, save, saveButton, show } from './journey'
import { openPage, test } from './support'

const begun = 'A headline that is not saved yet'
const old = 'Expand your business with exclusive B2B Singapore and Malaysia deals'
const isBack = (page: Page) => expect(outcome(page, 'Your unsaved changes are back.')).toBeVisible()

async function begin(page: Page, text: string): Promise<void> {
  await show(page, 'Home')
  await headline(page).fill(text)
  await expect(fileTab(page, 'Home')).toContainText('changed')
}

test('unsaved work survives a reload and the end of its tab, and can be dropped', async ({
  page,
  editor,
  heard,
  context,
}) => {
  await begin(page, begun)
  await test.step('a reload', async () => {
    await page.reload()
    await isBack(page)
    await show(page, 'Home')
    await expect(headline(page)).toHaveValue(begun)
  })
  await page.close()
  const next = await openPage(await context.newPage(), editor, heard)
  await test.step('another tab, after the first is gone', async () => {
    await isBack(next)
    await show(next, 'Home')
    await expect(headline(next)).toHaveValue(begun)
  })
  await test.step('dropped: it does not come back', async () => {
    await next.getByRole('button', { name: 'Drop them' }).click()
    await expect(headline(next)).toHaveValue(old)
    await next.reload()
    await show(next, 'Home')
    await expect(headline(next)).toHaveValue(old)
    await expect(outcome(next, 'Your unsaved changes are back.')).toHaveCount(0)
  })
  expect(editor.changedLines()).toEqual({})
})

test('two tabs keep their own unsaved work', async ({ page, editor, heard, context }) => {
  await begin(page, 'Mine in the first tab')
  const second = await openPage(await context.newPage(), editor, heard)
  await show(second, 'Home')
  await expect(headline(second)).toHaveValue(old)
  await headline(second).fill('Mine in the second tab')
  for (const [tab, text] of [
    [page, 'Mine in the first tab'],
    [second, 'Mine in the second tab'],
  ] as const) {
    await tab.reload()
    await isBack(tab)
    await show(tab, 'Home')
    await expect(headline(tab)).toHaveValue(text)
  }
})

test('a server that is gone: saving says so and keeps the text, and works once it is back', async ({
  page,
  editor,
}) => {
  await begin(page, begun)
  await editor.close()
  await openReview(page)
  await saveButton(page).click()
  const refusal = review(page).getByRole('alert').filter({ hasText: 'Nothing was saved.' })
  await expect(refusal).toContainText('does not answer')
  await review(page).getByRole('button', { name: 'Go on editing' }).click()
  await expect(headline(page)).toHaveValue(begun)
  expect(editor.changedLines()).toEqual({})

  await editor.open()
  await save(page)
  expect(editor.changedLines()).toEqual({
    'home.yaml': [`-  headline: ${old}`, `+  headline: ${begun}`],
  })
})
