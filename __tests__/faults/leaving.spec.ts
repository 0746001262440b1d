import { type BrowserContext, expect, type Page } from '@playwright/test'
import {
  choose,
  delayRequests,
  field,
  fillInTexts,
  finishUpload,
  type Kind,
  kinds,
  openForm,
  openSavedDraft,
  openSecondTab,
  removeButton,
  startButton,
  submit,
  submitButton,
  upload,
  validTexts,
} from '../e2e/journey'
import { expectMails, sendPath, setFaults } from '../e2e/sandbox'
import { contact } from '../fixtures/content'
import { test } from '../support/browser'
import { inspect, send } from './bench'
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
    enter: (page) => upload(page, 'GST'),
    there: ['GST'],
  },
  {
    name: 'both documents uploaded',
    enter: (page) => upload(page, 'PAN'),
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
      await openForm(page)
      for (const { name, enter, there } of steps) {
        await enter(page)
        page = await leave(page, context)
        await expect(submitButton(page)).toBeEnabled()
        const says = draft.restored
        await inspect(page, sandbox, { fault: nameOf(name), says, mails: 0, documents: there })
      }
      await send(page, sandbox)
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
  await submit(page)
  await expectMails(sandbox, 1)
  await page.reload()
  await expect(submitButton(page)).toBeEnabled()
  await submit(page)
  await inspect(page, sandbox, { says: /Nothing was sent again/, mails: 1 })
})

test('leaving during an upload asks for confirmation', async ({ page, sandbox }) => {
  const release = await delayRequests(page, '**/base/**')
  await openForm(page)
  await fillInTexts(page)
  await choose(page, 'GST')
  await startButton(page).click()
  const shown = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const dialog = await shown
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closing
  release()
  await removeButton(page, 'GST').waitFor()
  await inspect(page, sandbox, { says: 'gst-certificate.pdf', mails: 0, documents: ['GST'] })
})

test('two tabs: one sends, the other shows it and sends nothing', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox)
  const other = await openSecondTab(page)
  await send(page, sandbox)
  await inspect(other, sandbox, { says: draft.sentElsewhere, mails: 1 })
  await submit(other)
  await inspect(other, sandbox, { says: /already sent on .* Nothing was sent again/, mails: 1 })
})

test('two tabs press at the same moment', async ({ page, sandbox }) => {
  const release = await delayRequests(page, `**${sendPath}`)
  await openSavedDraft(page, sandbox)
  const other = await openSecondTab(page)
  const sends = page.waitForRequest(`**${sendPath}`)
  await submit(page)
  await sends
  await submit(other)
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
  await field(page, 'company_name').fill(validTexts.company_name)
  await expect(submitButton(page)).toBeEnabled({ timeout: 60_000 })
  await fillInTexts(page)
  test.setTimeout(240_000)
  for (const kind of kinds) {
    await choose(page, kind)
    await finishUpload(page, kind, 60_000)
  }
  await send(page, sandbox)
  // A processor that is slowed down cannot pass the minute at the end.
  await devtools.detach()
})
