import { expect, type Page } from '@playwright/test'
import {
  choose,
  delayRequests,
  expectCleared,
  expectSent,
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
import { expectNothingLeft, expectUnsent, send } from './trouble'

const { draft, success, documents } = contact.form

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

test('two windows press at the same moment', async ({ page, sandbox }) => {
  const release = await delayRequests(page, `**${sendPath}`)
  await openSavedDraft(page, sandbox)
  const other = await openSecondTab(page)
  const sends = page.waitForRequest(`**${sendPath}`)
  await submit(page)
  await sends
  await submit(other)
  await expectUnsent(other, sandbox, contact.form.failure.underWay)
  release()
  await expectSent(page, sandbox)
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
  await press(page, draft.clear)
  await expect(other.getByText(draft.clearedElsewhere)).toBeVisible()
  await expectCleared(other)
  await press(page, draft.undo)
  await expectUnsent(other, sandbox, draft.restored)
})

const ends = {
  sent: { end: send, said: sentBefore },
  cleared: {
    end: (page: Page) => press(page, draft.clear),
    said: (page: Page) => page.getByText(draft.clearedElsewhere),
  },
}
for (const [how, { end, said }] of Object.entries(ends)) {
  test(`${how} in one of five windows: the others say so, and nothing is left in the browser`, async ({
    page,
    sandbox,
  }) => {
    await openSavedDraft(page, sandbox)
    const others = await Promise.all([1, 2, 3, 4].map(() => openSecondTab(page)))
    await end(page, sandbox)
    for (const other of others) {
      await expect(said(other)).toBeVisible()
      await expectCleared(other)
      await expectNothingLeft(other)
      await other.close()
    }
    await openForm(page)
    await expectNothingLeft(page)
  })
}

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
  await expect(page.getByText(success.changed)).toBeVisible()
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
  const mails = await send(page, sandbox, 2)
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
  await press(other, draft.clear)
  await expect(page.getByText(documents.stopped)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expectNothingLeft(page)
})
