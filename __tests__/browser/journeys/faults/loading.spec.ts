import { expect } from '@playwright/test'
import { contact } from '../../../fixtures/content'
import {
  allBut,
  button,
  choose,
  expectSent,
  finishUpload,
  openSavedDraft,
  press,
  startButton,
  submit,
} from '../journey'
import { expectUnsent, send, type Trouble, test, troubleScriptsWith } from './trouble'

const { failure, checking, draft } = contact.form

test('the rules stall and fail; they load in the end', async ({ page, sandbox }) => {
  await page.clock.install()
  await openSavedDraft(page, sandbox)
  // One route for all of it: a request that waits at its end would be let through.
  let trouble: Trouble = () => new Promise(() => undefined)
  await troubleScriptsWith(page, 'rediffmail', (...request) => trouble(...request))
  await submit(page)
  await expect(button(page, checking)).toBeVisible()
  await page.clock.runFor(31_000)
  await expectUnsent(page, sandbox, failure.unavailable)

  // As it says: Chromium waits for the answer to its first request for an address.
  await page.reload()
  trouble = (route) => route.abort()
  await submit(page)
  await expectUnsent(page, sandbox, failure.unavailable)
  trouble = () => undefined
  await press(page, failure.tryAgain)
  await expectSent(page, sandbox)
})

test('a slow network and a slow phone: 400 kbit/s, 400 ms, a quarter of the speed', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox, allBut('gst_pdf'))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText(draft.restored)).toBeVisible()
  await choose(page, 'gst_pdf')
  await expect(startButton(page)).toBeEnabled()
  // From here on it only waits for the network, while Chromium slows down by being busy.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await finishUpload(page, 'gst_pdf')
  await send(page, sandbox)
  await devtools.detach()
})
