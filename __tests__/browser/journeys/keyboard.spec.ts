import { expect, type Locator, type Page } from '@playwright/test'
import { textNames } from '../../../src/registration/rules/fields'
import { contact } from '../../fixtures/content'
import { test } from '../../support/browser'
import {
  choose,
  expectSent,
  field,
  type Kind,
  kinds,
  openForm,
  removeButton,
  startButton,
  submitButton,
  uploadButton,
  uploadWindow,
  validTexts,
} from './journey'

const { fields, documents, problem, success } = contact.form

test.beforeEach(async ({ page }) => {
  // Playwright intercepts file pickers only while there is a listener, and switching that on takes
  // longer than pressing a key.
  page.on('filechooser', () => undefined)
  await openForm(page)
})

test('the whole journey by keyboard, errors included', async ({ page, sandbox }) => {
  await test.step('submitted empty: the summary has the focus and lists every problem', async () => {
    await tabTo(page, field(page, 'email'))
    await page.keyboard.press('Enter')
    const summary = page.getByRole('alert', { name: problem.heading })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(textNames.length + 1)
    await expect(page).toHaveTitle(/^Error: /)
  })
  await test.step('the first entry leads to its field, which says what is wrong', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const company = field(page, 'company_name')
    await expect(company).toBeFocused()
    await expect(company).toHaveAccessibleDescription(fields.company_name.missing)
    await expect(company).toHaveAttribute('aria-invalid', 'true')
  })
  await test.step('every text field, one after the other', async () => {
    for (const name of textNames) {
      await tabTo(page, field(page, name))
      await page.keyboard.press('ControlOrMeta+A')
      for (const line of validTexts[name].split('\n')) {
        if (!validTexts[name].startsWith(line)) await page.keyboard.press('Enter')
        await page.keyboard.type(line)
      }
      await expect(field(page, name)).not.toHaveAttribute('aria-invalid')
    }
  })
  await test.step('two documents', async () => {
    for (const kind of kinds) await uploadByKeyboard(page, kind)
  })
  await test.step('sent: the confirmation has the focus', async () => {
    await pressByKeyboard(page, submitButton(page))
    await expect(page.getByRole('alert').filter({ hasText: success.heading })).toBeFocused()
    await expect(page).not.toHaveTitle(/^Error: /)
  })
  const [application] = await expectSent(page, sandbox)
  expect(application?.template_params).toMatchObject(validTexts)
})

async function uploadByKeyboard(page: Page, kind: Kind): Promise<void> {
  const upload = uploadButton(page, kind)
  await tabTo(page, upload)
  await expect(upload).toHaveAccessibleDescription(documents.missing)
  await choose(page, kind, undefined, () => page.keyboard.press('Enter'))
  await expect(startButton(page)).toBeEnabled()
  for (const key of ['Tab', 'Shift+Tab']) {
    await expectFocusToStay(page, uploadWindow(page, kind), key)
  }
  await pressByKeyboard(page, startButton(page))
  await expect(removeButton(page, kind)).toBeVisible()
  await expect(upload).toBeFocused()
}

/** Presses a key more often than the window has stops. */
async function expectFocusToStay(page: Page, dialog: Locator, key: string): Promise<void> {
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press(key)
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
}

async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Presses Tab until the element has the focus; a page has fewer than 60 stops. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${target}`)
}
