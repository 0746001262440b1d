import { expect, type Page } from '@playwright/test'
import {
  choose,
  finishUpload,
  openSavedDraft,
  press,
  removeButton,
  startButton,
  validTexts,
} from '../e2e/journey'
import { setFaults } from '../e2e/sandbox'
import { contact } from '../fixtures/content'
import { test } from '../support/browser'
import { triesFaults } from './findings'
import { block, breakAtHalf, inspect, largeDocument, send } from './inspect'

const { documents: texts, failure } = contact.form

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

/** Presses 'Try again', without choosing the file again; the message of the last attempt goes. */
async function openAgain(page: Page): Promise<void> {
  await press(page, texts.actions.tryAgain)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
}

async function tryAgain(page: Page): Promise<void> {
  await openAgain(page)
  await finishUpload(page, 'GST')
}

interface UploadFault {
  name: string
  upload?: object
  info?: object
  /** The last request before 30 s of silence. */
  silenceAfter?: string
  says: string
  /** What the service says, which is shown on demand. */
  answer?: string
}

/** Answers that refuse a file: the visitor reads that it was refused, and on demand the reason. */
const refusals = (
  [
    ['upload 403', 403, 'Account has reached its limits.', 'AccountLimitsExceededError'],
    ['upload 413', 413, 'The size of the request is too large.', 'RequestSizeLimitExceededError'],
    ['upload infected', 400, 'The file is infected by Eicar virus.', 'FileInfectedError'],
  ] as const
).map(([name, status, answer, code]) => ({
  name,
  upload: jsonError(status, answer, code),
  says: texts.refused,
  answer,
}))
const faults: readonly UploadFault[] = [
  ...refusals,
  { name: 'upload 500', upload: { status: 500, body: 'Oops' }, says: 'could not be uploaded' },
  { name: 'upload 503', upload: { status: 503, body: 'Resting' }, says: 'could not be uploaded' },
  { name: 'upload dropped', upload: { drop: true }, says: 'could not be uploaded' },
  {
    name: 'upload stalled',
    upload: { delayMs: 200_000 },
    silenceAfter: '**/base/**',
    says: 'has stopped uploading',
  },
  {
    name: 'info never ready',
    info: info({ is_ready: false }),
    silenceAfter: '**/info/**',
    says: 'has stopped uploading',
  },
  {
    name: 'info with another mime',
    info: info({
      mime_type: 'text/html',
      content_info: { mime: { mime: 'text/html', type: 'text', subtype: 'html' } },
    }),
    says: texts.untrusted,
  },
  {
    name: 'info with a larger size',
    info: info({ size: 6_000_000, total: 6_000_000, done: 6_000_000 }),
    says: texts.untrusted,
  },
  { name: 'info 500', info: { status: 500, body: 'Oops' }, says: 'could not be uploaded' },
]
test(
  'an upload fails in every way, then succeeds',
  triesFaults(faults.map(({ name }) => name)),
  async ({ page, sandbox }) => {
    await page.clock.install()
    await openSavedDraft(page, sandbox, ['PAN'])
    let open = () => choose(page, 'GST')
    for (const { name, says, answer, silenceAfter, ...fault } of faults) {
      await setFaults(sandbox, fault)
      await open()
      open = () => openAgain(page)
      const lastRequest = silenceAfter && page.waitForRequest(silenceAfter)
      await startButton(page).click()
      if (await lastRequest) await page.clock.fastForward(31_000)
      await inspect(page, sandbox, {
        fault: name,
        says,
        role: 'alert',
        mails: 0,
        documents: ['PAN'],
      })
      if (answer) {
        await expect(page.getByText(answer)).not.toBeVisible()
        await page.getByText(texts.fullResponse).click()
        await expect(page.getByText(answer)).toBeVisible()
      }
    }
    await setFaults(sandbox, {})
    await tryAgain(page)
    await send(page, sandbox)
  },
)

const throttled = [
  { name: 'with Retry-After', headers: { 'retry-after': '1' }, pause: 1_000 },
  { name: 'without Retry-After', headers: {}, pause: 15_000 },
].map(({ name, ...rest }) => ({
  name: `upload throttled once ${name}: it is retried automatically`,
  ...rest,
}))
test(
  'uploads that are throttled once are retried automatically',
  triesFaults(throttled.map(({ name }) => name)),
  async ({ page, sandbox }) => {
    await page.clock.install()
    await openSavedDraft(page, sandbox, ['PAN'])
    const remove = removeButton(page, 'GST')
    for (const { name, headers, pause } of throttled) {
      if (await remove.isVisible()) await remove.click()
      const refusal = jsonError(429, 'Request was throttled.', 'RequestThrottledError')
      await setFaults(sandbox, { upload: { ...refusal, headers, times: 1 } })
      await choose(page, 'GST')
      const refused = page.waitForResponse('**/base/**')
      await startButton(page).click()
      await (await refused).finished()
      await page.clock.fastForward(pause)
      await remove.waitFor({ timeout: 40_000 })
      await inspect(page, sandbox, { fault: name, says: 'gst-certificate.pdf', mails: 0 })
    }
  },
)

const halves = [
  { name: 'upload of 4 MB, drop halfway', how: 'drop', says: 'could not be uploaded' },
  { name: 'upload of 4 MB, stall halfway', how: 'stall', says: 'has stopped uploading' },
] as const
test(
  'a large upload fails halfway in every way, then succeeds',
  triesFaults(halves.map(({ name }) => name)),
  async ({ page, sandbox }) => {
    await page.clock.install()
    await openSavedDraft(page, sandbox, ['PAN'])
    let open = () => choose(page, 'GST', largeDocument)
    for (const { name, how, says } of halves) {
      const { atHalf, restore } = await breakAtHalf(page, how)
      await open()
      open = () => openAgain(page)
      await startButton(page).click()
      await atHalf
      if (how === 'stall') await page.clock.fastForward(31_000)
      await inspect(page, sandbox, {
        fault: name,
        says,
        role: 'alert',
        mails: 0,
        documents: ['PAN'],
      })
      await restore()
    }
    await tryAgain(page)
    await send(page, sandbox)
  },
)

test('something blocks the upload service: the other way is shown', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox, ['PAN'])
  const unblock = await block(page, '*/base/*')
  await choose(page, 'GST')
  await startButton(page).click()
  await inspect(page, sandbox, { says: texts.blocked, role: 'alert', mails: 0, documents: ['PAN'] })
  const group = page.getByRole('group', { name: texts.gst_pdf.label })
  const mail = await group.getByRole('link', { name: failure.mail }).getAttribute('href')
  const body = new URL(mail ?? '').searchParams.get('body')
  expect(body).toContain(validTexts.company_name)
  expect(body).toContain(`${texts.gst_pdf.label}: ${failure.attach}`)
  expect(body).toMatch(/PAN.*: http/)
  await unblock()
  await tryAgain(page)
  await send(page, sandbox)
})
