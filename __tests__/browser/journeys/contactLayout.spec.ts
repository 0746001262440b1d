import { expect, type Page } from '@playwright/test'
import { openReady } from '../../../tools/testing/openReady'
import { contact } from '../../fixtures/content'
import { test } from '../../support/browser'

const panels = [contact.getInTouch.heading, contact.whyPartner.heading]

const panel = (page: Page, name: string) => page.getByRole('region', { name })

const scrollToDocuments = (page: Page) =>
  page
    .getByRole('heading', { name: contact.form.documents.heading, exact: true })
    .evaluate((heading) => heading.scrollIntoView({ block: 'center' }))

test('the panels stay in sight while the form scrolls, where the window is high enough', async ({
  page,
}) => {
  await openReady(page, '/contact/')
  for (const width of [900, 1280, 1920]) {
    // The lowest window in which they stick.
    await page.setViewportSize({ width, height: 704 })
    await scrollToDocuments(page)
    for (const name of panels) {
      await expect.soft(panel(page, name), `at ${width} px`).toBeInViewport({ ratio: 1 })
    }
    const header = await page.getByRole('banner').boundingBox()
    const first = await panel(page, contact.getInTouch.heading).boundingBox()
    expect.soft(first?.y, `at ${width} px`).toBeGreaterThanOrEqual(header?.height ?? 0)
  }
  // In a window too low for them they scroll away with the page.
  await page.setViewportSize({ width: 1280, height: 600 })
  await scrollToDocuments(page)
  await expect(panel(page, contact.getInTouch.heading)).not.toBeInViewport()
})
