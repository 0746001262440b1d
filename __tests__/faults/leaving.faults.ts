import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { contact } from '../e2e/content'
import { choose, fillInTexts, submitButton, upload } from '../e2e/journey'
import { outbox, resetSandbox, setFaults } from '../e2e/sandbox'
import { document, inspect, openEmpty, openFilled } from './bench'

const { draft, success } = contact.form

test.beforeEach(({ request }) => resetSandbox(request))

type Leave = (page: Page, context: BrowserContext) => Promise<Page>

const leaves: Record<string, Leave> = {
  reload: async (page) => {
    await page.reload()
    return page
  },
  'back and forward': async (page) => {
    await page.goto('/about/')
    await page.goBack()
    return page
  },
  'back, then forward again': async (page) => {
    await page.goBack()
    await page.goForward()
    return page
  },
  'a duplicate tab': async (_page, context) => {
    const other = await context.newPage()
    await other.goto('/contact/')
    return other
  },
}

const steps = [
  { name: 'texts typed', documents: [] },
  { name: 'one document uploaded', documents: ['GST'] },
  { name: 'both documents uploaded', documents: ['GST', 'PAN'] },
] as const

for (const [how, leave] of Object.entries(leaves)) {
  for (const { name, documents } of steps) {
    test(`${name}, then ${how}`, async ({ page, request, context }) => {
      await page.goto('/')
      await openEmpty(page)
      await fillInTexts(page)
      for (const kind of documents) await upload(page, kind, document(kind))
      const there = await leave(page, context)
      await expect(submitButton(there)).toBeEnabled()
      // A page that the browser kept alive has nothing to bring back.
      const alive = there.getByRole('status').filter({ hasText: draft.restored })
      const kept = there.getByRole('textbox', { name: 'Your name' })
      await expect(alive.or(kept).first()).toBeVisible()
      await expect(kept).toHaveValue('Asha Rao')
      const left = (['GST', 'PAN'] as const).filter((kind) => !documents.some((d) => d === kind))
      for (const kind of left) await upload(there, kind, document(kind))
      await submitButton(there).click()
      await inspect(there, request, { says: success.heading, mails: 1 })
    })
  }
}

test('reload while sending: it comes back, and does not go out twice', async ({
  page,
  request,
}) => {
  await setFaults(request, { email: { delayMs: 1500, times: 1 } })
  await openFilled(page)
  const sends = page.waitForRequest('**/email/send')
  page.on('dialog', (dialog) => dialog.accept())
  await submitButton(page).click()
  await sends
  await page.reload()
  await expect(submitButton(page)).toBeEnabled()
  await expect.poll(async () => (await outbox(request)).length).toBe(1)
  await submitButton(page).click()
  await inspect(page, request, { says: /Nothing was sent again/, mails: 1 })
})

test('leaving while a document is on its way asks first', async ({ page, request }) => {
  await setFaults(request, { upload: { delayMs: 3000, times: 1 } })
  await openEmpty(page)
  await fillInTexts(page)
  await choose(page, 'GST', document('GST'))
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closing
  await page.getByRole('button', { name: 'Remove GST PDF' }).waitFor()
  await inspect(page, request, { says: 'gst-certificate.pdf', mails: 0, documents: ['GST'] })
})

test('two tabs: one sends, the other is told and sends nothing', async ({
  page,
  request,
  context,
}) => {
  await openFilled(page)
  const other = await context.newPage()
  await other.goto('/contact/')
  await expect(other.getByText(draft.restored)).toBeVisible()
  await submitButton(page).click()
  await inspect(page, request, { says: success.heading, mails: 1 })
  await inspect(other, request, { says: draft.sentElsewhere, mails: 1 })
  await submitButton(other).click()
  await inspect(other, request, { says: /already sent on .* Nothing was sent again/, mails: 1 })
})

test('two tabs press at the same moment', async ({ page, request, context }) => {
  await setFaults(request, { email: { delayMs: 1500 } })
  await openFilled(page)
  const other = await context.newPage()
  await other.goto('/contact/')
  await expect(submitButton(other)).toBeEnabled()
  const sends = page.waitForRequest('**/email/send')
  await submitButton(page).click()
  await sends
  await submitButton(other).click()
  await inspect(other, request, { says: contact.form.failure.underWay, mails: 1 })
  await inspect(page, request, { says: success.heading, mails: 1 })
})

test('a slow line and a slow phone: 400 kbit/s, 400 ms, a quarter of the speed', async ({
  page,
  request,
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
  // Typed at once, long before the script has come.
  await page.getByRole('textbox', { name: 'Company name' }).fill('Sunrise Holidays Pvt Ltd')
  await expect(submitButton(page)).toBeEnabled({ timeout: 60_000 })
  await fillInTexts(page)
  test.setTimeout(240_000)
  for (const kind of ['GST', 'PAN'] as const) {
    await choose(page, kind, document(kind))
    const preview = page.getByRole('dialog')
    await preview.getByRole('button', { name: 'Upload', exact: true }).click({ timeout: 60_000 })
    await page.getByRole('button', { name: `Remove ${kind} PDF` }).waitFor({ timeout: 60_000 })
  }
  await submitButton(page).click()
  await inspect(page, request, { says: success.heading, mails: 1 })
})
