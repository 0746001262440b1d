import { expect, type Page } from '@playwright/test'
import type { TextName } from '../../src/registration/fields'
import { contact } from '../fixtures/content'
import { test } from '../support/browser'
import { field, submitButton } from './journey'

/** Fields that share a row where the form is wide enough. */
const pairs = [
  ['company_name', 'your_name'],
  ['email', 'phone'],
] as const

const allNames = Object.keys(contact.form.fields) as TextName[]

const panels = [contact.getInTouch.heading, contact.whyPartner.heading]

/** Opens the form once it is hydrated. */
async function open(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.goto('/contact/')
  await expect(submitButton(page)).toBeEnabled()
}

const panel = (page: Page, name: string) => page.getByRole('region', { name })

const scrollToDocuments = (page: Page) =>
  page
    .getByRole('heading', { name: contact.form.documents.heading, exact: true })
    .evaluate((heading) => heading.scrollIntoView({ block: 'center' }))

async function boxOf(page: Page, name: TextName) {
  const input = await field(page, name).boundingBox()
  const label = await page.locator(`label[for=${name}]`).boundingBox()
  if (!input || !label) throw new Error(`${name} is not visible.`)
  return { input, label }
}

for (const width of [900, 1280, 1920]) {
  test(`at ${width} px the panels stay in sight while the form scrolls`, async ({ page }) => {
    // The lowest window in which they stick.
    await open(page, width, 704)
    await scrollToDocuments(page)
    for (const name of panels) {
      await expect(panel(page, name)).toBeInViewport({ ratio: 1 })
    }
    const header = await page.getByRole('banner').boundingBox()
    const first = await panel(page, contact.getInTouch.heading).boundingBox()
    expect(first?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
  })
}

test('in a window too low for the panels they scroll away with the page', async ({ page }) => {
  await open(page, 1280, 600)
  await scrollToDocuments(page)
  await expect(panel(page, contact.getInTouch.heading)).not.toBeInViewport()
})

for (const [first, second] of pairs) {
  test(`at 1280 px ${first} and ${second} are side by side, and aligned with and without errors`, async ({
    page,
  }) => {
    await open(page, 1280, 800)
    await expectAligned()
    await submitButton(page).click()
    await expect(page.getByText(contact.form.problem.heading)).toBeVisible()
    await expectAligned()
    // An error for one of the two.
    await field(page, first).fill('partner@example.com')
    await expect(field(page, first)).toHaveAccessibleDescription(/^(?!.*enter)/i)
    await expectAligned()

    async function expectAligned() {
      const left = await boxOf(page, first)
      const right = await boxOf(page, second)
      expect(right.input.x).toBeGreaterThan(left.input.x + left.input.width)
      expect(right.label.y).toBeCloseTo(left.label.y, 0)
      expect(right.input.y).toBeCloseTo(left.input.y, 0)
      expect(right.input.height).toBeCloseTo(left.input.height, 0)
    }
  })
}

for (const width of [320, 700, 900]) {
  test(`at ${width} px the form has one column`, async ({ page }) => {
    await open(page, width, 800)
    const lefts = await Promise.all(allNames.map(async (name) => (await boxOf(page, name)).input.x))
    expect(new Set(lefts).size).toBe(1)
  })
}
