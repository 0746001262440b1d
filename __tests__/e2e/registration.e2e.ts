import { expect, test } from '@playwright/test'
import { contact, site } from './content'
import {
  choose,
  expectCleared,
  expectNothingLost,
  field,
  fillInAll,
  fillInTexts,
  pdf,
  submitButton,
  upload,
  validTexts,
} from './journey'
import { inboxUrl, outbox, resetSandbox, setFaults } from './sandbox'

const { documents, failure, fields } = contact.form

// The specification's own words (section 5): these may not change with the rest.
const gstMessage = 'Please enter a valid GST Number (15 characters, e.g., 07ABCDE1234F1Z5).'
const documentsMessage = 'Please upload both GST and PAN PDF documents.'

test.beforeEach(({ request }) => resetSandbox(request))

test('from the home page to a mail with both documents', async ({ page, request }) => {
  const gst = pdf('gst-certificate.pdf', 'the GST certificate')
  const pan = pdf('pan-card.pdf', 'the PAN card')

  await test.step('Register Now leads to the form', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Register Now' }).click()
    await expect(page).toHaveURL(/\/contact\/$/)
    await expect(page.getByRole('heading', { name: 'Agent Registration' })).toBeVisible()
  })
  await test.step('six fields, the GST number in small letters', async () => {
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

  const [application, ...others] = await outbox(request)
  const params = application?.template_params ?? {}
  await test.step('the company has it once, with eight fields and version 3.2.0', async () => {
    expect(others).toEqual([])
    expect(application?.lib_version).toBe('3.2.0')
    const { gst_pdf_url, pan_pdf_url, ...texts } = params
    expect(texts).toEqual(validTexts)
    expect(Object.keys(params)).toHaveLength(8)
    expect(gst_pdf_url).not.toBe(pan_pdf_url)
  })
  await test.step('the mail stands in the mailbox', async () => {
    await page.goto(inboxUrl())
    await page.getByText(`${site.brand.name}: travel partner application`).first().click()
    const mail = page.frameLocator('iframe')
    await expect(mail.getByText('07ABCDE1234F1Z5')).toBeVisible()
    for (const address of [params.gst_pdf_url, params.pan_pdf_url]) {
      await expect(mail.locator(`a[href="${address}"]`)).toBeVisible()
    }
  })
  await test.step('both links give back the very bytes', async () => {
    const bytesAt = async (address = '') => (await request.get(address)).body()
    expect((await bytesAt(params.gst_pdf_url)).equals(gst.buffer)).toBe(true)
    expect((await bytesAt(params.pan_pdf_url)).equals(pan.buffer)).toBe(true)
  })
})

test('an invalid GST number: the alert says so, nothing is sent, all stays', async ({
  page,
  request,
}) => {
  await page.goto('/contact/')
  await fillInAll(page)
  await field(page, 'gst_number').fill('07ABCDE1234F1Y5')
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toContainText(gstMessage)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(field(page, 'company_name')).toHaveValue(validTexts.company_name)
  await expect(field(page, 'gst_number')).toHaveValue('07ABCDE1234F1Y5')
  expect(await outbox(request)).toEqual([])

  await page.getByRole('alert').getByRole('link', { name: gstMessage }).click()
  await expect(field(page, 'gst_number')).toBeFocused()
  await field(page, 'gst_number').fill('07ABCDE1234F1Z5')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Application sent successfully!')
  expect(await outbox(request)).toHaveLength(1)
})

test('documents missing: the alert says so, nothing is sent', async ({ page, request }) => {
  await page.goto('/contact/')
  await fillInTexts(page)
  await upload(page, 'GST', pdf('gst-certificate.pdf'))
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toContainText(documentsMessage)
  expect(await outbox(request)).toEqual([])
})

test('everything missing: each field is named, and leads to its input', async ({
  page,
  request,
}) => {
  await page.goto('/contact/')
  await submitButton(page).click()
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText([
    fields.company_name.missing,
    fields.your_name.missing,
    fields.email.missing,
    fields.phone.missing,
    gstMessage,
    fields.company_address.missing,
    documentsMessage,
  ])
  await summary.getByRole('link', { name: documentsMessage }).click()
  await expect(page.getByRole('button', { name: 'Upload GST PDF' })).toBeFocused()
  expect(await outbox(request)).toEqual([])
})

test('a file over 5 MB is refused', async ({ page }) => {
  await page.goto('/contact/')
  await choose(page, 'GST', pdf('large.pdf', 'x'.repeat(5 * 1024 * 1024)))
  await expect(page.getByRole('alert')).toHaveText('File too large (max 5MB)')
})

test('a file of exactly 5 MB is taken', async ({ page }) => {
  await page.goto('/contact/')
  const frame = pdf('', '').buffer.length
  await upload(page, 'GST', pdf('full.pdf', 'x'.repeat(5 * 1024 * 1024 - frame)))
  await expect(page.getByText('5 MB', { exact: true })).toBeVisible()
})

test('a file that is not a PDF is refused, whatever its name says', async ({ page }) => {
  await page.goto('/contact/')
  const text = Buffer.from('hello')
  await choose(page, 'PAN', { name: 'pan.png', mimeType: 'image/png', buffer: text })
  await expect(page.getByRole('alert')).toHaveText('Only PDF allowed')
  await choose(page, 'PAN', { name: 'pan.pdf', mimeType: 'application/pdf', buffer: text })
  await expect(page.getByRole('alert')).toHaveText('Only PDF allowed')
})

test('a document can be removed and replaced', async ({ page, request }) => {
  await page.goto('/contact/')
  await fillInAll(page)
  await page.getByRole('button', { name: 'Remove GST PDF' }).click()
  await expect(page.getByText('gst-certificate.pdf')).toHaveCount(0)
  await upload(page, 'GST', pdf('gst-new.pdf'))
  await choose(page, 'PAN', pdf('pan-new.pdf'))
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('pan-new.pdf')).toBeVisible()
  await expect(page.getByText('pan-card.pdf')).toHaveCount(0)
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Application sent successfully!')
  const [application] = await outbox(request)
  const bytes = await (await request.get(application?.template_params.pan_pdf_url ?? '')).body()
  expect(bytes.equals(pdf('pan-new.pdf').buffer)).toBe(true)
})

