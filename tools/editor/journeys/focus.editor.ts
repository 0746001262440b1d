import { expect, type Page } from '@playwright/test'
import { fileTab, show } from './journey'
import { test } from './support'

for (const [name, size] of [
  ['a telephone', { width: 390, height: 640 }],
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
