import { expect } from '@playwright/test'
import { comeBack, headline, outcome, preview, save, show } from './journey'
import { test } from './support'

const old = 'Expand your business with exclusive B2B Singapore and Malaysia deals'

test('a file with a tab is shown as text; mended there, it is a form again', async ({
  page,
  editor,
}) => {
  await show(page, 'Home')
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(old)
  editor.replace('home.yaml', '  lead: Competitive', '\tlead: Competitive')
  await comeBack(page)
  const refusal = page.getByRole('alert').filter({ hasText: 'cannot be shown as a form' })
  await expect(refusal).toContainText('tab')
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(old)

  const text = page.getByRole('textbox', { name: 'The file as it is' })
  const broken = await text.inputValue()
  expect(broken).toBe(editor.read('home.yaml'))
  const mended = broken.replace('\tlead: Competitive', '  lead: Good')
  await text.fill(mended)
  await expect(refusal).toHaveCount(0)
  await text.blur()
  await expect(headline(page)).toHaveValue(old)
  await save(page)
  expect(editor.read('home.yaml')).toBe(mended)
  await expect(outcome(page, /^Saved home\.yaml/)).toBeVisible()
})
