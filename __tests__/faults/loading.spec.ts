import { expect } from '@playwright/test'
import {
  allBut,
  button,
  choose,
  expectSent,
  finishUpload,
  openSavedDraft,
  press,
  submit,
} from '../e2e/journey'
import { contact } from '../fixtures/content'
import { test } from '../support/browser'
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
