import { type Page, test } from '@playwright/test'
import { contact } from '../e2e/content'
import { choose, fillInTexts, submitButton, upload } from '../e2e/journey'
import { resetSandbox, setFaults } from '../e2e/sandbox'
import { breakAtHalf, document, failScriptsWith, inspect, largeDocument, openEmpty } from './bench'

const { documents, success } = contact.form

test.beforeEach(({ request }) => resetSandbox(request))

const jsonError = (status_code: number, content: string, error_code: string) => ({
  body: JSON.stringify({ error: { status_code, content, error_code } }),
})
const info = (change: object) => ({
  body: JSON.stringify({
    uuid: '7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01',
    file_id: '7f3a92c1-51de-4c5b-9b07-2f0f6a6d1c01',
    size: 60,
    total: 60,
    done: 60,
    original_filename: 'gst-certificate.pdf',
    filename: 'gst-certificate.pdf',
    mime_type: 'application/pdf',
    image_info: null,
    video_info: null,
    content_info: { mime: { mime: 'application/pdf', type: 'application', subtype: 'pdf' } },
    metadata: {},
    is_image: false,
    is_stored: true,
    is_ready: true,
    ...change,
  }),
})

const startUpload = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()

/** After the fault: 'Try again' without choosing again, the second document, and off it goes. */
async function goOn(page: Page, request: Parameters<typeof inspect>[1]): Promise<void> {
  await page.getByRole('button', { name: documents.tryAgain }).click()
  await startUpload(page)
  await page.getByRole('button', { name: 'Remove GST PDF' }).waitFor()
  await upload(page, 'PAN', document('PAN'))
  await submitButton(page).click()
  await inspect(page, request, { says: success.heading, mails: 1 })
}

const faults = [
  {
    name: 'upload 403',
    upload: jsonError(403, 'Account has reached its limits.', 'AccountLimitsExceededError'),
    says: 'Account has reached its limits.',
  },
  {
    name: 'upload 413',
    upload: jsonError(
      413,
      'The size of the request is too large.',
      'RequestSizeLimitExceededError',
    ),
    says: 'The size of the request is too large.',
  },
  {
    name: 'upload infected',
    upload: jsonError(400, 'The file is infected by Eicar virus.', 'FileInfectedError'),
    says: 'The file is infected by Eicar virus.',
  },
  { name: 'upload 500', upload: { status: 500, body: 'Oops' }, says: 'could not be uploaded' },
  { name: 'upload dropped', upload: { drop: true }, says: 'could not be uploaded' },
  { name: 'upload stalled', upload: { delayMs: 200_000 }, says: 'is stuck' },
  { name: 'info never ready', info: info({ is_ready: false }), says: 'is stuck' },
  {
    name: 'info with another mime',
    info: info({
      mime_type: 'text/html',
      content_info: { mime: { mime: 'text/html', type: 'text', subtype: 'html' } },
    }),
    says: documents.untrusted,
  },
  {
    name: 'info with a larger size',
    info: info({ size: 6_000_000, total: 6_000_000, done: 6_000_000 }),
    says: documents.untrusted,
  },
  { name: 'info 500', info: { status: 500, body: 'Oops' }, says: 'could not be uploaded' },
]
for (const { name, says, ...fault } of faults) {
  test(name, async ({ page, request }) => {
    await openEmpty(page)
    await fillInTexts(page)
    await setFaults(request, fault)
    await choose(page, 'GST', document('GST'))
    await startUpload(page)
    await inspect(page, request, { says, mails: 0, documents: [] })
    await setFaults(request, {})
    await goOn(page, request)
  })
}

const throttled = jsonError(429, 'Request was throttled.', 'RequestThrottledError')
for (const [name, headers] of Object.entries({
  'with Retry-After': { 'retry-after': '1' },
  'without Retry-After': {},
})) {
  test(`upload throttled once ${name}: it goes through by itself`, async ({ page, request }) => {
    await openEmpty(page)
    await fillInTexts(page)
    await setFaults(request, { upload: { ...throttled, headers, times: 1 } })
    await choose(page, 'GST', document('GST'))
    await startUpload(page)
    await page.getByRole('button', { name: 'Remove GST PDF' }).waitFor({ timeout: 40_000 })
    await inspect(page, request, { says: 'gst-certificate.pdf', mails: 0, documents: ['GST'] })
  })
}

for (const [how, says] of [
  ['drop', 'could not be uploaded'],
  ['stall', 'is stuck'],
] as const) {
  test(`upload of 4 MB, ${how} at half`, async ({ page, request }) => {
    await openEmpty(page)
    await fillInTexts(page)
    const mend = await breakAtHalf(page, how)
    await choose(page, 'GST', largeDocument)
    await startUpload(page)
    await inspect(page, request, { says, mails: 0, documents: [] })
    await mend()
    await goOn(page, request)
  })
}

test('the upload window does not load, then does', async ({ page, request }) => {
  await failScriptsWith(page, 'uc-file-uploader')
  await openEmpty(page)
  await fillInTexts(page)
  await choose(page, 'GST', document('GST'))
  await inspect(page, request, { says: documents.unavailable, mails: 0, documents: [] })
  await page.unrouteAll()
  await goOn(page, request)
})
