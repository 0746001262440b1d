import { expect, type Page } from '@playwright/test'
import { ownOrigins } from '../../src/registration/providers/config'
import {
  button,
  choose,
  documents,
  field,
  fillInTexts,
  finishUpload,
  kinds,
  openForm,
  openSavedDraft,
  press,
  submit,
  submitButton,
  validTexts,
} from '../e2e/journey'
import type { TrackedSandbox } from '../e2e/sandbox'
import { contact } from '../fixtures/content'
import { test } from '../support/browser'
import { triesFaults } from './findings'
import { anyScript, endTrouble, inspect, send, type Trouble, troubleScriptsWith } from './inspect'

const { documents: texts, failure, success, checking, draft } = contact.form

/** A part of the page's script, and how a visitor comes to need it. */
interface Part {
  /** A word that only its script contains. */
  word: string
  /** Documents that an earlier visit has uploaded. */
  uploaded: ('GST' | 'PAN')[]
  need: (page: Page) => Promise<void>
}

const uploadWindow: Part = {
  word: 'uc-file-uploader',
  uploaded: ['PAN'],
  need: (page) => choose(page, 'GST'),
}
const parts: Record<string, Part> = {
  rules: { word: '%PDF-', uploaded: ['GST', 'PAN'], need: submit },
  'e-mail client': {
    word: new URL(ownOrigins.email).host,
    uploaded: ['GST', 'PAN'],
    need: submit,
  },
  'upload window': uploadWindow,
}

/** Uploads what is missing, sends, and checks that the application arrived once. */
async function finish(page: Page, sandbox: TrackedSandbox, { uploaded }: Part): Promise<void> {
  if (!uploaded.includes('GST')) {
    await finishUpload(page, 'GST')
    await submit(page)
  }
  await inspect(page, sandbox, { says: success.heading, mails: 1 })
}

const never: Trouble = () => new Promise(() => undefined)
const abort: Trouble = (route) => route.abort()
const notFound: Trouble = (route) => route.fulfill({ status: 404, body: 'Not Found' })

const faults = {
  fails: 'rules: fail, then load',
  gone: 'rules: gone with a new release, so the page is reloaded',
  stalls: 'rules: stall for 30 s, then load',
}
test(
  'rules: load in the end, whatever goes wrong',
  triesFaults(Object.values(faults)),
  async ({ page, sandbox }) => {
    const says = (fault: string, text: RegExp | string) =>
      inspect(page, sandbox, { fault, says: text, mails: 0 })
    await page.clock.install()
    await openSavedDraft(page, sandbox)
    await troubleScriptsWith(page, '%PDF-', abort)
    await submit(page)
    await says(faults.fails, failure.unavailable)

    await endTrouble(page)
    await troubleScriptsWith(page, '%PDF-', notFound)
    await press(page, failure.tryAgain)
    await says(faults.gone, /reload the page/)
    await endTrouble(page)
    await page.reload()
    await expect(page.getByText(draft.restored)).toBeVisible()

    await troubleScriptsWith(page, '%PDF-', never)
    const asked = page.waitForRequest(anyScript)
    await submit(page)
    await asked
    await expect(button(page, checking)).toBeVisible()
    await page.clock.runFor(31_000)
    await says(faults.stalls, failure.unavailable)
    await endTrouble(page)
    await press(page, failure.tryAgain)
    await inspect(page, sandbox, { says: success.heading, mails: 1 })
  },
)

for (const [name, part] of Object.entries(parts)) {
  test(`${name}: fails once, and nobody notices`, async ({ page, sandbox }) => {
    await openSavedDraft(page, sandbox, part.uploaded)
    await troubleScriptsWith(page, part.word, (route, nth) =>
      nth === 1 ? route.abort() : undefined,
    )
    const failed = page.waitForEvent('requestfailed')
    await part.need(page)
    await failed
    await finish(page, sandbox, part)
  })
}

test('upload window: its styles stall for 30 s, then load', async ({ page, sandbox }) => {
  await page.clock.install()
  await openSavedDraft(page, sandbox, uploadWindow.uploaded)
  await page.route('**/*.css', () => new Promise(() => undefined))
  const asked = page.waitForRequest('**/*.css')
  await uploadWindow.need(page)
  await asked
  const waiting = texts.opening.replace('{name}', documents.GST.name)
  await expect(page.getByText(waiting).first()).toBeVisible()
  await page.clock.runFor(31_000)
  await inspect(page, sandbox, { says: texts.unavailable, mails: 0, documents: ['PAN'] })
  await endTrouble(page)
  await press(page, texts.actions.tryAgain)
  await finish(page, sandbox, uploadWindow)
})

test('without documents: the form is checked, not sent, while the rules stall', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  await openForm(page)
  await troubleScriptsWith(page, '%PDF-', never)
  await fillInTexts(page)
  await submit(page)
  await expect(button(page, checking)).toBeVisible()
  await expect(page.getByText(contact.form.submitting)).toHaveCount(0)
  await page.clock.runFor(31_000)
  await expect(page.getByRole('alert')).toContainText(failure.unavailable)
  await endTrouble(page)
  await press(page, failure.tryAgain)
  await inspect(page, sandbox, { says: contact.form.problem.heading, mails: 0, documents: [] })
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
