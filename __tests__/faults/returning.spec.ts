import { expect, type Page } from '@playwright/test'
import type { TextName } from '../../src/registration/rules/fields'
import { findInstalledBrowser } from '../../tools/testing/browser'
import {
  documents,
  expectCleared,
  field,
  fillInTexts,
  kinds,
  openSavedDraft,
  submitButton,
  upload,
  validTexts,
} from '../e2e/journey'
import { expectMails } from '../e2e/sandbox'
import { contact, site } from '../fixtures/content'
import { test } from '../support/browser'
import { earlierRecord, inspect, inspectNothingLeft, openAgain, openEmpty } from './bench'

const { draft, success } = contact.form

/** What a person corrects before sending. */
const corrected = {
  your_name: 'Asha Menon',
  email: 'asha.menon@example.com',
  company_address: '7 Residency Road\nBengaluru 560025',
}

const follow = async (page: Page, path: string) => {
  const link = site.navigation.find((item) => item.path === path)
  await page.getByRole('navigation').getByRole('link', { name: link?.label }).first().click()
  await page.waitForURL(`**${path}`)
}

/** Goes to the form again by the links of the site: the earlier one is then two steps back. */
async function openLater(page: Page): Promise<void> {
  await follow(page, '/about/')
  await follow(page, '/contact/')
  await expect(submitButton(page)).toBeEnabled()
}

/** Presses the browser's Back button twice, back to the earlier form. */
async function goBackTwice(page: Page, isKept: boolean): Promise<void> {
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/about\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expect(submitButton(page)).toBeEnabled()
  const isFromCache = await page.evaluate(() => Reflect.get(window, 'wasLeft') === true)
  expect(isFromCache, 'the page was kept by the browser').toBe(isKept)
}

/** Marks the page, so that `goBackTwice` can tell it from one that is loaded again. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'wasLeft', true))

const installed = findInstalledBrowser()
const withCache = test.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      // Playwright switches the cache off, and the headless shell has none.
      const ignoreDefaultArgs = ['--disable-back-forward-cache']
      await use({ ...launchOptions, executablePath: installed, ignoreDefaultArgs })
    },
    { scope: 'worker' },
  ],
})

const waysBack = [
  { how: 'loaded again', test, isKept: false },
  { how: 'from the back/forward cache', test: withCache, isKept: true },
] as const

for (const { how, test, isKept } of waysBack) {
  test.describe(`Back to a page that is ${how}`, () => {
    test.skip(isKept && !installed, 'the cache: no Chromium, Chrome or Edge is installed')

    test(`corrected later, then Back: the correction is sent (${how})`, async ({
      page,
      sandbox,
    }) => {
      await openEmpty(page)
      await fillInTexts(page)
      await mark(page)
      await openLater(page)
      for (const [name, text] of Object.entries(corrected)) {
        await field(page, name as TextName).fill(text)
      }
      for (const kind of kinds) await upload(page, kind, documents[kind])
      await goBackTwice(page, isKept)
      await expect(field(page, 'company_address')).toHaveValue(corrected.company_address)
      await submitButton(page).click()
      await inspect(page, sandbox, { says: success.heading, mails: 1 })
      const [mail] = await expectMails(sandbox, 1)
      expect(mail?.template_params).toMatchObject(corrected)
    })

    test(`sent later, then Back: it is not there again (${how})`, async ({ page, sandbox }) => {
      await openEmpty(page)
      await fillInTexts(page)
      await mark(page)
      await openLater(page)
      for (const kind of kinds) await upload(page, kind, documents[kind])
      await submitButton(page).click()
      await inspect(page, sandbox, { says: success.heading, mails: 1 })
      await goBackTwice(page, isKept)
      await expectCleared(page)
      await inspectNothingLeft(page, 1)
    })

    test(`cleared later, then Back: nobody sees it (${how})`, async ({ page }) => {
      await openEmpty(page)
      await fillInTexts(page)
      await mark(page)
      await openLater(page)
      await page.getByRole('button', { name: draft.clear }).click()
      await expect(page.getByText(draft.cleared)).toBeVisible()
      await goBackTwice(page, isKept)
      await expectCleared(page)
      await inspectNothingLeft(page, 0)
    })

    test(`cleared, left and Back: no Undo for the next person (${how})`, async ({ page }) => {
      await openEmpty(page)
      await fillInTexts(page)
      await page.getByRole('button', { name: draft.clear }).click()
      await mark(page)
      await openLater(page)
      await goBackTwice(page, isKept)
      await expectCleared(page)
      await expect(page.getByRole('button', { name: draft.undo })).toHaveCount(0)
      await inspectNothingLeft(page, 0)
    })

    test(`record removed later, then Back: nobody sees it (${how})`, async ({ page, sandbox }) => {
      await openSavedDraft(page, sandbox)
      await submitButton(page).click()
      await inspect(page, sandbox, { says: success.heading, mails: 1 })
      await mark(page)
      await openLater(page)
      await earlierRecord(page).click()
      await page.getByRole('button', { name: success.remove }).click()
      await goBackTwice(page, isKept)
      await inspectNothingLeft(page, 1)
    })
  })
}

test('two tabs: a record that one removes is gone in the other', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox)
  await submitButton(page).click()
  await inspect(page, sandbox, { says: success.heading, mails: 1 })
  const other = await page.context().newPage()
  await other.goto('/contact/')
  await earlierRecord(other).click()
  await other.getByRole('button', { name: success.remove }).click()
  await inspectNothingLeft(page, 1)
})

test('two tabs: what one corrects is not lost when the other sends', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox)
  const other = await openAgain(page)
  await field(other, 'email').fill(corrected.email)
  await field(other, 'company_address').fill(corrected.company_address)
  await submitButton(page).click()
  await inspect(page, sandbox, { says: success.heading, mails: 1 })

  const { email, company_address } = contact.form.fields
  const differs = draft.differs.replace('{fields}', `${email.label}, ${company_address.label}`)
  await expect(other.getByText(differs)).toBeVisible()
  await other.reload()
  await expect(other.getByText(differs)).toBeVisible()
  await expect(field(other, 'email')).toHaveValue(corrected.email)
  await other.getByRole('button', { name: draft.sendCorrection }).click()
  await inspect(other, sandbox, { says: success.heading, mails: 2 })
  const mails = await expectMails(sandbox, 2)
  expect(mails.map(({ template_params }) => template_params.email)).toEqual([
    validTexts.email,
    corrected.email,
  ])
  await other.reload()
  await expect(earlierRecord(other)).toHaveCount(2)
})
