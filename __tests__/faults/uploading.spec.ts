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
import { block, inspect, send } from './inspect'

const { documents: texts, failure } = contact.form

const jsonError = (status_code: number, content: string, error_code: string) => ({
  body: JSON.stringify({ error: { status_code, content, error_code } }),
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

const faults = [
  {
    name: 'upload refused',
    upload: jsonError(403, 'Account has reached its limits.', 'AccountLimitsExceededError'),
    says: texts.refused,
  },
  {
    name: 'upload stalled',
    upload: { delayMs: 200_000 },
    // The last request before 30 s of silence.
    silenceAfter: '**/base/**',
    says: 'has stopped uploading',
  },
] as const
test(
  'an upload fails in every way, then succeeds',
  triesFaults(faults.map(({ name }) => name)),
  async ({ page, sandbox }) => {
    await page.clock.install()
    await openSavedDraft(page, sandbox, ['PAN'])
    let open = () => choose(page, 'GST')
    for (const { name, says, upload, ...fault } of faults) {
      const silenceAfter = 'silenceAfter' in fault && fault.silenceAfter
      await setFaults(sandbox, { upload })
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
      if (silenceAfter) continue
      const answer = page.getByText('Account has reached its limits.')
      await expect(answer).not.toBeVisible()
      await page.getByText(texts.fullResponse).click()
      await expect(answer).toBeVisible()
    }
    await setFaults(sandbox, {})
    await tryAgain(page)
    await send(page, sandbox)
  },
)

test('an upload that is throttled once is retried automatically', async ({ page, sandbox }) => {
  await page.clock.install()
  await openSavedDraft(page, sandbox, ['PAN'])
  const refusal = jsonError(429, 'Request was throttled.', 'RequestThrottledError')
  const headers = { 'retry-after': '1' }
  await setFaults(sandbox, { upload: { ...refusal, headers, times: 1 } })
  await choose(page, 'GST')
  const refused = page.waitForResponse('**/base/**')
  await startButton(page).click()
  await (await refused).finished()
  await page.clock.fastForward(1_000)
  await removeButton(page, 'GST').waitFor({ timeout: 60_000 })
  await inspect(page, sandbox, { says: 'gst-certificate.pdf', mails: 0 })
})

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
