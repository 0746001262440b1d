import { expect, type Page } from '@playwright/test'
import type { TextName } from '../../src/registration/rules/fields'
import { findInstalledBrowser } from '../../tools/testing/browser'
import {
  expectCleared,
  field,
  fillInTexts,
  kinds,
  openForm,
  openSavedDraft,
  press,
  submitButton,
  upload,
} from '../e2e/journey'
import { expectMails, type TrackedSandbox } from '../e2e/sandbox'
import { contact, site } from '../fixtures/content'
import { test } from '../support/browser'
import { inspectNothingLeft, send } from './inspect'

const { draft } = contact.form

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

const uploadAll = async (page: Page) => {
  for (const kind of kinds) await upload(page, kind)
}

/** What happens at a later visit to the form, and what the earlier one then shows. */
interface Return {
  name: string
  /** What is done at the earlier visit; by default every text is filled in. */
  earlier?: (page: Page, sandbox: TrackedSandbox) => Promise<void>
  later?: (page: Page, sandbox: TrackedSandbox) => Promise<void>
  /** By default nothing of the application is left. */
  check?: (page: Page, sandbox: TrackedSandbox) => Promise<void>
  sent: 0 | 1
}

const returns: readonly Return[] = [
  {
    name: 'corrected later, then Back: the correction is sent',
    later: async (page) => {
      for (const [name, text] of Object.entries(corrected)) {
        await field(page, name as TextName).fill(text)
      }
      await uploadAll(page)
    },
    check: async (page, sandbox) => {
      await expect(field(page, 'company_address')).toHaveValue(corrected.company_address)
      await send(page, sandbox)
      const [mail] = await expectMails(sandbox, 1)
      expect(mail?.template_params).toMatchObject(corrected)
    },
    sent: 1,
  },
  {
    name: 'sent later, then Back: it is not there again',
    later: async (page, sandbox) => {
      await uploadAll(page)
      await send(page, sandbox)
    },
    sent: 1,
  },
  {
    name: 'cleared later, then Back: nobody sees it',
    later: async (page) => {
      await press(page, draft.clear)
      await expect(page.getByText(draft.cleared)).toBeVisible()
    },
    sent: 0,
  },
  {
    name: 'cleared, left and Back: no Undo for the next person',
    earlier: async (page) => {
      await openForm(page)
      await fillInTexts(page)
      await press(page, draft.clear)
    },
    sent: 0,
  },
  {
    name: 'sent, left and Back: the confirmation is gone',
    earlier: async (page, sandbox) => {
      await openSavedDraft(page, sandbox)
      await send(page, sandbox)
    },
    sent: 1,
  },
]

const fillIn = async (page: Page) => {
  await openForm(page)
  await fillInTexts(page)
}

for (const { how, test, isKept } of waysBack) {
  test.describe(`Back to a page that is ${how}`, () => {
    test.skip(isKept && !installed, 'the cache: no Chromium, Chrome or Edge is installed')

    for (const { name, earlier = fillIn, later, check, sent } of returns) {
      test(`${name} (${how})`, async ({ page, sandbox }) => {
        await earlier(page, sandbox)
        await mark(page)
        await openLater(page)
        await later?.(page, sandbox)
        await goBackTwice(page, isKept)
        if (check) return check(page, sandbox)
        await expect(page.getByRole('button', { name: draft.undo })).toHaveCount(0)
        await expectCleared(page)
        await inspectNothingLeft(page, sent)
      })
    }
  })
}
