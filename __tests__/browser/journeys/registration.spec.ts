import { readFileSync, writeFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { type DocumentName, documentNames, textNames } from '../../../src/registration/rules/fields'
import { contact, home, site } from '../../fixtures/content'
import { expectAccessible } from '../../support/axe'
import { test } from '../../support/browser'
import {
  addressOf,
  button,
  choose,
  delayRequests,
  documents,
  expectCleared,
  expectSent,
  expectToBeAsked,
  field,
  openForm,
  pdf,
  removeButton,
  sentBefore,
  startButton,
  submitButton,
  uploadButton,
  uploadWindow,
  validTexts,
} from './journey'
import { bytesAt, setFaults } from './sandbox'

const { form } = contact

test('an agent registers by keyboard, with mistakes and a failure, until both documents are in an e-mail', async ({
  page,
  sandbox,
  context,
}) => {
  const hosts = new Set<string>()
  context.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  // Playwright intercepts file pickers only while there is a listener, and switching that on takes
  // longer than pressing a key.
  page.on('filechooser', () => undefined)
  // axe would see a text that fades in as too pale.
  await page.emulateMedia({ reducedMotion: 'reduce' })

  await page.goto('/')
  await pressByKeyboard(page, page.getByRole('link', { name: home.hero.action.label }).first())
  await expect(submitButton(page)).toBeEnabled()
  await test.step('submitted empty: the summary has the focus, and leads to the first field', async () => {
    await pressByKeyboard(page, field(page, 'email'))
    const summary = page.getByRole('alert', { name: form.problem.heading })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(textNames.length + 1)
    await expect(page).toHaveTitle(/^Error: /)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const company = field(page, 'company_name')
    await expect(company).toBeFocused()
    await expect(company).toHaveAccessibleDescription(form.fields.company_name.missing)
  })
  for (const name of textNames) await typeInto(page, field(page, name), validTexts[name])
  for (const kind of documentNames) await uploadByKeyboard(page, kind)
  await test.step('the notice about privacy opens, and is a stop before the button', async () => {
    await pressByKeyboard(page, page.locator('summary', { hasText: form.privacy.more }))
    await page.keyboard.press('Tab')
    await expect(page.getByRole('region', { name: form.privacy.more })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(submitButton(page)).toBeFocused()
  })
  await test.step('the e-mail service fails, then accepts: the confirmation has the focus', async () => {
    await setFaults(sandbox, { email: { status: 503, body: 'Service Unavailable', times: 1 } })
    await page.keyboard.press('Enter')
    const tryAgain = button(page, form.failure.tryAgain)
    await pressByKeyboard(page, tryAgain)
    await expect(page.getByRole('alert').filter({ hasText: form.success.heading })).toBeFocused()
    await expect(page).not.toHaveTitle(/^Error: /)
    await expectCleared(page)
  })
  const [application] = await expectSent(page, sandbox)
  expect([...hosts].filter((host) => host !== '')).toEqual(['127.0.0.1'])
  await expectRecord(page)
  await test.step('loaded again, the form prints', async () => {
    await page.reload()
    await sentBefore(page).waitFor()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: form.title })).toBeVisible()
    await expect(page.getByText(site.skipLink)).toBeHidden()
  })

  const params = application?.variables ?? {}
  expect(params).toMatchObject(validTexts)
  for (const kind of documentNames) {
    expect(await bytesAt(sandbox, addressOf(kind, params))).toEqual(documents[kind].buffer)
  }
})

/** Replaces what is in a field, which then has no problem. */
async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(line)
  }
  await expect(target).not.toHaveAttribute('aria-invalid')
}

async function expectWindowToHoldFocus(page: Page, kind: DocumentName): Promise<void> {
  await expectAccessible(page)
  // More often than the window has stops.
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press(key)
      await expect(uploadWindow(page, kind).locator(':focus')).toHaveCount(1)
    }
  }
}

