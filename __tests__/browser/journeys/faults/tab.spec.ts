import { expect, type Page } from '@playwright/test'
import { type TextName, textNames } from '../../../../src/registration/rules/fields'
import { contact, site } from '../../../fixtures/content'
import { startTranslator } from '../../../support/translator'
import {
  expectSent,
  expectToBeAsked,
  field,
  fillInTexts,
  openBeforeScript,
  openForm,
  openSavedDraft,
  press,
  removeButton,
  sentBefore,
  submit,
  submitButton,
  validTexts,
} from '../journey'
import { setFaults } from '../sandbox'
import { expectNothingEntered, expectUnsent, test } from './trouble'

const { draft, failure, success } = contact.form

const expectTexts = async (page: Page, changed: Partial<typeof validTexts> = {}) => {
  const texts = { ...validTexts, ...changed }
  for (const name of textNames) await expect.soft(field(page, name)).toHaveValue(texts[name])
}

const follow = async (page: Page, path: string) => {
  const link = site.navigation.find((item) => item.path === path)
  await page.getByRole('navigation').getByRole('link', { name: link?.label }).first().click()
  await page.waitForURL(`**${path}`)
}

/** As a password manager does that fires no event. */
const fillSilently = (page: Page, name: TextName, text: string) =>
  field(page, name).evaluate((input: HTMLInputElement, value) => {
    const { prototype } = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value)
  }, text)

test('a reload, a link and back, Back and Forward: nothing typed is lost, with or without an event', async ({
  page,
}) => {
  await openForm(page)
  const [first = 'company_name', ...others] = textNames
  for (const name of others) await fillSilently(page, name, validTexts[name])
  await field(page, first).pressSequentially(validTexts[first])
  await test.step('a reload', async () => {
    await page.reload()
    await expect(page.getByText(draft.restored)).toBeVisible()
    await expectTexts(page)
  })
  await test.step('a link and the link back, left with text that had no event', async () => {
    await fillSilently(page, 'phone', '+65 1')
    await follow(page, '/about/')
    await follow(page, '/contact/')
    await expectTexts(page, { phone: '+65 1' })
  })
  await test.step('Back, Back, Forward, Forward', async () => {
    for (const step of ['goBack', 'goBack', 'goForward', 'goForward'] as const) await page[step]()
    await expect(submitButton(page)).toBeEnabled()
    await expectTexts(page, { phone: '+65 1' })
  })
  await test.step('cleared: it does not come back', async () => {
    await press(page, draft.clear)
    await page.reload()
    await expect(submitButton(page)).toBeEnabled()
    await expectNothingEntered(page)
  })
})

test('the browser was ended: what the tab’s history has is shown, unless something was sent since', async ({
  page,
  sandbox,
}) => {
  await openForm(page)
  await fillInTexts(page)
  // As a phone that shows another app, and then ends the browser: the storage does not come back.
  await page.evaluate(hidePage)
  await page.evaluate(loseStorage)
  await page.reload()
  await expectTexts(page)
  await test.step('application A is in an older entry of the history, and B is sent', async () => {
    await follow(page, '/about/')
    await follow(page, '/contact/')
    await page.evaluate(loseStorage)
    await openSavedDraft(page, sandbox)
    await submit(page)
    await expectSent(page, sandbox)
    await page.goBack()
    await page.goBack()
    await expect(submitButton(page)).toBeEnabled()
    await expect(sentBefore(page)).toBeVisible()
    await expectNothingEntered(page)
  })
})

/** Runs in the page, whose storage is then empty for the next one. */
function loseStorage(): void {
  sessionStorage.clear()
  Storage.prototype.setItem = () => undefined
}

/** Runs in the page. */
function hidePage(): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  document.dispatchEvent(new Event('visibilitychange'))
  Reflect.deleteProperty(document, 'hidden')
}

test('typed before a late script, in a page that is translated: it wins over what was kept, and no other', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox)
  const release = await openBeforeScript(page)
  await field(page, 'your_name').fill('Ravi Menon')
  await page.evaluate(startTranslator, 'upperCase' as const)
  release()
  await expect(submitButton(page)).toBeEnabled()
  await expectTexts(page, { your_name: 'Ravi Menon' })
  await page.reload()
  await expectTexts(page, { your_name: 'Ravi Menon' })
})

for (const [how, block] of [
  [
    'blocked',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('', 'SecurityError')
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError')
      }
    },
  ],
] as const) {
  test(`storage that is ${how}: the page says so, and asks before it is left`, async ({ page }) => {
    await page.addInitScript(block)
    await openForm(page)
    await fillInTexts(page)
    await expect(page.getByText(draft.notKept)).toBeVisible()
    await expectToBeAsked(page)
    await expectTexts(page)
  })
}

test('a release while the form is open: what is missing is said, and a reload has what was typed', async ({
  page,
}) => {
  await openForm(page)
  await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await fillInTexts(page)
  await submit(page)
  await expect(page.getByRole('alert').filter({ hasText: failure.unavailable })).toBeVisible()
  await expectTexts(page)
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByText(draft.restored)).toBeVisible()
  await expectTexts(page)
})

test('a question to send it again is not under the finger that has pressed Submit', async ({
  page,
  sandbox,
}) => {
  await setFaults(sandbox, { email: { drop: true, after: true, times: 1 } })
  await openSavedDraft(page, sandbox)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await submitButton(page).scrollIntoViewIfNeeded()
    const { x, y, width: wide, height } = await boxOf(page, contact.form.submit)
    const finger = { x: x + wide / 2, y: y + height / 2 }
    await page.mouse.click(finger.x, finger.y)
    await expect(page.getByRole('button', { name: failure.sendAgain })).toBeVisible()
    const box = await boxOf(page, failure.sendAgain)
    const isUnder =
      finger.x >= box.x &&
      finger.x <= box.x + box.width &&
      finger.y >= box.y &&
      finger.y <= box.y + box.height
    expect(isUnder, `at ${width} px`).toBe(false)
  }
  await expectUnsent(page, sandbox, failure.withheld.split(',')[0] ?? '', { mails: 1 })
  await expect(removeButton(page, 'gst_pdf')).toBeVisible()
  await expect(page.getByText(success.heading)).toHaveCount(0)
})

async function boxOf(page: Page, name: string) {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox()
  if (!box) throw new Error(`${name} is not on the screen.`)
  return box
}
