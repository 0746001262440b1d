import { expect, type Page } from '@playwright/test'
import {
  delayRequests,
  earlierRecord,
  field,
  fillInTexts,
  kinds,
  openSavedDraft,
  openSecondTab,
  press,
  submit,
  upload,
  validTexts,
} from '../e2e/journey'
import { expectMails, sendPath } from '../e2e/sandbox'
import { contact } from '../fixtures/content'
import { test } from '../support/browser'
import { inspect, inspectNothingLeft, send } from './inspect'

const { draft, success } = contact.form

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

test('two tabs: a record that one removes is gone in the other', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox)
  await send(page, sandbox)
  const other = await page.context().newPage()
  await other.goto('/contact/')
  await earlierRecord(other).click()
  await press(other, success.remove)
  await inspectNothingLeft(page, 1)
})

const corrected = {
  email: 'asha.menon@example.com',
  company_address: '7 Residency Road\nBengaluru 560025',
}

test('two tabs: what one corrects is not lost when the other sends', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox)
  const other = await openSecondTab(page)
  await field(other, 'email').fill(corrected.email)
  await field(other, 'company_address').fill(corrected.company_address)
  await send(page, sandbox)

  const { email, company_address } = contact.form.fields
  const differs = draft.differs.replace('{fields}', `${email.label}, ${company_address.label}`)
  await expect(other.getByText(differs)).toBeVisible()
  await other.reload()
  await expect(other.getByText(differs)).toBeVisible()
  await expect(field(other, 'email')).toHaveValue(corrected.email)
  await press(other, draft.sendCorrection)
  await inspect(other, sandbox, { says: success.heading, mails: 2 })
  const mails = await expectMails(sandbox, 2)
  expect(mails.map(({ template_params }) => template_params.email)).toEqual([
    validTexts.email,
    corrected.email,
  ])
  await other.reload()
  await expect(earlierRecord(other)).toHaveCount(2)
})
