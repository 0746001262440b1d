import { expect, type Page } from '@playwright/test'
import { draftLifetime, sentLifetime } from '../../src/registration/rules/limits'
import {
  expectCleared,
  field,
  fillInTexts,
  kinds,
  openForm,
  openSavedDraft,
  sentBefore,
  submit,
  submitButton,
  validTexts,
} from '../e2e/journey'
import { setFaults } from '../e2e/sandbox'
import { contact } from '../fixtures/content'
import { test } from '../support/browser'
import { fillStorage, inspect, inspectNothingLeft, send } from './inspect'

const { draft } = contact.form
const hour = 3_600_000

/** Nobody has the form on the screen until it is opened again, at another time. */
async function openAt(page: Page, time: number): Promise<void> {
  await page.goto('/about/')
  await page.clock.setFixedTime(time)
  await page.goto('/contact/')
  await expect(submitButton(page)).toBeEnabled()
}

test('the storage is cleared midway: the page says so, and stores again when somebody types', async ({
  page,
  sandbox,
}) => {
  await setFaults(sandbox, { email: { status: 500, body: 'Internal Server Error' } })
  await openSavedDraft(page, sandbox, kinds, { ...validTexts, your_name: 'Ash' })
  await page.evaluate(() => localStorage.clear())
  await submit(page)
  await expect(page.getByRole('alert')).toContainText('Internal Server Error')
  await expect(page.getByText(draft.vanished)).toBeVisible()
  await field(page, 'your_name').fill(validTexts.your_name)
  await expect(page.getByText(draft.vanished)).toHaveCount(0)
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

test('open for 25 hours, then reloaded: it is there', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox)
  await page.clock.setFixedTime(Date.now() + draftLifetime + hour)
  await page.reload()
  await inspect(page, sandbox, { says: draft.restored, mails: 0 })
})

test('the clock goes back an hour, then on by a day: the draft lives its 24 hours', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox)
  const start = Date.now()
  await openAt(page, start - hour)
  await inspect(page, sandbox, { says: draft.restored, mails: 0 })
  await openAt(page, start + draftLifetime + hour)
  await expect(page.getByText('had not been open for 24 hours')).toBeVisible()
  await expectCleared(page)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(validTexts.email)
  await page.reload()
  await expect(submitButton(page)).toBeEnabled()
  await expect(page.getByText('had not been open for 24 hours')).toHaveCount(0)
})

test('the clock was two days ahead, then is put right: the draft is there, for 24 hours', async ({
  page,
  sandbox,
}) => {
  const start = Date.now()
  await page.clock.setFixedTime(start + 2 * draftLifetime)
  await openForm(page)
  await fillInTexts(page)
  await openAt(page, start)
  await inspect(page, sandbox, { says: draft.restored, mails: 0, documents: [] })
  await openAt(page, start + draftLifetime + hour)
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

test('reload after success: it says when it was sent, for 30 days, and has nothing of it', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox)
  await send(page, sandbox)
  await page.reload()
  await expect(sentBefore(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await inspectNothingLeft(page, 1)
  await openAt(page, Date.now() + sentLifetime + hour)
  await expect(sentBefore(page)).toHaveCount(0)
})
