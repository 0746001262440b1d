import { expect, type Locator, type Page } from '@playwright/test'
import { contrastOnly, expectAccessible } from '../../../__tests__/support/axe'
import {
  clippedTexts,
  pixelsTooWide,
  textsOutsideWindow,
} from '../../../__tests__/support/overflow'
import {
  field,
  fileTab,
  headline,
  longHeadline,
  openReview,
  outcome,
  part,
  preview,
  review,
  reviewButton,
  saveButton,
  show,
  test,
} from './support'

const files = ['Site', 'Home', 'About', 'Contact']

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
  expect(await page.evaluate(pixelsTooWide)).toBe(0)
  expect(await page.evaluate(textsOutsideWindow)).toEqual([])
  expect(await page.evaluate(clippedTexts)).toEqual([])
}

/** Each file, a mistake, the review and the preview. */
async function expectAllToFit(page: Page): Promise<void> {
  for (const file of files) {
    await show(page, file)
    await expectFit(page)
  }
  await show(page, 'Home')
  await headline(page).fill(longHeadline)
  await field(part(page, 'Hero'), 'Alternative text').fill('Another text')
  await expect(headline(page)).toHaveAttribute('aria-invalid', 'true')
  await openReview(page)
  await expectFit(page)
  await review(page).getByRole('button', { name: 'Go to the field' }).click()
  await expect(headline(page)).toBeInViewport({ ratio: 1 })
  const toPreview = page.getByRole('button', { name: 'Show the preview' })
  if (await toPreview.isVisible()) await toPreview.click()
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeInViewport()
  await expectFit(page)
}

test('a screen of 320 px: nothing is cut off, and everything can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await expectAllToFit(page)
})

test('forced colours: nothing is cut off, and everything can be reached', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await expectAllToFit(page)
})

