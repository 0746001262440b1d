import { expect, type Page } from '@playwright/test'
import { contact } from '../../../fixtures/content'
import { wholePdf } from '../../../fixtures/registration/samples'
import {
  allBut,
  choose,
  documents,
  finishUpload,
  openSavedDraft,
  press,
  removeButton,
  startButton,
  uploadWindow,
} from '../journey'
import { setFaults } from '../sandbox'
import { expectUnsent, send, type Trouble, test, troubleScriptsWith } from './trouble'

const { documents: texts } = contact.form

const jsonError = (status_code: number, content: string, error_code: string) => ({
  body: JSON.stringify({ error: { status_code, content, error_code } }),
})

test('an upload is refused, stalls, then succeeds, without choosing the file again', async ({
  page,
  sandbox,
}) => {
  const answer = 'Account has reached its limits.'
  await page.clock.install()
  await openSavedDraft(page, sandbox, allBut('gst_pdf'))
  await setFaults(sandbox, { upload: jsonError(403, answer, 'AccountLimitsExceededError') })
  await choose(page, 'gst_pdf')
  await startButton(page).click()
  await expectUnsent(page, sandbox, texts.refused, { there: ['pan_pdf'] })

  await setFaults(sandbox, { upload: { delayMs: 200_000 } })
  await press(page, `${texts.actions.tryAgain} ${texts.gst_pdf.label}`)
  const begun = page.waitForRequest('**/base/**')
  await startButton(page).click()
  await begun
  await page.clock.fastForward(31_000)
  await expectUnsent(page, sandbox, 'has stopped uploading', { there: ['pan_pdf'] })

  await setFaults(sandbox, {})
  await press(page, `${texts.actions.tryAgain} ${texts.gst_pdf.label}`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await startButton(page).click()
  await expect(removeButton(page, 'gst_pdf')).toBeVisible()
  await send(page, sandbox)
})

const abortFirst: Trouble = (route, nth) => (nth === 1 ? route.abort() : undefined)

/** Drops a PDF on what a selector finds; returns whether the browser would open it. */
const drop = (page: Page, selector: string, name: string) =>
  page.locator(selector).evaluate(
    (element, [fileName, text]) => {
      const dataTransfer = new DataTransfer()
      const file = new File([text], fileName, { type: 'application/pdf' })
      dataTransfer.items.add(file)
      const event = { dataTransfer, bubbles: true, cancelable: true }
      element.dispatchEvent(new DragEvent('dragover', event))
      return element.dispatchEvent(new DragEvent('drop', event))
    },
    [name, wholePdf(name)] as const,
  )

test('files are dropped: on a field they are chosen, though the window fails to load once; elsewhere nothing happens', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox, allBut('gst_pdf'))
  await troubleScriptsWith(page, 'uc-file-uploader', abortFirst)
  expect(await drop(page, 'main h1', 'elsewhere.pdf')).toBe(false)
  const failed = page.waitForEvent('requestfailed')
  expect(await drop(page, '#gst_pdf', documents.gst_pdf.name)).toBe(false)
  await failed
  await expect(uploadWindow(page, 'gst_pdf').getByText(documents.gst_pdf.name)).toBeVisible()
  expect(await drop(page, 'dialog[open] uc-upload-list', 'second.pdf')).toBe(false)
  await expect(page.getByText('second.pdf')).toHaveCount(0)
  // A press beside the window does not close it.
  await page.mouse.click(5, 5)
  await finishUpload(page, 'gst_pdf')
  await send(page, sandbox)
})
