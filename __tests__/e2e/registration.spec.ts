import { expect, type Page } from '@playwright/test'
import { textNames } from '../../src/registration/rules/fields'
import { contact, site } from '../fixtures/content'
import { test } from '../support/browser'
import {
  choose,
  expectCleared,
  field,
  fillInTexts,
  openSavedDraft,
  pdf,
  submitButton,
  upload,
  validTexts,
} from './journey'
import { bytesAt, expectMails } from './sandbox'

const { documents, fields, person } = contact.form

// Texts from docs/specification.md, section 5: content changes must not alter them.
const gstMessage = 'Please enter a valid GST Number (15 characters, e.g., 07ABCDE1234F1Z5).'
const documentsMessage = 'Please upload both GST and PAN PDF documents.'

test('from the home page to an e-mail with both documents', async ({ page, sandbox, context }) => {
  const hosts = new Set<string>()
  context.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  const gst = pdf('gst-certificate.pdf', 'the GST certificate')
  const pan = pdf('pan-card.pdf', 'the PAN card')

  await test.step('Register Now leads to the form', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Register Now' }).click()
    await expect(page).toHaveURL(/\/contact\/$/)
    await expect(page.getByRole('heading', { name: 'Agent Registration' })).toBeVisible()
  })
  await test.step('every text, the GST number in lower case', async () => {
    await fillInTexts(page, { ...validTexts, gst_number: '07abcde1234f1z5' })
    await expect(field(page, 'gst_number')).toHaveValue('07ABCDE1234F1Z5')
  })
  await test.step('two documents through the upload window', async () => {
    await upload(page, 'GST', gst)
    await expect(page.getByRole('button', { name: 'Upload GST PDF' })).toBeFocused()
    await upload(page, 'PAN', pan)
  })
  await test.step('sent, and everything is cleared', async () => {
    await submitButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Application sent successfully!')
    await expectCleared(page)
  })
  await test.step('every request went to this machine', () => {
    expect([...hosts].filter((host) => host !== '')).toEqual(['127.0.0.1'])
  })

  const [application] = await expectMails(sandbox, 1)
  const params = application?.template_params ?? {}
  await test.step('the company has received it once, with version 3.2.0', async () => {
    expect(application?.lib_version).toBe('3.2.0')
    const { gst_pdf_url, pan_pdf_url, ...texts } = params
    expect(texts).toEqual(validTexts)
    expect(gst_pdf_url).not.toBe(pan_pdf_url)
  })
  await test.step('the e-mail is in the mailbox', async () => {
    const mailbox = await context.newPage()
    await mailbox.goto(sandbox.inboxUrl)
    await mailbox.getByRole('link', { name: `from ${validTexts.company_name}` }).click()
    await expect(mailbox.getByText('07ABCDE1234F1Z5')).toBeVisible()
    for (const address of [params.gst_pdf_url, params.pan_pdf_url]) {
      await expect(mailbox.locator(`a[href="${address}"]`)).toBeVisible()
    }
  })
  await test.step('both links return the same bytes', async () => {
    expect(await bytesAt(sandbox, params.gst_pdf_url)).toEqual(gst.buffer)
    expect(await bytesAt(sandbox, params.pan_pdf_url)).toEqual(pan.buffer)
  })
})

test('an invalid GST number: the alert says so, nothing is sent, the values stay', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox)
  await field(page, 'gst_number').fill('07ABCDE1234F1Y5')
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toContainText(gstMessage)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(field(page, 'company_name')).toHaveValue(validTexts.company_name)
  await expect(field(page, 'gst_number')).toHaveValue('07ABCDE1234F1Y5')

  await page.getByRole('alert').getByRole('link', { name: gstMessage }).click()
  await expect(field(page, 'gst_number')).toBeFocused()
  await field(page, 'gst_number').fill('07ABCDE1234F1Z5')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Application sent successfully!')
  await expectMails(sandbox, 1)
})

test('documents missing: the alert says so, nothing is sent', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox, ['GST'])
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toContainText(documentsMessage)
})

test('everything missing: the summary links to each field', async ({ page }) => {
  await page.goto('/contact/')
  await submitButton(page).click()
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText([
    ...textNames.map((name) => fields[name].missing),
    documentsMessage,
  ])
  await summary.getByRole('link', { name: documentsMessage }).click()
  await expect(page.getByRole('button', { name: 'Upload GST PDF' })).toBeFocused()
})

