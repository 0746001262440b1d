import { expect } from '@playwright/test'
import { contact } from '../../fixtures/content'
import { test } from '../../support/browser'
import {
  allBut,
  button,
  choose,
  expectSent,
  field,
  fillInTexts,
  finishUpload,
  kinds,
  openSavedDraft,
  press,
  submit,
  submitButton,
  validTexts,
} from '../journeys/journey'
import {
  anyScript,
  endTrouble,
  expectUnsent,
  send,
  type Trouble,
  troubleScriptsWith,
} from './trouble'

const { failure, checking, draft } = contact.form

const never: Trouble = () => new Promise(() => undefined)
const abort: Trouble = (route) => route.abort()
const abortFirst: Trouble = (route, nth) => (nth === 1 ? route.abort() : undefined)
const notFound: Trouble = (route) => route.fulfill({ status: 404, body: 'Not Found' })

test('the rules fail, are gone with a new release, and stall; they load in the end', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  await openSavedDraft(page, sandbox)
  await troubleScriptsWith(page, '%PDF-', abort)
  await submit(page)
  await expectUnsent(page, sandbox, failure.unavailable)

  await endTrouble(page)
  await troubleScriptsWith(page, '%PDF-', notFound)
  await press(page, failure.tryAgain)
  await expectUnsent(page, sandbox, /reload the page/)
  await endTrouble(page)
  await page.reload()
  await expect(page.getByText(draft.restored)).toBeVisible()

  await troubleScriptsWith(page, '%PDF-', never)
  const asked = page.waitForRequest(anyScript)
  await submit(page)
  await asked
  await expect(button(page, checking)).toBeVisible()
  await page.clock.runFor(31_000)
  await expectUnsent(page, sandbox, failure.unavailable)
  await endTrouble(page)
  await press(page, failure.tryAgain)
  await expectSent(page, sandbox)
})

test('the upload window fails to load once, and nobody notices', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox, allBut('GST'))
  await troubleScriptsWith(page, 'uc-file-uploader', abortFirst)
  const failed = page.waitForEvent('requestfailed')
  await choose(page, 'GST')
  await failed
  await finishUpload(page, 'GST')
  await send(page, sandbox)
})

test('a slow network and a slow phone: 400 kbit/s, 400 ms, a quarter of the speed', async ({
  page,
  sandbox,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto('/contact/', { waitUntil: 'commit' })
  // Typed long before the script has loaded.
  await field(page, 'company_name').fill(validTexts.company_name)
  await expect(submitButton(page)).toBeEnabled()
  await fillInTexts(page)
  for (const kind of kinds) {
    await choose(page, kind)
    await finishUpload(page, kind)
  }
  await send(page, sandbox)
  // A processor that is slowed down cannot pass the minute at the end.
  await devtools.detach()
})
