import { expect, type Page } from '@playwright/test'
import { relativeLuminance } from '../../stories/support/contrast'
import { contact } from '../fixtures/content'
import { test } from '../support/browser'
import { openSavedDraft, submitButton } from './journey'
import { expectMails } from './sandbox'

const { form } = contact

const earlierRecord = (page: Page) =>
  page.getByText(new RegExp(form.success.earlier.replace('{date}', '.+')))

test('the record prints alone, in ink on paper, from both schemes', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox)
  await submitButton(page).click()
  await expectMails(sandbox, 1)
  const record = page.getByRole('region', { name: form.success.summary })
  await expect(record).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`from the ${colorScheme} scheme`, async () => {
      await page.emulateMedia({ media: 'print', colorScheme })
      await expect(record.getByText('gst-certificate.pdf')).toBeVisible()
      for (const role of ['banner', 'contentinfo', 'textbox', 'button', 'link'] as const) {
        await expect(page.getByRole(role), role).toHaveCount(0)
      }
      await expect(page.getByRole('heading')).toHaveText([form.success.summary])
      for (const colour of await record.locator('dt, dd, h3, p').evaluateAll(coloursOf)) {
        expect(relativeLuminance(colour)).toBeLessThan(0.1)
      }
      const [own, ...behind] = await record.evaluate(backgroundsBehind)
      expect(own).toBe('rgba(0, 0, 0, 0)')
      expect(new Set(behind)).toEqual(new Set(['rgb(255, 255, 255)']))
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
    })
  }
})

test('an earlier record prints alone while it is open, and not at all while it is closed', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox)
  await submitButton(page).click()
  await expectMails(sandbox, 1)
  await expect(page.getByText(form.success.heading)).toBeVisible()
  await page.reload()

  await earlierRecord(page).waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: form.title })).toBeVisible()

  await page.emulateMedia({ media: 'screen' })
  await earlierRecord(page).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading')).toHaveText([form.success.summary])
  await expect(page.getByText('gst-certificate.pdf')).toBeVisible()
  await expect(earlierRecord(page)).toBeHidden()
})

/** Runs in the page: the background of the record and of everything that holds it. */
function backgroundsBehind(record: Element): string[] {
  const backgrounds: string[] = []
  for (let element: Element | null = record; element; element = element.parentElement) {
    backgrounds.push(getComputedStyle(element).backgroundColor)
  }
  return backgrounds
}

/** Runs in the page: red, green and blue of each text. */
const coloursOf = (elements: Element[]): number[][] =>
  elements.map((element) => (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number))