test('the upload window can be closed without uploading', async ({ page }) => {
  await page.goto('/contact/')
  await choose(page, 'GST', pdf('gst-certificate.pdf'))
  const preview = page.getByRole('dialog', { name: documents.gst_pdf.windowTitle })
  await expect(preview).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
  await expect(page.getByText('gst-certificate.pdf')).toHaveCount(0)
  await upload(page, 'GST', pdf('gst-certificate.pdf'))
})

test('the upload window is not left waiting when timers come early by the clock', async ({
  page,
}) => {
  // As in Firefox, which rounds the clock; the widget then drops the last redraw of its buttons.
  await page.addInitScript(() => {
    const later = window.setTimeout
    const early = (run: () => void, delay = 0) => later(run, delay < 200 ? delay - 5 : delay)
    window.setTimeout = early as typeof window.setTimeout
  })
  await page.goto('/contact/')
  await upload(page, 'GST', pdf('gst-certificate.pdf'))
  await upload(page, 'PAN', pdf('pan-card.pdf'))
})

test('an upload that the service refuses can be tried again without choosing', async ({
  page,
  request,
}) => {
  const error = { status_code: 403, content: 'Account has reached its limits.' }
  await setFaults(request, { upload: { body: JSON.stringify({ error }), times: 1 } })
  await page.goto('/contact/')
  await choose(page, 'GST', pdf('gst-certificate.pdf'))
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Account has reached its limits.')
  await page.getByRole('button', { name: documents.tryAgain }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Remove GST PDF' })).toBeVisible()
})

test('sending fails: the provider says why, nothing is lost, the next try succeeds', async ({
  page,
  request,
}) => {
  await setFaults(request, {
    email: { status: 412, body: 'Gmail_API: Invalid grant. Please reconnect your Gmail account' },
  })
  await page.goto('/contact/')
  await fillInAll(page)
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toContainText(
    'Failed to send application: Gmail_API: Invalid grant. Please reconnect your Gmail account',
  )
  await expectNothingLost(page)
  expect(await outbox(request)).toEqual([])

  await setFaults(request, {})
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Application sent successfully!')
  expect(await outbox(request)).toHaveLength(1)
})

test('the line breaks while sending: the alert says that no answer came', async ({
  page,
  request,
}) => {
  await setFaults(request, { email: { drop: true } })
  await page.goto('/contact/')
  await fillInAll(page)
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toContainText(
    `Failed to send application: ${failure.noAnswer}`,
  )
  await expectNothingLost(page)
})

test('pressing twice sends once', async ({ page, request }) => {
  await setFaults(request, { email: { delayMs: 500 } })
  await page.goto('/contact/')
  await fillInAll(page)
  await submitButton(page).dblclick()
  await expect(page.getByRole('alert')).toContainText('Application sent successfully!')
  expect(await outbox(request)).toHaveLength(1)
})

test('a client without its ids throws: the visitor is told, the developer too', async ({
  page,
  request,
}) => {
  // The same script as a build without the identifier would hold.
  await page.route('**/*.js', async (route) => {
    const script = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'text/javascript',
      body: script.replaceAll('"sandbox_service"', '""'),
    })
  })
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  await page.goto('/contact/')
  await fillInAll(page)
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toContainText(
    `Failed to send application: ${failure.unconfigured}`,
  )
  expect(complaints.join('\n')).toContain('The service ID is required')
  await expectNothingLost(page)
  expect(await outbox(request)).toEqual([])
})

