import { expect } from '@playwright/test'
import {
  choose,
  delayRequests,
  fillInTexts,
  openForm,
  openRestored,
  removeButton,
  startButton,
  submitButton,
  upload,
} from '../e2e/journey'
import { contact } from '../fixtures/content'
import { test } from '../support/browser'
import { expectUnsent, send } from './trouble'

const { draft } = contact.form

test('what is entered outlives a reload, Back, a window that is closed, and a second one', async ({
  page,
  sandbox,
  context,
}) => {
  await openForm(page)
  await fillInTexts(page)
  await page.reload()
  await expectUnsent(page, sandbox, draft.restored, { there: [] })
  await upload(page, 'GST')
  await page.goto('/about/')
  await page.goBack()
  await expect(submitButton(page)).toBeEnabled()
  await expectUnsent(page, sandbox, draft.restored, { there: ['GST'] })
  await upload(page, 'PAN')
  await page.close()
  const later = await context.newPage()
  await openRestored(later)
  await expectUnsent(later, sandbox, draft.restored)
  await send(later, sandbox)
})

test('leaving during an upload asks for confirmation', async ({ page }) => {
  const release = await delayRequests(page, '**/base/**')
  await openForm(page)
  await fillInTexts(page)
  await choose(page, 'GST')
  await startButton(page).click()
  const shown = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const dialog = await shown
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closing
  release()
  await expect(removeButton(page, 'GST')).toBeVisible()
})
