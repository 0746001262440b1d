import { expect } from '@playwright/test'
import { contact } from '../../../fixtures/content'
import {
  delayRequests,
  expectCleared,
  expectSent,
  field,
  openRestored,
  openSavedDraft,
  press,
  removeButton,
  sentBefore,
  submit,
  upload,
  validTexts,
} from '../journey'
import { sendPath } from '../sandbox'
import { expectNothingLeft, expectUnsent, goBackToForm, test } from './trouble'

const { draft } = contact.form

test('two windows show one application, clear it, press at the same moment, and send it once', async ({
  page,
  sandbox,
  context,
}) => {
  await openSavedDraft(page, sandbox, ['gst_pdf'], { ...validTexts, email: 'asha@example' })
  const other = await context.newPage()
  await openRestored(other)
  await test.step('what one types or uploads is in the other', async () => {
    await field(other, 'email').fill(validTexts.email)
    await expect(field(page, 'email')).toHaveValue(validTexts.email)
    await upload(other, 'pan_pdf')
    await expect(removeButton(page, 'pan_pdf')).toBeVisible()
  })
  await test.step('one clears it: the other is empty and says so, until the first undoes it', async () => {
    // A new window hides the first, and "Undo" ends when its window is hidden.
    await page.bringToFront()
    await press(page, draft.clear)
    await expect(other.getByText(draft.clearedElsewhere)).toBeVisible()
    await expectNothingLeft(other)
    await press(page, draft.undo)
    await expectUnsent(other, sandbox, draft.restored)
  })
  await test.step('while one sends, the other does not', async () => {
    const release = await delayRequests(page, `**${sendPath}`)
    const sends = page.waitForRequest(`**${sendPath}`)
    await submit(page)
    await sends
    await submit(other)
    await expectUnsent(other, sandbox, contact.form.failure.underWay)
    release()
    await expectSent(page, sandbox)
  })
  await test.step('the other says so, and nothing is left in the browser', async () => {
    await expect(sentBefore(other)).toBeVisible()
    await expectCleared(other)
    await expectNothingLeft(other)
  })
})

test('Back to the form, loaded again: it has what was corrected later, and nothing of what was sent later', ({
  page,
  sandbox,
}) => goBackToForm(page, sandbox, 'loaded again'))
