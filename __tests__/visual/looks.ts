import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Screen widths of the baseline in px: a phone and a desktop. */
const widths = [390, 1280]

/** WCAG 2.2 AA and what axe calls best practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const schemes = ['light', 'dark'] as const

/** A part of a page lacks what only a whole page can have. */
const rulesForPages = ['region', 'page-has-heading-one', 'landmark-one-main']

interface Look {
  /** Name of the pictures in baseline/. */
  name: string
  /** The part that is looked at. */
  selector?: string
  /** A whole page, or one part of it. */
  whole: boolean
}

/** In both schemes: axe finds nothing, contrast included, and each picture is that of the baseline. */
export async function expectGoodLook(page: Page, { name, selector = 'body', whole }: Look) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const axe = new AxeBuilder({ page }).withTags(rules)
    const { violations } = await axe.disableRules(whole ? [] : rulesForPages).analyze()
    const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
    expect(found, `${name} in ${colorScheme}`).toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => document.fonts.ready)
      const picture = `${name}-${colorScheme}-${width}.png`
      await expect(page.locator(selector)).toHaveScreenshot(picture)
    }
  }
}
