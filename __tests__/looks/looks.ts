import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** WCAG 2.2 AA and what axe calls best practice; contrast included, which jsdom cannot see. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A part of a page lacks what only a whole page can have. */
const rulesForPages = ['region', 'page-has-heading-one', 'landmark-one-main']

export const schemes = ['light', 'dark'] as const
export const widths = [390, 1280]

/** `page` keeps what the browser has read already: Storybook's own script is read once a worker. */
export const test = base.extend<object, { look: Page }>({
  look: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        // Some stories tell the time.
        timezoneId: 'Asia/Kolkata',
      })
      await context.clock.setFixedTime('2026-11-21T08:30:00Z')
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** @throws when axe finds anything; the message names the rules and the elements */
export async function expectAccessible(page: Page, part: 'page' | 'part of a page'): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(rules)
  const { violations } = await (part === 'page' ? axe : axe.disableRules(rulesForPages)).analyze()
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
}
