import { expect, type Page } from '@playwright/test'
import type { TextName } from '../../../src/registration/rules/fields'
import { findInstalledBrowser } from '../../../tools/testing/browser'
import { site } from '../../fixtures/content'
import { test } from '../../support/browser'
import { tryOnly } from '../../support/tryOnly'
import {
  expectCleared,
  field,
  fillInTexts,
  kinds,
  openForm,
  submitButton,
  upload,
} from '../journeys/journey'
import { expectNothingLeft, send } from './trouble'

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
  await page.evaluate(() => Reflect.set(window, 'isEarlierPage', true))
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
  const isFromCache = await page.evaluate(() => Reflect.get(window, 'isEarlierPage') === true)
  expect(isFromCache, 'the page was kept by the browser').toBe(isKept)
}

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
  const tag = isKept ? ['@installed'] : []
  test.describe(`Back to a page that is ${how}`, { tag }, () => {
    test.beforeEach(() =>
      tryOnly(!isKept || installed !== undefined, 'No Chromium, Chrome or Edge is installed.'),
    )

    test(`it has what was corrected later, and nothing of what was sent later (${how})`, async ({
      page,
      sandbox,
    }) => {
      await openForm(page)
      await fillInTexts(page)
      await openLater(page)
      for (const [name, text] of Object.entries(corrected)) {
        await field(page, name as TextName).fill(text)
      }
      for (const kind of kinds) await upload(page, kind)
      await goBackTwice(page, isKept)
      await expect(field(page, 'company_address')).toHaveValue(corrected.company_address)
      await openLater(page)
      const [mail] = await send(page, sandbox)
      expect(mail?.template_params).toMatchObject(corrected)
      await goBackTwice(page, isKept)
      await expectCleared(page)
      await expectNothingLeft(page)
    })
  })
}
