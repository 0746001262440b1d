import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { relativeLuminance } from '../../../stories/support/contrast'
import { contact, site } from '../../fixtures/content'
import { test } from '../../support/browser'
import { documents, expectSent, openSavedDraft, sentBefore, submit, validTexts } from './journey'

const { form } = contact

test('what was sent can be saved, and prints alone, in ink on paper; the next visit prints the form', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox)
  await submit(page)
  await expectSent(page, sandbox)
  const record = page.getByRole('region', { name: form.success.summary })
  const file = page.getByText(documents.GST.name)
  await expect(record).toBeVisible()
  await test.step('it can be saved as a file, and the page stays', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: form.success.save }).click()
    const download = await saved
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${form.title} [\\w-]{8}\\.txt$`))
    const text = readFileSync(await download.path(), 'utf8')
    expect(text).toContain(`${form.fields.gst_number.label}: ${validTexts.gst_number}\r\n`)
    await expect(record).toBeVisible()
  })
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`from the ${colorScheme} scheme`, async () => {
      await page.emulateMedia({ media: 'print', colorScheme })
      await expect(file).toBeVisible()
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
  await test.step('at the next visit, the form prints', async () => {
    await page.emulateMedia({ media: 'screen' })
    await page.reload()
    await sentBefore(page).waitFor()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: form.title })).toBeVisible()
    await expect(page.getByText(site.skipLink)).toBeHidden()
  })
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