test('a page that breaks shows the failure screen and the ways out', async ({ page }) => {
  // The island's data arrive without the words of the fields.
  await page.route('**/contact/', async (route) => {
    const html = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'text/html',
      body: html.replace('"fields":{"company_name"', '"forgotten":{"company_name"'),
    })
  })
  await page.goto('/contact/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(main.getByRole('link', { name: site.contact.email })).toBeVisible()
  await page.unrouteAll()
  await main.getByRole('link', { name: site.failure.homeLabel }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('nothing but this machine is asked for anything', async ({ page, request, context }) => {
  const hosts = new Set<string>()
  context.on('request', (asked) => hosts.add(new URL(asked.url()).hostname))
  await page.goto('/')
  await page.goto('/contact/')
  await fillInAll(page)
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Application sent successfully!')
  expect([...hosts].filter((host) => host !== '')).toEqual(['127.0.0.1'])
  expect(await outbox(request)).toHaveLength(1)
})

/** A whole draft, as an earlier visit has left it. */
const keptDraft = {
  draft: {
    ...validTexts,
    gst_pdf: keptDocument('7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01'),
    pan_pdf: keptDocument('04be11d0-8a3c-4a52-8f6e-6c5d0b9e7a02'),
  },
  at: Date.now(),
}

function keptDocument(uuid: string) {
  const url = `http://127.0.0.1:9010/${uuid}/`
  return { url, name: 'document.pdf', size: 1000, mimeType: 'application/pdf' }
}

for (const [who, handled] of [
  ['a program', false],
  ['a person whose password manager', true],
] as const) {
  test(`${who} fills in the trap: the screen says the same, mails: ${handled ? 1 : 0}`, async ({
    page,
    request,
  }) => {
    await page.addInitScript(
      (kept) => localStorage.setItem('registration-draft', kept),
      JSON.stringify(keptDraft),
    )
    await page.goto('/contact/')
    await expect(submitButton(page)).toBeEnabled()
    await expect(field(page, 'your_name')).toHaveValue(validTexts.your_name)
    if (handled) await field(page, 'your_name').press('End')
    await page.locator('input[name=referral_note]').evaluate((trap: HTMLInputElement) => {
      trap.value = 'https://spam.example'
      trap.form?.requestSubmit()
    })
    await expect(page.getByRole('alert')).toContainText('Application sent successfully!')
    expect(await outbox(request)).toHaveLength(handled ? 1 : 0)
  })
}
