import { type BrowserContext, expect, type Page } from '@playwright/test'
import {
  choose,
  delayRequests,
  documents,
  fillInTexts,
  type Kind,
  openSavedDraft,
  submitButton,
  upload,
} from '../e2e/journey'
import { expectMails, setFaults } from '../e2e/sandbox'
import { contact } from '../fixtures/content'
import { test } from '../support/browser'
import { inspect, openEmpty } from './bench'
import { triesFaults } from './findings'

const { draft, success } = contact.form

type Leave = (page: Page, context: BrowserContext) => Promise<Page>

const waysToLeave: Record<string, Leave> = {
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

/** What is entered before the page is left each time, and the documents that are then there. */
const steps: { name: string; enter: (page: Page) => Promise<void>; there: Kind[] }[] = [
  { name: 'texts typed', enter: (page) => fillInTexts(page), there: [] },
  {
    name: 'one document uploaded',
    enter: (page) => upload(page, 'GST', documents.GST),
    there: ['GST'],
  },
  {
    name: 'both documents uploaded',
    enter: (page) => upload(page, 'PAN', documents.PAN),
    there: ['GST', 'PAN'],
  },
]

for (const [how, leave] of Object.entries(waysToLeave)) {
  const nameOf = (step: string) => `${step}, then ${how}`
  test(
    `${how} after each step of an application`,
    triesFaults(steps.map(({ name }) => nameOf(name))),
    async ({ page: first, sandbox, context }) => {
      let page = first
      await page.goto('/')
      await openEmpty(page)
      for (const { name, enter, there } of steps) {
        await enter(page)
        page = await leave(page, context)
        await expect(submitButton(page)).toBeEnabled()
        const says = draft.restored
        await inspect(page, sandbox, { fault: nameOf(name), says, mails: 0, documents: there })
      }
      await submitButton(page).click()
      await inspect(page, sandbox, { says: success.heading, mails: 1 })
    },
  )
}

test('reload while sending: the draft is restored and not sent twice', async ({
  page,
  sandbox,
}) => {
  await setFaults(sandbox, { email: { delayMs: 300_000, after: true, times: 1 } })
  await openSavedDraft(page, sandbox)
  page.on('dialog', (dialog) => dialog.accept())
  await submitButton(page).click()
  await expectMails(sandbox, 1)
  await page.reload()
  await expect(submitButton(page)).toBeEnabled()
  await submitButton(page).click()
  await inspect(page, sandbox, { says: /Nothing was sent again/, mails: 1 })
})

test('leaving during an upload asks for confirmation', async ({ page, sandbox }) => {
  const release = await delayRequests(page, '**/base/**')
  await openEmpty(page)
  await fillInTexts(page)
  await choose(page, 'GST', documents.GST)
  await page.getByRole('dialog').getByRole('button', { name: 'Upload', exact: true }).click()
  const shown = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const dialog = await shown
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closing
  release()
  await page.getByRole('button', { name: 'Remove GST PDF' }).waitFor()
  await inspect(page, sandbox, { says: 'gst-certificate.pdf', mails: 0, documents: ['GST'] })
})

test('two tabs: one sends, the other shows it and sends nothing', async ({
  page,
  sandbox,
  context,
}) => {
  await openSavedDraft(page, sandbox)
  const other = await context.newPage()
  await other.goto('/contact/')
  await expect(other.getByText(draft.restored)).toBeVisible()
  await submitButton(page).click()
  await inspect(page, sandbox, { says: success.heading, mails: 1 })
  await inspect(other, sandbox, { says: draft.sentElsewhere, mails: 1 })
  await submitButton(other).click()
  await inspect(other, sandbox, { says: /already sent on .* Nothing was sent again/, mails: 1 })
})

test('two tabs press at the same moment', async ({ page, sandbox, context }) => {
  const release = await delayRequests(page, '**/email/send')
  await openSavedDraft(page, sandbox)
  const other = await context.newPage()
  await other.goto('/contact/')
  await expect(submitButton(other)).toBeEnabled()
  const sends = page.waitForRequest('**/email/send')
  await submitButton(page).click()
  await sends
  await submitButton(other).click()
  await inspect(other, sandbox, { says: contact.form.failure.underWay, mails: 0 })
  release()
  await inspect(page, sandbox, { says: success.heading, mails: 1 })
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
  await page.getByRole('textbox', { name: 'Company name' }).fill('Sunrise Holidays Pvt Ltd')
  await expect(submitButton(page)).toBeEnabled({ timeout: 60_000 })
  await fillInTexts(page)
  test.setTimeout(240_000)
  for (const kind of ['GST', 'PAN'] as const) {
    await choose(page, kind, documents[kind])
    const preview = page.getByRole('dialog')
    await preview.getByRole('button', { name: 'Upload', exact: true }).click({ timeout: 60_000 })
    await page.getByRole('button', { name: `Remove ${kind} PDF` }).waitFor({ timeout: 60_000 })
  }
  await submitButton(page).click()
  await inspect(page, sandbox, { says: success.heading, mails: 1 })
  // A processor that is slowed down cannot pass the minute at the end.
  await devtools.detach()
})
