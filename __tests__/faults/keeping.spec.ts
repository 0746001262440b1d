import { expect, type Page } from '@playwright/test'
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
  openSecondTab,
  press,
  submit,
  submitButton,
  upload,
  validTexts,
} from '../e2e/journey'
import { expectMails, setFaults } from '../e2e/sandbox'
import { contact } from '../fixtures/content'
import { test } from '../support/browser'
import { fillStorage, inspect, send } from './bench'

const { draft, success } = contact.form
const hour = 3_600_000

const clear = (page: Page) => press(page, draft.clear)

test('two tabs, two applications: each is sent, and neither takes the other along', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox)
  const other = await openSecondTab(page)
  await clear(other)
  await fillInTexts(other, { ...validTexts, company_name: 'Moonlight Tours' })
  for (const kind of kinds) await upload(other, kind)

  await send(page, sandbox)
  await other.reload()
  await expect(field(other, 'company_name')).toHaveValue('Moonlight Tours')
  await send(other, sandbox, 2)
  const sent = await expectMails(sandbox, 2)
  const names = sent.map(({ template_params }) => template_params.company_name)
  expect(names).toEqual([validTexts.company_name, 'Moonlight Tours'])
})

test('two applications in two tabs that are closed: one is there, then the other', async ({
  page,
  sandbox,
  context,
}) => {
  await openSavedDraft(page, sandbox)
  const other = await openSecondTab(page)
  await clear(other)
  await field(other, 'company_name').fill('Moonlight Tours')
  await other.close()
  await page.goto('about:blank')

  const later = await context.newPage()
  await later.goto('/contact/')
  await expect(field(later, 'company_name')).toHaveValue('Moonlight Tours')
  await clear(later)
  await later.close()
  const last = await context.newPage()
  await last.goto('/contact/')
  await inspect(last, sandbox, { says: draft.restored, mails: 0 })
})

test('two tabs: what one clears stays in the other', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox)
  const other = await openSecondTab(page)
  await clear(other)
  await expect(other.getByText(draft.cleared)).toBeVisible()
  await other.close()
  await page.reload()
  await inspect(page, sandbox, { says: draft.restored, mails: 0 })
})

test('two tabs: what one types is not in the other', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox)
  const other = await openSecondTab(page)
  await field(other, 'company_name').fill('Moonlight Tours')
  await page.reload()
  await inspect(page, sandbox, { says: draft.restored, mails: 0 })
  await other.reload()
  await expect(field(other, 'company_name')).toHaveValue('Moonlight Tours')
})

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
