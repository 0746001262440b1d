import { expect, type Locator, type Page } from '@playwright/test'
import { textNames } from '../../src/registration/rules/fields'
import { contact } from '../fixtures/content'
import { test } from '../support/browser'
import { field, type Kind, openSavedDraft, pdf, submitButton, validTexts } from './journey'
import { expectMails, setFaults } from './sandbox'

const { fields, documents, problem, success } = contact.form

test('the whole journey by keyboard, errors included, with names and descriptions', async ({
  page,
  sandbox,
}) => {
  // Playwright intercepts file pickers only while there is a listener, and switching that on takes
  // longer than pressing a key.
  page.on('filechooser', () => undefined)
  await page.goto('/contact/')
  await expect(submitButton(page)).toBeEnabled()

  await test.step('each field has its name and its hint', async () => {
    for (const name of textNames) {
      await tabTo(page, field(page, name))
      await expect(field(page, name)).toHaveAccessibleName(fields[name].label)
      await expect(field(page, name)).toHaveAccessibleDescription(fields[name].hint ?? '')
    }
  })
  await test.step('submitted empty: the summary has the focus and lists every problem', async () => {
    await tabTo(page, field(page, 'email'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    const summary = page.getByRole('alert', { name: problem.heading })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(textNames.length + 1)
    await expect(page).toHaveTitle(/^Error: /)
  })
  await test.step('the first entry leads to its field, which says what is wrong', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(field(page, 'company_name')).toBeFocused()
    await expect(field(page, 'company_name')).toHaveAccessibleDescription(
      fields.company_name.missing,
    )
    await expect(field(page, 'company_name')).toHaveAttribute('aria-invalid', 'true')
  })
  await test.step('every text field, one after the other', async () => {
    for (const name of textNames) {
      await tabTo(page, field(page, name))
      await page.keyboard.press('ControlOrMeta+A')
      for (const line of validTexts[name].split('\n')) {
        if (!validTexts[name].startsWith(line)) await page.keyboard.press('Enter')
        await page.keyboard.type(line)
      }
      await expect(field(page, name)).not.toHaveAttribute('aria-invalid')
    }
  })
  await test.step('two documents', async () => {
    for (const kind of ['GST', 'PAN'] as const) await uploadByKeyboard(page, kind)
  })
  await test.step('sent: the confirmation has the focus', async () => {
    await tabTo(page, submitButton(page))
    await page.keyboard.press('Enter')
    const confirmation = page.getByRole('alert').filter({ hasText: success.heading })
    await expect(confirmation).toBeFocused()
    await expect(page).not.toHaveTitle(/^Error: /)
  })
  const [application] = await expectMails(sandbox, 1)
  expect(application?.template_params).toMatchObject(validTexts)
})

test('an upload that is tried again by keyboard ends on the button that started it', async ({
  page,
  sandbox,
}) => {
  page.on('filechooser', () => undefined)
  await setFaults(sandbox, { upload: { status: 500, body: 'Oops', times: 1 } })
  await page.goto('/contact/')
  await expect(submitButton(page)).toBeEnabled()
  const upload = page.getByRole('button', { name: documents.gst_pdf.upload })
  await tabTo(page, upload)
  const picker = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await picker).setFiles(pdf('GST.pdf'))
  const start = page.getByRole('dialog').getByRole('button', {
    name: documents.window.start,
    exact: true,
  })
  await expect(start).toBeEnabled()
  await tabTo(page, start)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: documents.actions.tryAgain }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(start).toBeEnabled()
  await tabTo(page, start)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: documents.gst_pdf.remove })).toBeVisible()
  await expect(upload).toBeFocused()
})

async function uploadByKeyboard(page: Page, kind: Kind): Promise<void> {
  const button = page.getByRole('button', { name: `Upload ${kind} PDF` })
  await tabTo(page, button)
  await expect(button).toHaveAccessibleDescription(documents.missing)
  const picker = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await picker).setFiles(pdf(`${kind}.pdf`))
  const texts = kind === 'GST' ? documents.gst_pdf : documents.pan_pdf
  const preview = page.getByRole('dialog', { name: texts.windowTitle })
  const start = preview.getByRole('button', { name: documents.window.start, exact: true })
  await expect(start).toBeEnabled()
  for (const key of ['Tab', 'Shift+Tab']) await expectFocusToStay(page, preview, key)
  await tabTo(page, start)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Remove ${kind} PDF` })).toBeVisible()
  await expect(button).toBeFocused()
}

/** Presses a key more often than the window has stops. */
async function expectFocusToStay(page: Page, dialog: Locator, key: string): Promise<void> {
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press(key)
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
}

/** Presses Tab, or another key, until the element has the focus; a page has fewer than 60 stops. */
async function tabTo(
  page: Page,
  target: ReturnType<typeof submitButton>,
  key = 'Tab',
): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never reached ${target}`)
}

test('Enter that is held on the upload button opens one picker', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox, ['PAN'])
  let pickers = 0
  page.on('filechooser', () => {
    pickers += 1
  })
  await page.getByRole('button', { name: 'Upload GST PDF' }).focus()
  for (let presses = 0; presses < 10; presses++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect.poll(() => pickers).toBe(1)
})
