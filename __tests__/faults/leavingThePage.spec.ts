import { expect } from '@playwright/test'
import {
  choose,
  delayRequests,
  expectCleared,
  fillInTexts,
  openForm,
  openRestored,
  openSavedDraft,
  removeButton,
  sentBefore,
  startButton,
  submit,
  submitButton,
  upload,
} from '../e2e/journey'
import { expectMails, setFaults } from '../e2e/sandbox'
import { contact } from '../fixtures/content'
import { test } from '../support/browser'
import { expectNothingLeft, expectUnsent, send } from './trouble'

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

test('reload while sending: the draft is restored and not sent twice', async ({
  page,
  sandbox,
}) => {
  await setFaults(sandbox, { email: { delayMs: 300_000, after: true, times: 1 } })
  await openSavedDraft(page, sandbox)
  page.on('dialog', (dialog) => dialog.accept())
  await submit(page)
  await expectMails(sandbox, 1)
  await page.reload()
  await expect(submitButton(page)).toBeEnabled()
  await submit(page)
  await expectUnsent(page, sandbox, /Nothing was sent again/, { mails: 1 })
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

test('reload after success: it says when it was sent, and has nothing of it', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox)
  await send(page, sandbox)
  await page.reload()
  await expect(sentBefore(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectCleared(page)
  await expectNothingLeft(page)
})
