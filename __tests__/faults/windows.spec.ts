import { expect, type Page } from '@playwright/test'
import {
  choose,
  delayRequests,
  expectCleared,
  field,
  openForm,
  openSavedDraft,
  openSecondTab,
  press,
  removeButton,
  sentBefore,
  startButton,
  submit,
  upload,
  validTexts,
} from '../e2e/journey'
import { expectMails, sendPath } from '../e2e/sandbox'
import { contact } from '../fixtures/content'
import { test } from '../support/browser'
import { inspect, inspectNothingLeft, send } from './inspect'

const { draft, success, documents } = contact.form

const clear = (page: Page) => press(page, draft.clear)

test('two windows show the one application: what one types or uploads is in the other', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox, ['GST'], { ...validTexts, email: 'asha@example' })
  const other = await openSecondTab(page)
  await field(other, 'email').fill(validTexts.email)
  await expect(field(page, 'email')).toHaveValue(validTexts.email)
  await upload(other, 'PAN')
  await expect(removeButton(page, 'PAN')).toBeVisible()
  await send(page, sandbox)
})

test('one window sends: the other is empty, says so, and sends nothing', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox)
  const other = await openSecondTab(page)
  await send(page, sandbox)
  await expect(sentBefore(other)).toBeVisible()
  await expectCleared(other)
  await submit(other)
  await expect(other.getByText(contact.form.problem.heading)).toBeVisible()
  await inspectNothingLeft(other, 1)
})

test('two windows press at the same moment', async ({ page, sandbox }) => {
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
  await expect(sentBefore(other)).toBeVisible()
})

test('one window clears: the other is empty and says so, until the first undoes it', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox)
  const other = await openSecondTab(page)
  // A new window hides the first, and "Undo" ends when its window is hidden.
  await page.bringToFront()
  await clear(page)
  await expect(other.getByText(draft.clearedElsewhere)).toBeVisible()
  await expectCleared(other)
  await press(page, draft.undo)
  await inspect(other, sandbox, { says: draft.restored, mails: 0 })
})

test('with five windows open, nothing of what was sent is left in the browser', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox)
  const others = [1, 2, 3, 4].map(() => openSecondTab(page))
  const pages = await Promise.all(others)
  await send(page, sandbox)
  for (const other of pages) await inspectNothingLeft(other, 1)
  for (const other of pages) await other.close()
  await openForm(page)
  await expect(sentBefore(page)).toBeVisible()
  await inspectNothingLeft(page, 1)
})

test('with five windows open, nothing of what was cleared is left in the browser', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox)
  const others = [1, 2, 3, 4].map(() => openSecondTab(page))
  const pages = await Promise.all(others)
  await clear(page)
  for (const other of pages) await inspectNothingLeft(other, 0)
  await page.reload()
  await inspectNothingLeft(page, 0)
})

test('what one window changes while the other sends stays, and is said', async ({
  page,
  sandbox,
}) => {
  const release = await delayRequests(page, `**${sendPath}`)
  await openSavedDraft(page, sandbox)
  const other = await openSecondTab(page)
  const sends = page.waitForRequest(`**${sendPath}`)
  await submit(page)
  await sends
  await field(other, 'email').fill('asha.menon@example.com')
  release()
  await inspect(page, sandbox, { says: success.changed, mails: 1 })
  await expect(field(page, 'email')).toHaveValue('asha.menon@example.com')
  const [mail] = await expectMails(sandbox, 1)
  expect(mail?.template_params.email).toBe(validTexts.email)
  // The same GST number is always asked for.
  await submit(other)
  const says = /already sent on .* Nothing was sent again/
  await expect(other.getByText(says)).toBeVisible()
  await expect(field(other, 'email')).toHaveValue('asha.menon@example.com')
})

test('what was sent is corrected and sent again, without a question', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox)
  await send(page, sandbox)
  await press(page, success.change)
  await field(page, 'email').fill('asha.menon@example.com')
  await send(page, sandbox, 2)
  const mails = await expectMails(sandbox, 2)
  expect(mails.map(({ template_params }) => template_params.email)).toEqual([
    validTexts.email,
    'asha.menon@example.com',
  ])
})

test('another window’s end cancels an upload, and this one says so', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox)
  const other = await openSecondTab(page)
  const release = await delayRequests(page, '**/base/**')
  await choose(page, 'PAN')
  const uploads = page.waitForRequest('**/base/**')
  await startButton(page).click()
  await uploads
  await clear(other)
  await expect(page.getByText(documents.stopped)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await inspectNothingLeft(page, 0)
})