for (const width of [320, 1280]) {
  testWithLargeText(`texts of 200 % at ${width} px: nothing is cut off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await expectAllToFit(page)
  })
}

test('axe finds nothing on any form, with errors, among the pictures, or in the review', async ({
  page,
}) => {
  for (const file of files) {
    await show(page, file)
    await expectAccessibleInBoth(page)
  }
  await show(page, 'Home')
  await headline(page).fill(longHeadline)
  await part(page, 'Hero').getByRole('combobox', { name: 'Leads to' }).fill('nowhere')
  await expect(headline(page)).toHaveAttribute('aria-invalid', 'true')
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: 'Choose another picture' }).click()
  await expect(page.getByRole('button', { name: /^hero\.png/ })).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.keyboard.press('Escape')
  await openReview(page)
  await expectAccessibleInBoth(page)
})

async function expectAccessibleInBoth(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, contrastOnly)
  await page.emulateMedia({ colorScheme: 'light' })
}

for (const [name, size] of [
  ['a telephone', { width: 390, height: 640 }],
  ['a small laptop', { width: 1000, height: 640 }],
  ['a desktop screen', { width: 1280, height: 720 }],
] as const) {
  test(`by Tab and Shift+Tab through a form on ${name}: nothing covers the focus`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await show(page, 'About')
    const down = await coveredStops(page, 'Tab')
    expect(down.stops).toBeGreaterThan(40)
    expect(down.covered).toEqual([])
    const up = await coveredStops(page, 'Shift+Tab')
    expect(up.stops).toBeGreaterThan(40)
    expect(up.covered).toEqual([])
    await expect(fileTab(page, 'Site')).toBeVisible()
  })
}

/** Walks to the end of the form, or to its beginning. */
async function coveredStops(
  page: Page,
  key: string,
): Promise<{ stops: number; covered: string[] }> {
  const covered: string[] = []
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(focused)
    if (!stop.isInForm && stops > 0) return { stops, covered }
    if (stop.isCovered) covered.push(stop.name)
  }
  throw new Error(`${key} never left the form.`)
}

/** Runs in the page: whether an edge of what has the focus is outside the window, or covered. */
function focused(): { name: string; isInForm: boolean; isCovered: boolean } {
  const element = document.activeElement as HTMLElement
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const middle = (left + right) / 2
  // Of a text that fills the window, the beginning.
  const isCovered = [top + 2, Math.min(bottom - 2, top + 60)].some((y) => {
    const hit = document.elementFromPoint(middle, y)
    return !hit || (!element.contains(hit) && !hit.contains(element))
  })
  const name = element.ariaLabel ?? (element.id || element.textContent || element.localName)
  return { name, isInForm: element.closest('main') !== null, isCovered }
}

test('by keyboard alone: find a field, change it, save; move an entry; undo', async ({
  page,
  editor,
}) => {
  const phone = field(part(page, 'Contact details'), 'Phone number')
  const press = (key: string) => page.keyboard.press(key)

  await test.step('from another file, find the field', async () => {
    await tabTo(page, fileTab(page, 'Site'))
    await press('ArrowRight')
    await press('Enter')
    await expect(headline(page)).toBeVisible()
    await tabTo(page, page.getByRole('combobox', { name: 'Find a text' }), 'Shift+Tab')
    await page.keyboard.type('+65 0000 0000')
    await expect(page.getByRole('option', { name: 'Contact details, Phone number' })).toBeVisible()
    await press('ArrowDown')
    await press('Enter')
    await expect(phone).toBeFocused()
    await press('ControlOrMeta+A')
    await page.keyboard.type('+65 6555 0123')
    await expect(phone).toHaveAccessibleDescription('With its country code.')
    await press('Enter')
    await expect(phone).toHaveAccessibleDescription(/Enter does nothing here/)
    await press('End')
    await expect(phone).toHaveAccessibleDescription('With its country code.')
  })
  await test.step('review: the dialog holds the focus, and Escape gives it back', async () => {
    await tabTo(page, reviewButton(page), 'Shift+Tab')
    await press('Enter')
    await expect(review(page)).toContainText('+65 6555 0123')
    await expect(review(page).locator(':focus')).toHaveCount(1)
    await press('Escape')
    await expect(review(page)).toHaveCount(0)
    await expect(reviewButton(page)).toBeFocused()
  })
  await test.step('save', async () => {
    await press('ControlOrMeta+S')
    await tabTo(page, saveButton(page))
    await press('Enter')
    await expect(outcome(page, /^Saved site\.yaml/)).toBeVisible()
    expect(editor.changedLines()).toEqual({
      'site.yaml': ['-  phone: +65 0000 0000', '+  phone: +65 6555 0123'],
    })
  })
  await test.step('an entry moves down and up again, and keeps the focus', async () => {
    const menu = part(page, 'Menu')
    const action = (name: string) => menu.getByRole('button', { name, exact: true })
    await tabTo(page, action('Move Link 1: Home down'))
    await press('Enter')
    await expect(action('Move Link 2: Home down')).toBeFocused()
    await expect(part(page, 'Link 1: About')).toBeVisible()
    await tabTo(page, action('Move Link 2: Home up'), 'Shift+Tab')
    await press('Enter')
    await expect(action('Move Link 1: Home up')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Everything is saved' })).toBeVisible()
  })
  await test.step('undo: the last step is back', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Undo', exact: true }), 'Shift+Tab')
    await press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Undone: Menu.' })).toBeAttached()
    await expect(part(page, 'Link 2: Home')).toBeVisible()
    await press('Enter')
    await expect(part(page, 'Link 1: Home')).toBeVisible()
    await press('Enter')
    await expect(phone).toHaveValue('+65 0000 0000')
    await tabTo(page, page.getByRole('button', { name: 'Redo' }))
    await press('Enter')
    await expect(phone).toHaveValue('+65 6555 0123')
  })
})

/** Presses Tab, or another key, until the element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never reached ${target}`)
}
