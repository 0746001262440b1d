import { expect, type Page } from '@playwright/test'
import type { TextField } from '../../src/registration/fields'
import { contact } from './content'

const { fields } = contact.form

/** Six fields that keep every rule. */
export const validTexts: Record<TextField, string> = {
  company_name: 'Sunrise Holidays Pvt Ltd',
  your_name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  gst_number: '07ABCDE1234F1Z5',
  company_address: '12 MG Road\nBengaluru 560001',
}

const names = Object.keys(validTexts) as TextField[]

export type Kind = 'GST' | 'PAN'

/** A small PDF whose bytes are its own. */
export const pdf = (name: string, body: string = name) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${body}\n%%EOF\n`),
})

export type ChosenFile = ReturnType<typeof pdf>

export const field = (page: Page, name: TextField) =>
  page.getByRole('textbox', { name: fields[name].label, exact: true })

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit application' })

/** Fills in the six fields. */
export async function fillInTexts(
  page: Page,
  texts: Readonly<Record<TextField, string>> = validTexts,
): Promise<void> {
  for (const name of names) await field(page, name).fill(texts[name])
}

/** Presses the upload button and chooses a file in the picker it opens. */
export async function choose(page: Page, kind: Kind, file: ChosenFile): Promise<void> {
  const picker = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `Upload ${kind} PDF` }).click()
  await (await picker).setFiles(file)
}

/** Chooses a file, sees it in the upload window, starts the upload and waits until it is in place. */
export async function upload(page: Page, kind: Kind, file: ChosenFile): Promise<void> {
  await choose(page, kind, file)
  const preview = page.getByRole('dialog')
  await expect(preview.getByText(file.name)).toBeVisible()
  await preview.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('button', { name: `Remove ${kind} PDF` })).toBeVisible()
}

/** The whole form, ready to be sent. */
export async function fillInAll(page: Page): Promise<void> {
  await fillInTexts(page)
  await upload(page, 'GST', pdf('gst-certificate.pdf'))
  await upload(page, 'PAN', pdf('pan-card.pdf'))
}

/** All that was typed and both documents are still there. */
export async function expectNothingLost(page: Page): Promise<void> {
  for (const name of names) await expect(field(page, name)).toHaveValue(validTexts[name])
  await expect(page.getByText('gst-certificate.pdf')).toBeVisible()
  await expect(page.getByText('pan-card.pdf')).toBeVisible()
}

/** The six fields are empty and no document is in place. */
export async function expectCleared(page: Page): Promise<void> {
  for (const name of names) await expect(field(page, name)).toHaveValue('')
  for (const kind of ['GST', 'PAN']) {
    await expect(page.getByRole('button', { name: `Remove ${kind} PDF` })).toHaveCount(0)
  }
}

/** Keeps back the files of this ending, as a slow line does; returns how to let them come. */
export async function holdBack(page: Page, ending: 'js' | 'woff2'): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/*.${ending}`, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}
