import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { clippedTexts, pixelsTooWide, textsOutsideWindow } from '../support/overflow'
import { builtEntries, serveStorybook } from '../support/storybook'
import { openPreview, showStory } from '../support/storybookPreview'

const test = base.extend<{ preview: Page }>({
  contextOptions: { reducedMotion: 'reduce' },
  preview: async ({ page }, use) => {
    const { url, close } = await serveStorybook()
    await openPreview(page, `${url}iframe.html`, 'no axe')
    await use(page)
    await close()
  },
})

const widths = [320, 390, 768, 1280]

/** How high a header may be, in px. */
const mostHeaderHeight = 88

const idsOf = (...titles: readonly string[]): string[] =>
  builtEntries()
    .filter(({ id, type }) => type === 'story' && titles.includes(id.split('--')[0] ?? ''))
    .map(({ id }) => id)

test('lists of any length and long words stay within the window', async ({ preview }) => {
  const ids = idsOf(
    'components-featuregrid',
    'components-checklist',
    'layout-siteheader',
    'layout-sitefooter',
    'sections-companyband',
    'sections-featureband',
  )
  for (const id of ids) {
    await preview.setViewportSize({ width: 1280, height: 800 })
    await showStory(preview, id)
    for (const width of widths) {
      await preview.setViewportSize({ width, height: 800 })
      const where = `${id} at ${width} px`
      expect.soft(await preview.evaluate(pixelsTooWide), where).toBe(0)
      expect.soft(await preview.evaluate(clippedTexts), where).toEqual([])
      expect.soft(await preview.evaluate(textsOutsideWindow), where).toEqual([])
    }
  }
})

test('a header is never too high', async ({ preview }) => {
  for (const id of idsOf('layout-siteheader')) {
    await preview.setViewportSize({ width: 1280, height: 800 })
    await showStory(preview, id)
    for (const width of [...widths, 600, 900, 1000]) {
      await preview.setViewportSize({ width, height: 800 })
      const box = await preview.getByRole('banner').boundingBox()
      expect.soft(box?.height, `${id} at ${width} px`).toBeLessThanOrEqual(mostHeaderHeight)
    }
  }
})

test('no feature is alone in the last row of several columns', async ({ preview }) => {
  for (const id of idsOf('components-featuregrid')) {
    await preview.setViewportSize({ width: 1280, height: 800 })
    await showStory(preview, id)
    for (const width of [...widths, 600, 900, 1100]) {
      await preview.setViewportSize({ width, height: 800 })
      const rows = await rowsOf(preview.getByRole('listitem'))
      const last = rows.at(-1) ?? []
      const isAlone = rows.length > 1 && last.length === 1 && (rows[0]?.length ?? 0) > 1
      const grid = await preview.getByRole('list').boundingBox()
      const fillsRow = last[0] === Math.round(grid?.width ?? 0)
      expect.soft(isAlone && !fillsRow, `${id} at ${width} px`).toBe(false)
    }
  }
})

/** The widths in px of the items of each row. */
async function rowsOf(items: Locator): Promise<number[][]> {
  const rows = new Map<number, number[]>()
  for (const item of await items.all()) {
    const box = await item.boundingBox()
    if (box) rows.set(box.y, [...(rows.get(box.y) ?? []), Math.round(box.width)])
  }
  return [...rows.values()]
}

test.describe('the menu of six links on a phone', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Menu' })
  const links = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')

  test.beforeEach(async ({ preview }) => {
    await showStory(preview, 'layout-siteheader--most-links')
    await preview.setViewportSize({ width: 390, height: 800 })
  })

  test('opens and closes by the keyboard, and the focus returns', async ({ preview }) => {
    await expect(links(preview)).toHaveCount(0)
    await button(preview).focus()
    await preview.keyboard.press('Enter')
    await expect(links(preview)).toHaveCount(6)
    await preview.keyboard.press('Tab')
    await expect(links(preview).first()).toBeFocused()
    await preview.keyboard.press('Escape')
    await expect(links(preview)).toHaveCount(0)
    await expect(button(preview)).toBeFocused()
  })

  test('says that it is open, and marks the current page', async ({ preview }) => {
    await expect.poll(() => isExpanded(preview)).toBe(false)
    await button(preview).click()
    await expect.poll(() => isExpanded(preview)).toBe(true)
    const current = preview.getByRole('link', { name: 'Destinations' })
    await expect(current).toHaveAttribute('aria-current', 'page')
  })

  test('closes when a visitor presses beside it', async ({ preview }) => {
    await button(preview).click()
    await preview.mouse.click(200, 780)
    await expect(links(preview)).toHaveCount(0)
  })

  for (const dir of ['ltr', 'rtl']) {
    test(`stays within the window, ${dir}, and scrolls where it is higher`, async ({ preview }) => {
      await preview.evaluate((value) => document.documentElement.setAttribute('dir', value), dir)
      await preview.setViewportSize({ width: 320, height: 260 })
      await button(preview).click()
      expect(await preview.evaluate(pixelsTooWide)).toBe(0)
      const last = links(preview).last()
      await last.focus()
      await expect(last).toBeInViewport({ ratio: 1 })
    })
  }

  test('on a desktop its links are in the header, without a button', async ({ preview }) => {
    await preview.setViewportSize({ width: 1280, height: 800 })
    await expect(links(preview)).toHaveCount(6)
    await expect(button(preview)).toHaveCount(0)
  })
})

/** What the browser reports of the menu button; a popover needs no `aria-expanded`. */
async function isExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  // MUI puts an invisible character before the icon.
  const menuButton = nodes.find(
    ({ role, name }) => role?.value === 'button' && `${name?.value}`.endsWith('Menu'),
  )
  await session.detach()
  return menuButton?.properties?.find(({ name }) => name === 'expanded')?.value.value
}
