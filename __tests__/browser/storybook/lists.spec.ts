import { expect, type Page } from '@playwright/test'
import { hasLoneItem, pixelsTooWide } from '../../support/overflow'
import { builtEntries, openStory, test } from '../../support/storybook'

/** How high a header may be, in px. */
const maxHeaderHeight = 88

interface Component {
  /**
   * In px, rising. A story is shown at the first: when the window changes just after new styles,
   * Chromium may leave elements with those for its old width.
   */
  widths: readonly number[]
  /** What it promises at each width; that any content fits, anyContent.spec.ts tries. */
  check: (page: Page, where: string) => Promise<void>
}

const components: Record<string, Component> = {
  'components-featuregrid': {
    widths: [320, 390, 600, 768, 900, 1100, 1280],
    check: async (page, where) => {
      const isAlone = await page.getByRole('list').evaluate(hasLoneItem)
      expect.soft(isAlone, `${where}: a feature is alone in its row`).toBe(false)
    },
  },
  'layout-siteheader': {
    widths: [320, 390, 600, 768, 900, 1000, 1280],
    check: async (page, where) => {
      const box = await page.getByRole('banner').boundingBox()
      expect.soft(box?.height, `${where}: the header's height`).toBeLessThanOrEqual(maxHeaderHeight)
    },
  },
}

for (const [title, { widths, check }] of Object.entries(components)) {
  test(`${title} keeps its shape with lists of any length`, async ({ page, iframe }) => {
    const ids = idsOf(title)
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) {
      for (const [index, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 800 })
        if (index === 0) await openStory(page, iframe, id)
        await check(page, `${id} at ${width} px`)
      }
    }
  })
}

const idsOf = (title: string): string[] =>
  builtEntries()
    .filter(({ id, type }) => type === 'story' && id.split('--')[0] === title)
    .map(({ id }) => id)

test.describe('the menu of six links', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Menu' })
  const links = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')

  const story = 'layout-siteheader--most-links'

  test('opens, marks the current page and closes, by keyboard or by a press beside it', async ({
    page,
    iframe,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await openStory(page, iframe, story)
    await expect(links(page)).toHaveCount(0)
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(links(page)).toHaveCount(6)
    const current = page.getByRole('link', { name: 'Destinations' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('Tab')
    await expect(links(page).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(links(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()

    await button(page).click()
    await expect(links(page)).toHaveCount(6)
    await page.mouse.click(200, 780)
    await expect(links(page)).toHaveCount(0)
  })

  for (const dir of ['ltr', 'rtl']) {
    test(`stays within the window, ${dir}, and scrolls where it is higher`, async ({
      page,
      iframe,
    }) => {
      await page.setViewportSize({ width: 320, height: 260 })
      await openStory(page, iframe, story)
      await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir)
      await button(page).click()
      expect(await page.evaluate(pixelsTooWide)).toBe(0)
      const last = links(page).last()
      await last.focus()
      await expect(last).toBeInViewport({ ratio: 1 })
    })
  }

  test('on a desktop its links are in the header, without a button', async ({ page, iframe }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openStory(page, iframe, story)
    await expect(links(page)).toHaveCount(6)
    await expect(button(page)).toHaveCount(0)
  })
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })
