import { expect } from '@playwright/test'
import { draftLifetime } from '../../src/registration/rules/limits'
import {
  documents,
  earlierRecord,
  expectCleared,
  field,
  fillInTexts,
  kinds,
  openForm,
  openSavedDraft,
  press,
  submit,
  submitButton,
  validTexts,
} from '../e2e/journey'
import { setFaults } from '../e2e/sandbox'
import { contact } from '../fixtures/content'
import { test } from '../support/browser'
import { fillStorage, inspect, send } from './inspect'

const { draft, success } = contact.form
const hour = 3_600_000

test('the storage is cleared midway: sending keeps the draft again', async ({ page, sandbox }) => {
  await setFaults(sandbox, { email: { status: 500, body: 'Internal Server Error' } })
  await openSavedDraft(page, sandbox)
  await page.evaluate(() => localStorage.clear())
  await submit(page)
  await expect(page.getByRole('alert')).toContainText('Internal Server Error')
  await page.reload()
  await inspect(page, sandbox, { says: draft.restored, mails: 0 })
})

test('the storage becomes full midway: the page says that it keeps nothing', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox, kinds, { ...validTexts, your_name: '' })
  await page.evaluate(fillStorage)
  await expect(page.getByText(draft.notKept)).toHaveCount(0)
  await field(page, 'your_name').fill(validTexts.your_name)
  await inspect(page, sandbox, { says: draft.notKept, mails: 0 })
  await page.context().setOffline(true)
  const offline = page.getByRole('status').filter({ hasText: draft.offline })
  await expect(offline).toContainText(draft.offline + draft.offlineNotKept)
  await expect(page.getByText(/(only|kept) in this browser/)).toHaveCount(0)
  await page.context().setOffline(false)
  await send(page, sandbox)
})

test('the clock goes back an hour, then on by a day: the draft lives its 24 hours', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox)
  const start = Date.now()
  await page.clock.setFixedTime(start - hour)
  await page.reload()
  await inspect(page, sandbox, { says: draft.restored, mails: 0 })
  await page.clock.setFixedTime(start + draftLifetime + hour)
  await page.reload()
  await expect(submitButton(page)).toBeEnabled()
  await expectCleared(page)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('the clock goes back an hour, then on by a day: the record lives its 24 hours', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox)
  const start = Date.now()
  await send(page, sandbox)
  await page.clock.setFixedTime(start - hour)
  await page.reload()
  await expect(earlierRecord(page)).toBeVisible()
  await page.clock.setFixedTime(start + draftLifetime + hour)
  await page.reload()
  await expect(submitButton(page)).toBeEnabled()
  await expect(earlierRecord(page)).toHaveCount(0)
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  expect(stored).not.toContain(validTexts.company_name)
})

test('the clock was two days ahead, then is put right: the draft is there, for 24 hours', async ({
  page,
  sandbox,
}) => {
  const start = Date.now()
  await page.clock.setFixedTime(start + 2 * draftLifetime)
  await openForm(page)
  await fillInTexts(page)
  await page.clock.setFixedTime(start)
  await page.reload()
  await inspect(page, sandbox, { says: draft.restored, mails: 0, documents: [] })
  await page.clock.setFixedTime(start + draftLifetime + hour)
  await page.reload()
  await expectCleared(page)
})

test('the clock was a year behind, then is put right: it is not sent again', async ({
  page,
  sandbox,
}) => {
  const start = Date.now()
  await page.clock.setFixedTime(start - 365 * draftLifetime)
  await setFaults(sandbox, { email: { drop: true, after: true, times: 1 } })
  await openSavedDraft(page, sandbox)
  await submit(page)
  await inspect(page, sandbox, { says: contact.form.failure.noAnswer, mails: 1 })
  await page.clock.setFixedTime(start)
  await submit(page)
  await inspect(page, sandbox, { says: /Nothing was sent again/, mails: 1 })
})

test('reload after success: the record is there until it is removed', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox)
  await send(page, sandbox)
  await page.reload()
  await earlierRecord(page).click()
  await expect(page.getByText(documents.PAN.name)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  expect(stored).toContain(documents.PAN.name)
  expect(stored).not.toContain('http')

  await press(page, success.remove)
  await expect(earlierRecord(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: contact.form.title })).toBeFocused()
  await openForm(page)
  await expect(earlierRecord(page)).toHaveCount(0)
})
