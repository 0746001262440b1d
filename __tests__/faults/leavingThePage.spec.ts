import { type BrowserContext, expect, type Page } from '@playwright/test'
import {
  choose,
  delayRequests,
  fillInTexts,
  type Kind,
  openForm,
  openSavedDraft,
  removeButton,
  startButton,
  submit,
  submitButton,
  upload,
} from '../e2e/journey'
import { expectMails, setFaults } from '../e2e/sandbox'
import { contact } from '../fixtures/content'
import { test } from '../support/browser'
import { triesFaults } from './findings'
import { inspect, send } from './inspect'

const { draft } = contact.form

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
