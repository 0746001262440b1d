import { expect, type Page } from '@playwright/test'
import { textNames } from '../../../src/registration/rules/fields'
import { contact } from '../../fixtures/content'
import { test } from '../../support/browser'
import { staleTexts, startTranslator } from '../../support/translator'
import {
  choose,
  delayRequests,
  documents,
  field,
  fillInTexts,
  openBeforeScript,
  startButton,
  submitButton,
  validTexts,
} from './journey'

/** What no story can show: hydration and the upload window, in a page that is translated. */

const { window: texts } = contact.form.documents

/** A text of ours as the translator shows it. */
const translated = (text: string): string => text.toUpperCase()

/** Timers fire early by this clock, so that the widget loses updates: see `isStale`. */
const slowDownClock = () => {
  const { now } = Date
  const start = now()
  Date.now = () => start + (now() - start) * 0.9
}

/** Everything on the screen is the translation of what React has rendered. */
const expectNothingStale = (page: Page) => expect.poll(() => page.evaluate(staleTexts)).toEqual([])

test('translated before it is hydrated, the form keeps what is typed, and its upload window is translated', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(slowDownClock)
  const release = await openBeforeScript(page)
  await expect(submitButton(page)).toBeVisible()
  await page.evaluate(startTranslator)
  await test.step('what is typed before the script is kept', async () => {
    await fillInTexts(page)
    await field(page, 'your_name').focus()
    release()
    await expect(submitButton(page)).toBeEnabled()
    await expect(field(page, 'your_name')).toBeFocused()
    for (const name of textNames) await expect(field(page, name)).toHaveValue(validTexts[name])
    // What is printed instead of the field.
    await expect(page.getByText(validTexts.company_name, { exact: true })).toHaveCount(1)
    await expectNothingStale(page)
  })
  await test.step('the upload window says what it does', async () => {
    const finish = await delayRequests(page, '**/base/**')
    const preview = page.getByRole('dialog')
    await choose(page, 'gst_pdf')
    for (const text of [documents.gst_pdf.name, texts.selected, texts.clear]) {
      await expect(preview).toContainText(translated(text))
    }
    await expectNothingStale(page)
    await startButton(page).click()
    await expect(preview).toContainText(translated(texts.uploading))
    await expect(preview).not.toContainText(translated(texts.selected))
    await expect(preview).toHaveText(/^[^a-z]*$/)
    finish()
    await expect(preview).toHaveCount(0)
    // Beside its size, and in the sentence that says so.
    await expect(page.getByText(documents.gst_pdf.name, { exact: true })).toHaveCount(2)
    await expectNothingStale(page)
  })
  expect(errors).toEqual([])
})