async function uploadByKeyboard(page: Page, kind: DocumentName): Promise<void> {
  const upload = uploadButton(page, kind)
  await tabTo(page, upload)
  await expect(upload).toHaveAccessibleDescription(form.documents.missing)
  await choose(page, kind, undefined, () => page.keyboard.press('Enter'))
  await expect(page.getByRole('dialog').getByText(documents[kind].name)).toBeVisible()
  await expect(startButton(page)).toBeEnabled()
  if (kind === documentNames[0]) await expectWindowToHoldFocus(page, kind)
  await pressByKeyboard(page, startButton(page))
  await expect(removeButton(page, kind)).toBeVisible()
  const { actions, [kind]: texts } = form.documents
  await expect(button(page, `${actions.replace} ${texts.label}`)).toBeFocused()
}

async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Presses Tab until the element has the focus; a page has fewer than 60 stops. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${target}`)
}

/** Expects that what was sent can be saved as a file, and prints alone, and in the dark scheme as in the light one. */
async function expectRecord(page: Page): Promise<void> {
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: form.success.save }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${form.title} [\\w-]{8}\\.txt$`))
  const text = readFileSync(await download.path(), 'utf8')
  expect(text).toContain(`${form.fields.gst_number.label}: ${validTexts.gst_number}\r\n`)
  const record = page.getByRole('region', { name: form.success.summary })
  await expect(record).toBeVisible()
  const printed: string[][] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme })
    await expect(page.getByText(documents.gst_pdf.name)).toBeVisible()
    for (const role of ['banner', 'contentinfo', 'textbox', 'button', 'link'] as const) {
      await expect(page.getByRole(role), role).toHaveCount(0)
    }
    await expect(page.getByRole('heading')).toHaveText([form.success.summary])
    const texts = record.locator('dt, dd, h3, p')
    printed.push(await texts.evaluateAll((all) => all.map((text) => getComputedStyle(text).color)))
    const { dominant } = await sharp(await page.screenshot()).stats()
    expect(Math.min(dominant.r, dominant.g, dominant.b), 'white paper').toBeGreaterThan(240)
  }
  expect(printed[1], 'ink').toEqual(printed[0])
  await page.emulateMedia({ media: 'screen' })
}

test('the upload window says nothing untrue, closes without uploading, takes a PDF of 5 MB, and is not left unasked', async ({
  page,
}) => {
  await openForm(page)
  await page.evaluate(noteHeadings)
  await choose(page, 'gst_pdf')
  await expect(startButton(page)).toBeVisible()
  const seen = await page.evaluate(() => Reflect.get(window, 'headings'))
  expect(seen).toEqual([expect.stringContaining(form.documents.window.selected)])
  await page.keyboard.press('Escape')
  await expect(uploadWindow(page, 'gst_pdf')).toHaveCount(0)
  await expect(removeButton(page, 'gst_pdf')).toHaveCount(0)

  const frame = pdf('', '').buffer.length
  const { name, buffer } = pdf('full.pdf', 'x'.repeat(5 * 1024 * 1024 - frame))
  // From the disk: Playwright takes seconds to hand a page so many bytes.
  const file = test.info().outputPath(name)
  writeFileSync(file, buffer)
  await choose(page, 'gst_pdf', file)
  const release = await delayRequests(page, '**/base/**')
  await startButton(page).click()
  await expect(page.locator('dialog .uc-header-text')).toHaveText(form.documents.window.uploading)
  await expectToBeAsked(page)
  release()
  await expect(removeButton(page, 'gst_pdf')).toBeVisible()
  await expect(page.getByText('5 MB', { exact: true })).toBeVisible()
})

/** Runs in the page: notes what can be read at the top of the upload window, at every frame. */
function noteHeadings(): void {
  const seen = new Set<string>()
  const look = () => {
    const texts = document.querySelectorAll<HTMLElement>(
      'dialog .uc-header-text, dialog .uc-no-files',
    )
    for (const text of texts) {
      if (text.checkVisibility({ visibilityProperty: true }) && text.textContent)
        seen.add(text.textContent)
    }
    Reflect.set(window, 'headings', [...seen])
    requestAnimationFrame(look)
  }
  look()
}