test('the upload window takes a PDF of 5 MB, and nothing larger or else', async ({ page }) => {
  await page.goto('/contact/')
  const text = Buffer.from('hello')
  const refusal = page.getByRole('alert')
  await test.step('a file that is not a PDF is refused, whatever its name says', async () => {
    await choose(page, 'PAN', { name: 'pan.png', mimeType: 'image/png', buffer: text })
    await expect(refusal).toHaveText('Only PDF allowed')
  })
  await test.step('a file over 5 MB is refused', async () => {
    await choose(page, 'PAN', pdf('large.pdf', 'x'.repeat(5 * 1024 * 1024)))
    await expect(refusal).toHaveText('File too large (max 5MB)')
  })
  await test.step('text in a file named as a PDF is refused', async () => {
    await choose(page, 'PAN', { name: 'pan.pdf', mimeType: 'application/pdf', buffer: text })
    await expect(refusal).toHaveText('Only PDF allowed')
  })
  await test.step('it can be closed without uploading', async () => {
    await choose(page, 'GST', pdf('gst-certificate.pdf'))
    const preview = page.getByRole('dialog', { name: documents.gst_pdf.windowTitle })
    await expect(preview).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(preview).toHaveCount(0)
    await expect(page.getByText('gst-certificate.pdf', { exact: true })).toHaveCount(0)
  })
  await test.step('a file of exactly 5 MB is accepted', async () => {
    const frame = pdf('', '').buffer.length
    await upload(page, 'GST', pdf('full.pdf', 'x'.repeat(5 * 1024 * 1024 - frame)))
    await expect(page.getByText('5 MB', { exact: true })).toBeVisible()
  })
})

test('a document can be removed and replaced', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox)
  await page.getByRole('button', { name: 'Remove GST PDF' }).click()
  await expect(page.getByText('gst-certificate.pdf', { exact: true })).toHaveCount(0)
  await upload(page, 'GST', pdf('gst-new.pdf'))
  await choose(page, 'PAN', pdf('pan-new.pdf'))
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('pan-new.pdf', { exact: true })).toBeVisible()
  await expect(page.getByText('pan-card.pdf', { exact: true })).toHaveCount(0)
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Application sent successfully!')
  const [application] = await expectMails(sandbox, 1)
  const bytes = await bytesAt(sandbox, application?.template_params.pan_pdf_url)
  expect(bytes).toEqual(pdf('pan-new.pdf').buffer)
})

test('the upload window works when timers fire early', async ({ page }) => {
  // Firefox rounds its clock, so the widget skips the last update of its buttons.
  await page.addInitScript(() => {
    const later = window.setTimeout
    const early = (run: () => void, delay = 0) => later(run, delay < 200 ? delay - 5 : delay)
    window.setTimeout = early as typeof window.setTimeout
  })
  await page.goto('/contact/')
  await upload(page, 'GST', pdf('gst-certificate.pdf'))
  await upload(page, 'PAN', pdf('pan-card.pdf'))
})

test('a form that crashes says so, beside the contact details', async ({ page }) => {
  // The island's data without the texts of the fields.
  await page.route('**/contact/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace('"fields":{"company_name"', '"forgotten":{"company_name"'),
    })
  })
  await page.goto('/contact/')
  const main = page.getByRole('main')
  await expect(main.getByRole('alert', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(main.getByRole('link', { name: site.contact.email })).toBeVisible()
  await page.unrouteAll()
  await main.getByRole('link', { name: site.failure.homeLabel }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a bot fills in the honeypot: nothing is sent', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox)
  await fillInHoneypot(page)
  await expect(page.getByText(person.heading)).toBeVisible()
})

test('a person whom the form takes for a bot sends with one more press', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox)
  // As voice control and switch access press: with an event that no script can tell from one.
  await submitButton(page).evaluate((button: HTMLElement) => button.click())
  const confirm = page.getByRole('button', { name: person.confirm })
  await confirm.evaluate((button: HTMLElement) => button.click())
  await expect(page.getByRole('alert')).toContainText('Application sent successfully!')
  await expectMails(sandbox, 1)
})

test('a person whose password manager fills in the honeypot sends as usual', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox)
  await field(page, 'your_name').press('End')
  await fillInHoneypot(page)
  await expect(page.getByRole('alert')).toContainText('Application sent successfully!')
  await expectMails(sandbox, 1)
})

const fillInHoneypot = (page: Page) =>
  page.locator('input[name=referral_note]').evaluate((honeypot: HTMLInputElement) => {
    honeypot.value = 'https://spam.example'
    honeypot.form?.requestSubmit()
  })
