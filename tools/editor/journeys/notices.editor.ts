import { expect } from '@playwright/test'
import { field, headline, outcome, part, save, show } from './journey'
import { test } from './support'

test('“Saved” ends with the next change, and does not come back without a save', async ({
  page,
}) => {
  await show(page, 'Home')
  await headline(page).fill('A first headline')
  await save(page)
  await headline(page).fill('A second headline')
  await expect(outcome(page, /^Saved /)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Everything is saved' })).toBeVisible()
  await expect(outcome(page, /^Saved /)).toHaveCount(0)
})

test('“Your unsaved changes are back” ends once they are saved', async ({ page }) => {
  await show(page, 'Home')
  await headline(page).fill('A first headline')
  await page.reload()
  await expect(outcome(page, 'Your unsaved changes are back.')).toBeVisible()
  await save(page)
  await show(page, 'Home')
  await headline(page).fill('A second headline')
  await expect(outcome(page, 'Your unsaved changes are back.')).toHaveCount(0)
})

test('“does not answer” ends once the server answers, without a key', async ({ page, editor }) => {
  await show(page, 'Home')
  await editor.close()
  const unanswered = page.waitForEvent('requestfailed', (request) =>
    (request.postData() ?? '').includes('A headline of mine'),
  )
  await headline(page).fill('A headline of mine')
  await unanswered
  await expect(outcome(page, /does not answer/)).toBeVisible()
  await editor.open()
  await expect(outcome(page, /does not answer/)).toHaveCount(0)
})

test('“Somebody else changed” ends when the file is edited here', async ({ page, editor }) => {
  await show(page, 'Home')
  editor.replace('home.yaml', 'headline: Expand', 'headline: Extend')
  await expect(outcome(page, /Somebody else changed home\.yaml/)).toBeVisible()
  await headline(page).fill('A headline')
  await expect(outcome(page, /Somebody else changed/)).toHaveCount(0)
})

test('Enter in a text of one line says why nothing happens, until the next key', async ({
  page,
}) => {
  await show(page, 'Home')
  const before = await headline(page).inputValue()
  await headline(page).press('Enter')
  const reason = outcome(page, 'This text is one line, so Enter does nothing here.')
  await expect(reason.filter({ visible: true }).first()).toBeVisible()
  await expect(headline(page)).toHaveValue(before)
  await headline(page).press('End')
  await expect(reason.filter({ visible: true })).toHaveCount(1)
  await expect(field(part(page, 'Hero'), 'Headline')).toBeFocused()
})
