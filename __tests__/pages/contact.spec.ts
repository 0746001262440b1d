import { expect, type Page } from '@playwright/test'
import {
  button,
  choose,
  documents,
  expectSent,
  openForm,
  openSavedDraft,
  submit,
} from '../e2e/journey'
import { setFaults } from '../e2e/sandbox'
import { contact } from '../fixtures/content'
import { expectAccessible } from '../support/axe'
import { test } from '../support/browser'
import { expectValidHtml } from '../support/checkers'

const { failure, privacy } = contact.form

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The page as it is now, for both tools. */
const expectSound = (page: Page, state: string): Promise<void> =>
  test.step(state, async () => {
    await expectValidHtml(await page.content(), 'browser')
    await expectAccessible(page)
  })

test('/contact/ with errors and the privacy notice open, with the upload window open', async ({
  page,
}) => {
  await openForm(page)
  await submit(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByText(privacy.more).click()
  await expectSound(page, 'errors shown, the privacy notice open')
  await choose(page, 'GST')
  await expect(page.getByRole('dialog').getByText(documents.GST.name)).toBeVisible()
  await expectSound(page, 'upload window open')
})

test('/contact/ failed, sent', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox)
  await setFaults(sandbox, { email: { status: 500, body: 'Internal Server Error', times: 1 } })
  await submit(page)
  const again = button(page, failure.tryAgain)
  await expect(again).toBeVisible()
  await expectSound(page, 'failed')
  await again.click()
  await expectSent(page, sandbox)
  await expectSound(page, 'sent')
})
