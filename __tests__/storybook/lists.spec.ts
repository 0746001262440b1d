import { expect, type Page } from '@playwright/test'
import { hasLoneItem, pixelsTooWide } from '../support/overflow'
import { builtEntries } from '../support/storybook'
import { showStory } from '../support/storybookPreview'
import { test } from './previews'

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
  test(`${title} keeps its shape with lists of any length`, async ({ stories }) => {
    const ids = idsOf(title)
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) {
      for (const [index, width] of widths.entries()) {
        await stories.setViewportSize({ width, height: 800 })
        if (index === 0) await showStory(stories, id)
        await check(stories, `${id} at ${width} px`)
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

  const show = async (page: Page, width: number, height = 800, dir = 'ltr') => {
    await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir)
    await page.setViewportSize({ width, height })
    await showStory(page, 'layout-siteheader--most-links')
  }

  test('opens, marks the current page and closes, by keyboard or by a press beside it', async ({
    stories,
  }) => {
    await show(stories, 390)
    await expect(links(stories)).toHaveCount(0)
    await button(stories).focus()
    await stories.keyboard.press('Enter')
    await expect(links(stories)).toHaveCount(6)
    const current = stories.getByRole('link', { name: 'Destinations' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await stories.keyboard.press('Tab')
    await expect(links(stories).first()).toBeFocused()
    await stories.keyboard.press('Escape')
    await expect(links(stories)).toHaveCount(0)
    await expect(button(stories)).toBeFocused()

    await button(stories).click()
    await expect(links(stories)).toHaveCount(6)
    await stories.mouse.click(200, 780)
    await expect(links(stories)).toHaveCount(0)
  })

  for (const dir of ['ltr', 'rtl']) {
    test(`stays within the window, ${dir}, and scrolls where it is higher`, async ({ stories }) => {
      await show(stories, 320, 260, dir)
      await button(stories).click()
      expect(await stories.evaluate(pixelsTooWide)).toBe(0)
      const last = links(stories).last()
      await last.focus()
      await expect(last).toBeInViewport({ ratio: 1 })
    })
  }

  test('on a desktop its links are in the header, without a button', async ({ stories }) => {
    await show(stories, 1280)
    await expect(links(stories)).toHaveCount(6)
    await expect(button(stories)).toHaveCount(0)
  })
})
