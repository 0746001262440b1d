import { expect } from '@playwright/test'
import { documentNames } from '../../../src/registration/rules/fields'
import { headerRoom, rem } from '../../../src/theme/tokens'
import { openReady } from '../../../tools/testing/openReady'
import { contact, site } from '../../fixtures/content'
import { test } from '../../support/browser'
import { countInsertedRules } from '../../support/pageChecks'
import {
  expectSent,
  field,
  openBeforeScript,
  openSavedDraft,
  submit,
  submitButton,
  validTexts,
} from './journey'
import { sendPath } from './sandbox'

const { form, getInTouch, whyPartner } = contact

test('the form is hydrated, not rendered again, with its own script alone, and the console stays empty', async ({
  page,
}) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  const requested: string[] = []
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    requested.push(new URL(response.url()).pathname)
    if (response.request().resourceType() === 'script') bodies.push(response.text())
  })
  const release = await openBeforeScript(page)
  const title = page.getByRole('heading', { name: form.title })
  await title.evaluate((heading) => heading.setAttribute('data-as-built', ''))
  release()
  await expect(submitButton(page)).toBeEnabled()
  await expect(title).toHaveAttribute('data-as-built')
  await page.waitForLoadState('networkidle')
  expect(messages).toEqual([])
  expect(await page.evaluate(countInsertedRules), 'style rules that hydration inserts').toBe(0)
  await test.step('Gatsby’s own script and data are not requested', () => {
    expect(requested.filter((path) => /page-data|webpack-runtime|commons/.test(path))).toEqual([])
  })
  await test.step('nor the upload window and the e-mail client, before they are needed', async () => {
    const scripts = (await Promise.all(bodies)).join('\n')
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts).not.toContain('uc-file-uploader-regular')
    expect(scripts).not.toContain(sendPath)
  })
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 1600 },
]) {
  test(`hydration moves nothing on a screen of ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const release = await openBeforeScript(page)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const boxes = await page.evaluateHandle(boxesOfAll)
    release()
    await expect(submitButton(page)).toBeEnabled()
    expect(await boxes.evaluate(movedSince)).toEqual([])
  })
}

/** Runs in the page. */
async function boxesOfAll(): Promise<Map<Element, DOMRect>> {
  await document.fonts.ready
  const all = [...document.body.querySelectorAll('*')]
  return new Map(all.map((element) => [element, element.getBoundingClientRect()]))
}

/** Runs in the page: returns the elements whose box has another place or size. */
function movedSince(boxes: Map<Element, DOMRect>): string[] {
  const placeOf = ({ x, y, width, height }: DOMRect) => `${x} ${y} ${width} ${height}`
  return [...boxes].flatMap(([element, box]) => {
    const [before, now] = [box, element.getBoundingClientRect()].map(placeOf)
    if (before === now || !element.isConnected) return []
    return [`<${element.localName}> ${element.textContent?.slice(0, 40)}: ${before}, now ${now}`]
  })
}

test('once it is sent, the page of a phone rests at the top of the panel, which the message heads', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSavedDraft(page, sandbox)
  await submit(page)
  await expectSent(page, sandbox)
  const panel = page.getByRole('region', { name: form.success.heading })
  const top = Number.parseFloat(headerRoom) * rem
  await expect(panel).toBeVisible()
  const box = await panel.boundingBox()
  expect(Math.abs((box?.y ?? 0) - top)).toBeLessThanOrEqual(1)
})

test('a kept draft that is found late moves nothing on the screen', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 720 })
  // A GST number is read back beside it, on the screen.
  await openSavedDraft(page, sandbox, documentNames, { ...validTexts, gst_number: '' })
  const release = await openBeforeScript(page)
  const address = field(page, 'company_address')
  await address.click()
  const top = () => address.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await top()
  release()
  await expect(page.getByText(form.draft.restored)).toBeAttached()
  await expect(submitButton(page)).toBeEnabled()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
})

test('the panels stay in sight while the form scrolls; the address and the notice about privacy fit screen and paper', async ({
  page,
}) => {
  await openReady(page, '/contact/')
  const panel = (name: string) => page.getByRole('region', { name })
  const scrollToDocuments = () =>
    page
      .getByRole('heading', { name: form.documents.heading, exact: true })
      .evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
  for (const width of [900, 1280, 1920]) {
    // The lowest window in which they stick.
    await page.setViewportSize({ width, height: 704 })
    await scrollToDocuments()
    for (const { heading } of [getInTouch, whyPartner]) {
      await expect.soft(panel(heading), `at ${width} px`).toBeInViewport({ ratio: 1 })
    }
    const header = await page.getByRole('banner').boundingBox()
    const first = await panel(whyPartner.heading).boundingBox()
    expect.soft(first?.y, `at ${width} px`).toBeGreaterThanOrEqual(header?.height ?? 0)
  }
  // In a window too low for them they scroll away with the page.
  await page.setViewportSize({ width: 1280, height: 600 })
  await scrollToDocuments()
  await expect(panel(whyPartner.heading)).not.toBeInViewport()

  const notice = page.locator('form details', { hasText: form.privacy.more })
  await field(page, 'company_address').fill(validTexts.company_address)
  await test.step('on paper are what was typed, and the whole notice, though it is closed on the screen', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect.soft(page.locator('form p', { hasText: validTexts.company_address })).toBeVisible()
    const rights = page.getByText(site.contact.email, { exact: false }).and(notice.locator('dd'))
    await expect(rights).toBeVisible()
    const region = notice.locator('section')
    expect(await region.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThan(2)
    await page.emulateMedia({ media: 'screen' })
  })
  await page.getByText(form.privacy.more).click()
  for (const { width, height, fontSize } of [
    { width: 320, height: 640, fontSize: '100%' },
    { width: 320, height: 640, fontSize: '200%' },
    { width: 1280, height: 800, fontSize: '100%' },
  ]) {
    const name = `open at ${width} by ${height}, text ${fontSize}`
    await page.setViewportSize({ width, height })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, fontSize)
    const top = await notice.evaluate((details) => details.getBoundingClientRect().top)
    const bottom = await submitButton(page).evaluate(
      (button) => button.getBoundingClientRect().bottom,
    )
    expect.soft(bottom - top, name).toBeLessThan(height)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width)
  }
})
