import { expect, type Page } from '@playwright/test'
import {
  emptyDraft,
  type RegistrationDraft,
  type TextName,
  type UploadedDocument,
} from '../../src/registration/rules/fields'
import { draftList } from '../../src/registration/storage/draftStorage'
import { validTexts as storyTexts } from '../../stories/support/validTexts'
import type { Sandbox } from '../../tools/sandbox/startSandbox'
import { contact } from '../fixtures/content'
import { store } from './sandbox'

const { fields } = contact.form

/** The texts of the stories, with a line break in the address. */
export const validTexts: typeof storyTexts = {
  ...storyTexts,
  company_address: '12 MG Road\nBengaluru 560001',
}

const names = Object.keys(validTexts) as TextName[]

export const kinds = ['GST', 'PAN'] as const
export type Kind = (typeof kinds)[number]

/** A small PDF with distinct bytes. */
export const pdf = (name: string, body: string = name) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${body}\n%%EOF\n`),
})

export type ChosenFile = ReturnType<typeof pdf>

/** The documents of the draft. */
export const documents: Record<Kind, ChosenFile> = {
  GST: pdf('gst-certificate.pdf'),
  PAN: pdf('pan-card.pdf'),
}

export const field = (page: Page, name: TextName) =>
  page.getByRole('textbox', { name: fields[name].label, exact: true })

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit application' })

/** Fills in every text field. */
export async function fillInTexts(
  page: Page,
  texts: Readonly<Record<TextName, string>> = validTexts,
): Promise<void> {
  for (const name of names) await field(page, name).fill(texts[name])
}

/** Presses the upload button and chooses a file in the picker it opens. */
export async function choose(page: Page, kind: Kind, file: ChosenFile): Promise<void> {
  const picker = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `Upload ${kind} PDF` }).click()
  await (await picker).setFiles(file)
}

/** Chooses a file, checks that the upload window shows it, uploads it and waits for the result. */
export async function upload(page: Page, kind: Kind, file: ChosenFile): Promise<void> {
  await choose(page, kind, file)
  const preview = page.getByRole('dialog')
  await expect(preview.getByText(file.name)).toBeVisible()
  await preview.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('button', { name: `Remove ${kind} PDF` })).toBeVisible()
}

/** Fills in every text field and uploads both documents. */
export async function fillInAll(page: Page): Promise<void> {
  await fillInTexts(page)
  for (const kind of kinds) await upload(page, kind, documents[kind])
}

/**
 * Opens the form with a draft saved by an earlier visit, for tests that do not check typing and
 * uploading. The sandbox has the documents.
 *
 * @param uploaded documents of the draft; by default both
 * @param texts of the draft; by default `validTexts`
 */
export async function openSavedDraft(
  page: Page,
  sandbox: Sandbox,
  uploaded: readonly Kind[] = kinds,
  texts: Partial<typeof validTexts> = validTexts,
): Promise<void> {
  const stored = async (kind: Kind): Promise<UploadedDocument | null> => {
    if (!uploaded.includes(kind)) return null
    const { name, mimeType, buffer } = documents[kind]
    return { ...(await store(sandbox, documents[kind])), name, size: buffer.length, mimeType }
  }
  const draft: RegistrationDraft = {
    ...emptyDraft,
    ...texts,
    gst_pdf: await stored('GST'),
    pan_pdf: await stored('PAN'),
  }
  await page.addInitScript(saveOnce, draftList.print([{ draft, at: Date.now() }]))
  await page.goto('/contact/')
  await expect(page.getByText(contact.form.draft.restored)).toBeVisible()
}

/** Runs in the page before its own script; a reload keeps the page's own draft. */
function saveOnce(draft: string): void {
  if (sessionStorage.getItem('draft-is-kept')) return
  sessionStorage.setItem('draft-is-kept', 'yes')
  localStorage.setItem('registration-draft', draft)
}

/** Expects empty fields and no document. */
export async function expectCleared(page: Page): Promise<void> {
  for (const name of names) await expect(field(page, name)).toHaveValue('')
  for (const kind of kinds) {
    await expect(page.getByRole('button', { name: `Remove ${kind} PDF` })).toHaveCount(0)
  }
}

/** Delays matching requests, as a slow network does; returns a function that releases them. */
export async function delayRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}
