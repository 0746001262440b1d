import { expect, type Page } from '@playwright/test'
import { choose, delayRequests, documents, openSavedDraft, submitButton } from '../e2e/journey'
import { expectMails, setFaults } from '../e2e/sandbox'
import { contact } from '../fixtures/content'
import { expectNoAlfaFailure } from '../support/alfa'
import { test } from '../support/browser'
import { expectValidHtml } from '../support/htmlValidate'

const { failure, success } = contact.form

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The page as it is now, for both tools. */
const expectSound = (page: Page, state: string): Promise<void> =>
  test.step(state, async () => {
    await expectValidHtml(await page.content(), 'browser')
    await expectNoAlfaFailure(page)
  })

test('/contact/ empty, with errors, with the upload window open', async ({ page }) => {
  await page.goto('/contact/')
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectSound(page, 'errors shown')
  await choose(page, 'GST', documents.GST)
  await expect(page.getByRole('dialog').getByText(documents.GST.name)).toBeVisible()
  // Alfa takes what the modal window covers for targets beside its own.
  await page.locator('#___gatsby').evaluate((element) => {
    element.style.visibility = 'hidden'
  })
  await expectSound(page, 'upload window open')
})

test('/contact/ filled in, sending, failed, sent', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox)
  await page.getByText(contact.form.privacy.more).click()
  await expectSound(page, 'filled in, the privacy notice open')
  const release = await delayRequests(page, '**/email/send')
  await setFaults(sandbox, { email: { status: 500, body: 'Internal Server Error', times: 1 } })
  await submitButton(page).click()
  await expect(page.getByRole('button', { name: contact.form.submitting })).toBeVisible()
  await expectSound(page, 'sending')
  release()
  const again = page.getByRole('button', { name: failure.tryAgain, exact: true })
  await expect(again).toBeVisible()
  await expectSound(page, 'failed')
  await again.click()
  await expect(page.getByText(success.heading)).toBeVisible()
  await expectSound(page, 'sent')
  await expectMails(sandbox, 1)
})
