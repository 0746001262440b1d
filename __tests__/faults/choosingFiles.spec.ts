import { rmSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import {
  allBut,
  choose,
  delayRequests,
  documents,
  finishUpload,
  type Kind,
  openSavedDraft,
  uploadWindow,
} from '../e2e/journey'
import type { TrackedSandbox } from '../e2e/sandbox'
import { contact } from '../fixtures/content'
import { test } from '../support/browser'
import { anyScript, enterForm, send } from './trouble'

const { documents: texts } = contact.form

const opening = (name: string) => texts.opening.replace('{name}', name)

/** Opens a saved draft, with an upload window that loads when the test says so. */
async function openWithSlowWindow(
  page: Page,
  sandbox: TrackedSandbox,
  uploaded: readonly Kind[] = allBut('GST'),
): Promise<() => void> {
  await openSavedDraft(page, sandbox, uploaded)
  await enterForm(page)
  return delayRequests(page, anyScript)
}

test('slow window: two documents are chosen, and one window opens after the other', async ({
  page,
  sandbox,
}) => {
  const release = await openWithSlowWindow(page, sandbox, [])
  await choose(page, 'GST')
  await choose(page, 'PAN')
  await expect(page.getByText(opening(documents.PAN.name))).toBeVisible()
  release()
  await expect(uploadWindow(page, 'GST')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await finishUpload(page, 'GST')
  await expect(uploadWindow(page, 'PAN')).toBeVisible()
  await finishUpload(page, 'PAN')
  await send(page, sandbox)
})

test('a file is deleted while its window is open: it is still uploaded', async ({
  page,
  sandbox,
}) => {
  const { name, buffer } = documents.GST
  const path = test.info().outputPath(name)
  writeFileSync(path, buffer)
  await openSavedDraft(page, sandbox, allBut('GST'))
  await choose(page, 'GST', path)
  await expect(uploadWindow(page, 'GST')).toBeVisible()
  rmSync(path)
  await finishUpload(page, 'GST')
  await send(page, sandbox)
})

/** Drops a PDF on what a selector finds; returns whether the browser would open it. */
const drop = (page: Page, selector: string, name: string) =>
  page.locator(selector).evaluate((element, fileName) => {
    const dataTransfer = new DataTransfer()
    const file = new File([`%PDF-1.7\n${fileName}`], fileName, { type: 'application/pdf' })
    dataTransfer.items.add(file)
    const event = { dataTransfer, bubbles: true, cancelable: true }
    element.dispatchEvent(new DragEvent('dragover', event))
    return element.dispatchEvent(new DragEvent('drop', event))
  }, name)

test('files are dropped: on a field they are chosen, elsewhere nothing happens', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox, allBut('GST'))
  expect(await drop(page, 'main h1', 'elsewhere.pdf')).toBe(false)
  expect(await drop(page, '#gst_pdf', documents.GST.name)).toBe(false)
  await expect(uploadWindow(page, 'GST').getByText(documents.GST.name)).toBeVisible()
  expect(await drop(page, 'dialog[open] uc-upload-list', 'second.pdf')).toBe(false)
  await expect(page.getByText('second.pdf')).toHaveCount(0)
  await finishUpload(page, 'GST')
  await send(page, sandbox)
})
