import { expect, type Page } from '@playwright/test'
import type { TextName } from '../../../src/registration/rules/fields'
import { site } from '../../fixtures/content'
import { expectCleared, field, openSavedDraft, submitButton } from '../journeys/journey'
import type { TrackedSandbox } from '../journeys/sandbox'
import { expectNothingLeft, send } from './trouble'

/** What a person corrects before sending. */
const corrected = {
  your_name: 'Asha Menon',
  email: 'asha.menon@example.com',
  company_address: '7 Residency Road\nBengaluru 560025',
}

/**
 * Corrects and sends in a later page, and goes back each time: the earlier page has what was corrected
 * later, and nothing of what was sent later.
 *
 * @param how what the browser does with the earlier page
 */
export async function goBackToForm(
  page: Page,
  sandbox: TrackedSandbox,
  how: 'loaded again' | 'from the back/forward cache',
): Promise<void> {
  await openSavedDraft(page, sandbox)
  await openLater(page)
  for (const [name, text] of Object.entries(corrected)) {
    await field(page, name as TextName).fill(text)
  }
  await goBackTwice(page, how)
  await expect(field(page, 'company_address')).toHaveValue(corrected.company_address)
  await openLater(page)
  const [mail] = await send(page, sandbox)
  expect(mail?.template_params).toMatchObject(corrected)
  await goBackTwice(page, how)
  await expectCleared(page)
  await expectNothingLeft(page)
}

/** Goes to the form again by the links of the site: the earlier one is then two steps back. */
async function openLater(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'isEarlierPage', true))
  for (const path of ['/about/', '/contact/']) {
    const link = site.navigation.find((item) => item.path === path)
    await page.getByRole('navigation').getByRole('link', { name: link?.label }).first().click()
    await page.waitForURL(`**${path}`)
  }
  await expect(submitButton(page)).toBeEnabled()
}

/** Presses the browser's Back button twice, back to the earlier form. */
async function goBackTwice(page: Page, how: string): Promise<void> {
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/about\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expect(submitButton(page)).toBeEnabled()
  const isKept = await page.evaluate(() => Reflect.get(window, 'isEarlierPage') === true)
  expect(isKept ? 'from the back/forward cache' : 'loaded again').toBe(how)
}
