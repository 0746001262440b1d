import { expect, type Page } from '@playwright/test'
import { documentNames } from '../../../src/registration/rules/fields'
import { contact } from '../../fixtures/content'
import { test } from '../../support/browser'
import {
  documents,
  expectSent,
  field,
  openSavedDraft,
  removeButton,
  submit,
  upload,
  validTexts,
} from './journey'

const { form } = contact

/** Records what is added to the live regions that the static page has. */
async function recordRegions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Reflect.set(window, 'heard', heard)
    document.addEventListener('DOMContentLoaded', () => {
      const record = (changes: MutationRecord[]) => {
        for (const { type, target, addedNodes } of changes) {
          const texts = type === 'characterData' ? [target] : [...addedNodes]
          for (const node of texts) heard.push(node.textContent ?? '')
        }
      }
      for (const region of document.querySelectorAll('[role=status], [aria-live]')) {
        new MutationObserver(record).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        })
      }
    })
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard') as string[])
}

/** Runs in the page: its storage holds nothing more. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota is exceeded', 'QuotaExceededError')
  }
}

test('each change of state is announced once, in a region that was there', async ({
  page,
  sandbox,
  context,
}) => {
  const heard = await recordRegions(page)
  const times = async (text: string) => (await heard()).filter((said) => said.includes(text)).length
  const isHeardOnce = (text: string) => expect.poll(() => times(text), text).toBe(1)

  await openSavedDraft(page, sandbox, documentNames, { ...validTexts, your_name: '' })
  await isHeardOnce(form.draft.restored)

  await removeButton(page, 'gst_pdf').click()
  await isHeardOnce(form.documents.removed.replace('{name}', documents.gst_pdf.name))
  await upload(page, 'gst_pdf')
  await isHeardOnce(form.documents.uploaded.replace('{name}', documents.gst_pdf.name))

  await context.setOffline(true)
  await isHeardOnce(form.draft.offline)
  await context.setOffline(false)

  await page.evaluate(fillStorage)
  await field(page, 'your_name').fill(validTexts.your_name)
  await isHeardOnce(form.draft.notKept)

  await submit(page)
  await expectSent(page, sandbox)
  await isHeardOnce(form.submitting)
})
