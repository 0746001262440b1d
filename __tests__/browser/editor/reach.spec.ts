import { expect, type Locator, type Page } from '@playwright/test'
import { obscuredPartsOfStop } from '../../support/keyboardStops'
import { misfits } from '../../support/misfits'
import { longHeadline, type Staff } from './staff'
import { test } from './support'

/** In a browser whose user has set text to 200 % (WCAG 1.4.4). */
const testWithLargeText = test.extend({
  context: async ({ playwright, launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    await use(await browser.newContext())
    await browser.close()
  },
})

async function expectFit(page: Page): Promise<void> {
  const found = await page.evaluate(misfits)
  // Messages float over the form, and fields in lists are narrow.
  expect(found.filter((fault) => /^cut off|too wide$/.test(fault))).toEqual([])
}

async function expectAllToFit(me: Staff): Promise<void> {
  for (const file of ['Site', 'Home', 'About', 'Contact']) {
    await me.show(file)
    await expectFit(me.page)
  }
  await me.changeHeadline(longHeadline)
  await me.field('Alternative text', 'Hero').fill('Another text')
  await expect(me.headline).toHaveAttribute('aria-invalid', 'true')
  await me.openReview()
  await expectFit(me.page)
  await me.press('Go to the field')
  await expect(me.headline).toBeFocused()
  await expect(me.headline).toBeInViewport({ ratio: 1 })
}

testWithLargeText(
  'texts of 200 % at 320 px: everything fits and can be reached',
  async ({ me }) => {
    await me.page.setViewportSize({ width: 320, height: 800 })
    await expectAllToFit(me)
  },
)

for (const [name, width, height] of [
  ['a telephone', 390, 640],
  ['a small laptop', 1000, 640],
] as const) {
  test(`on ${name}, nothing covers the focus by Tab and Shift+Tab`, async ({ me }) => {
    await me.page.setViewportSize({ width, height })
    await me.show('About')
    for (const key of ['Tab', 'Shift+Tab']) expect(await walkForm(me.page, key)).toBeGreaterThan(40)
    await expect(me.tab('Site')).toBeVisible()
  })
}

/** Moves focus to the end of the form, or to its beginning; returns the number of stops. */
async function walkForm(page: Page, key: string): Promise<number> {
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press(key)
    const isInForm = await page.evaluate(() => document.activeElement?.closest('main') !== null)
    if (!isInForm && stops > 0) return stops
    const obscured = await page.evaluate(obscuredPartsOfStop)
    // Browsers scroll to the caret of a long text, which may move its label out of sight.
    expect
      .soft(
        obscured.filter((part) => !part.startsWith('label ')),
        key,
      )
      .toEqual([])
  }
  throw new Error(`${key} never left the form.`)
}

test('by keyboard alone: find, change and save a text; move; undo', async ({ me }) => {
  const { page, button } = me
  const phone = me.field('Phone number', 'Contact details')
  const press = (key: string) => page.keyboard.press(key)

  await test.step('from another file, find the field', async () => {
    await tabTo(me.tab('Site'))
    await press('ArrowRight')
    await press('Enter')
    await expect(me.headline).toBeVisible()
    await tabTo(page.getByRole('combobox', { name: 'Find a text' }), 'Shift+Tab')
    await page.keyboard.type('+65 0000 0000')
    await expect(page.getByRole('option', { name: 'Contact details, Phone number' })).toBeVisible()
    await press('ArrowDown')
    await press('Enter')
    await expect(phone).toBeFocused()
  })
  await test.step('change it; Enter leaves it one line', async () => {
    await press('ControlOrMeta+A')
    await page.keyboard.type('+65 6555 0123')
    await press('Enter')
    await expect(phone).toHaveValue('+65 6555 0123')
  })
  await test.step('review: the dialog holds the focus, and Escape gives it back', async () => {
    await tabTo(me.reviewButton, 'Shift+Tab')
    await press('Enter')
    await expect(me.review).toContainText('+65 6555 0123')
    await expect(me.review.locator(':focus')).toHaveCount(1)
    await press('Escape')
    await expect(me.review).toHaveCount(0)
    await expect(me.reviewButton).toBeFocused()
  })
  await test.step('a change is discarded: the dialog has the focus, and shows it', async () => {
    await press('Enter')
    await tabTo(button('Discard the change to Contact details, Phone number'))
    await press('Enter')
    const dialog = me.review.locator('..')
    await expect(dialog).toBeFocused()
    await expect(me.review).toHaveCSS('outline-style', 'solid')
    await press('Escape')
    await press('ControlOrMeta+Z')
  })
  await test.step('save', async () => {
    await phone.focus()
    await press('ControlOrMeta+S')
    await expect(me.review).toBeVisible()
    await press('ControlOrMeta+S')
    await expect(me.message(/^Saved Site\./)).toBeInViewport()
    await expect(phone).toBeFocused()
    await expect(phone).toBeInViewport()
    await expect(me.saved).toBeInViewport()
  })
  await test.step('close the message: the focus is where it was', async () => {
    await tabTo(me.saved, 'Shift+Tab')
    await press('Tab')
    await expect(button('Close this message')).toBeFocused()
    await press('Enter')
    await expect(me.message(/^Saved Site\./)).toHaveCount(0)
    await expect(me.saved).toBeFocused()
  })
  await test.step('an entry moves down and up again, and keeps the focus', async () => {
    await tabTo(button('Move Link 1: Home down'))
    await press('Enter')
    await expect(button('Move Link 2: Home down')).toBeFocused()
    await expect(me.part('Link 1: About')).toBeVisible()
    await tabTo(button('Move Link 2: Home up'), 'Shift+Tab')
    await press('Enter')
    await expect(button('Move Link 1: Home up')).toBeFocused()
    await expect(me.saved).toBeVisible()
  })
  await test.step('undo: the last step is back', async () => {
    await press('ControlOrMeta+Z')
    await expect(page.getByRole('status').filter({ hasText: 'Undone: Menu.' })).toBeAttached()
    await expect(me.part('Link 2: Home')).toBeVisible()
    await tabTo(button('Undo'), 'Shift+Tab')
    await press('Enter')
    await expect(me.part('Link 1: Home')).toBeVisible()
    await press('Enter')
    await expect(phone).toHaveValue('+65 0000 0000')
    await press('ControlOrMeta+Shift+Z')
    await expect(phone).toHaveValue('+65 6555 0123')
  })
  await test.step('nothing is left to undo: the focus stays', async () => {
    for (let steps = 0; steps < 9; steps += 1) await press('Enter')
    await expect(button('Undo')).toBeDisabled()
    await expect(button('Undo')).toBeFocused()
  })
})

async function tabTo(target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press(key)
  }
  throw new Error(`${key} never reached ${target}`)
}

test('Ctrl+Z in a text takes back what was inserted into it, then what was typed', async ({
  me,
}) => {
  await me.show('Contact')
  const text = me.field('What visitors will need', 'Registration form')
  const before = await text.inputValue()
  await text.evaluate((input: HTMLTextAreaElement) => {
    input.focus()
    input.setSelectionRange(input.value.length, input.value.length)
  })
  await me.page.keyboard.type(' now')
  await me.page.getByRole('button', { name: 'Insert {maxSize}' }).first().click()
  await expect(text).toHaveValue(`${before} now{maxSize}`)
  await text.press('ControlOrMeta+Z')
  await expect(text).not.toHaveValue(/\{maxSize\}$/)
  // Browsers undo typing by letters or words.
  for (const _letter of ' now') await text.press('ControlOrMeta+Z')
  await expect(text).toHaveValue(before)
})
