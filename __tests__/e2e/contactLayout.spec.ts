import { expect, type Page } from '@playwright/test'
import type { TextName } from '../../src/registration/rules/fields'
import { contact } from '../fixtures/content'
import { test } from '../support/browser'
import { openReady } from '../support/openReady'
import { field, submitButton } from './journey'

/** Fields that share a row where the form is wide enough. */
const pairs = [
  ['company_name', 'your_name'],
  ['email', 'phone'],
] as const

const allNames = Object.keys(contact.form.fields) as TextName[]

const panels = [contact.getInTouch.heading, contact.whyPartner.heading]

async function open(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await openReady(page, '/contact/')
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

test('the panels stay in sight while the form scrolls, where the window is high enough', async ({
  page,
}) => {
  await open(page, 900, 704)
  for (const width of [900, 1280, 1920]) {
    await test.step(`at ${width} px`, async () => {
      // The lowest window in which they stick.
      await page.setViewportSize({ width, height: 704 })
      await scrollToDocuments(page)
      for (const name of panels) {
        await expect.soft(panel(page, name), `at ${width} px`).toBeInViewport({ ratio: 1 })
      }
      const header = await page.getByRole('banner').boundingBox()
      const first = await panel(page, contact.getInTouch.heading).boundingBox()
      expect.soft(first?.y, `at ${width} px`).toBeGreaterThanOrEqual(header?.height ?? 0)
    })
  }
  await test.step('in a window too low for them they scroll away with the page', async () => {
    await page.setViewportSize({ width: 1280, height: 600 })
    await scrollToDocuments(page)
    await expect(panel(page, contact.getInTouch.heading)).not.toBeInViewport()
  })
})

test('at 1280 px pairs of fields are side by side, and aligned with and without errors', async ({
  page,
}) => {
  await open(page, 1280, 800)
  await expectAligned('without errors')
  await submitButton(page).click()
  await expect(page.getByText(contact.form.problem.heading)).toBeVisible()
  await expectAligned('with errors')
  await test.step('an error for one of the two', async () => {
    for (const [first] of pairs) {
      await field(page, first).fill('partner@example.com')
      await expect(field(page, first)).toHaveAccessibleDescription(/^(?!.*enter)/i)
    }
    await expectAligned('with an error for one of the two')
  })

  async function expectAligned(state: string) {
    for (const [first, second] of pairs) {
      const name = `${first} and ${second} ${state}`
      const left = await boxOf(page, first)
      const right = await boxOf(page, second)
      expect.soft(right.input.x, name).toBeGreaterThan(left.input.x + left.input.width)
      expect.soft(right.label.y, name).toBeCloseTo(left.label.y, 0)
      expect.soft(right.input.y, name).toBeCloseTo(left.input.y, 0)
      expect.soft(right.input.height, name).toBeCloseTo(left.input.height, 0)
    }
  }
})

test('the form has one column at 320, 700 and 900 px', async ({ page }) => {
  await open(page, 320, 800)
  for (const width of [320, 700, 900]) {
    await page.setViewportSize({ width, height: 800 })
    const lefts = await Promise.all(allNames.map(async (name) => (await boxOf(page, name)).input.x))
    expect.soft(new Set(lefts).size, `at ${width} px`).toBe(1)
  }
})
