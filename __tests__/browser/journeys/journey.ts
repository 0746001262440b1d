import type { Sandbox } from '@partner-site/provider-sandbox'
import { expect, type Locator, type Page } from '@playwright/test'
import {
  type DocumentName,
  documentNames,
  eachDocument,
  emptyDraft,
  type RegistrationDraft,
  type TextName,
  textNames,
  type UploadedDocument,
} from '../../../src/registration/rules/fields'
import { contact } from '../../fixtures/content'
import { validTexts as storyTexts, wholePdf } from '../../fixtures/registration/samples'
import {
  type ChosenFile,
  expectMails,
  type OutboxEntry,
  store,
  type TrackedSandbox,
} from './sandbox'

/** What a visitor does on the site, for journeys and faults; every label is read from the content. */

const { form } = contact
const { documents: texts, fields } = form

/** The texts of the stories, with a line break in the address. */
export const validTexts: typeof storyTexts = {
  ...storyTexts,
  company_address: '12 MG Road\nBengaluru 560001',
}

/** All documents but one, which a test uploads by hand. */
export const allBut = (name: DocumentName) => documentNames.filter((other) => other !== name)

/** A document's address in an application that was sent. */
export const addressOf = (name: DocumentName, params: OutboxEntry['variables']) =>
  params[`${name}_url`]

/** A small PDF with distinct bytes. */
export const pdf = (name: string, body: string = name): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(wholePdf(body)),
})

/** The documents of the draft. */
export const documents: Readonly<Record<DocumentName, ChosenFile>> = eachDocument((name) =>
  pdf(`${name.replace('_pdf', '')}-document.pdf`),
)

/** Matches a whole name in any case, since the tests' translator shows capitals. */
const named = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'i')

export const button = (page: Page, name: string) => page.getByRole('button', { name: named(name) })
export const press = (page: Page, name: string) => button(page, name).click()

export const field = (page: Page, name: TextName) =>
  page.getByRole('textbox', { name: named(fields[name].label) })

export const submitButton = (page: Page) => button(page, form.submit)
export const submit = (page: Page) => submitButton(page).click()

export const uploadButton = (page: Page, kind: DocumentName) => button(page, texts[kind].upload)
export const removeButton = (page: Page, kind: DocumentName) => button(page, texts[kind].remove)
export const uploadWindow = (page: Page, kind: DocumentName) =>
  page.getByRole('dialog', { name: named(texts[kind].windowTitle) })

/** The button in the upload window that starts the upload. */
export const startButton = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('button', { name: named(texts.window.start) })

/** Opens the empty form, and waits until it is hydrated. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/contact/')
  await expect(submitButton(page)).toBeEnabled()
}

/** Fills in every text field. */
export async function fillInTexts(
  page: Page,
  values: Readonly<Record<TextName, string>> = validTexts,
): Promise<void> {
  for (const name of textNames) await field(page, name).fill(values[name])
}

/** Presses a button, by default the upload button, and chooses a file in the picker it opens. */
export async function choose(
  page: Page,
  kind: DocumentName,
  file: ChosenFile | string = documents[kind],
  open: () => Promise<void> = () => uploadButton(page, kind).click(),
): Promise<void> {
  const picker = page.waitForEvent('filechooser')
  await open()
  await (await picker).setFiles(file)
}

/** Starts the upload in the window that is open, and waits for its end. */
export async function finishUpload(page: Page, kind: DocumentName): Promise<void> {
  await startButton(page).click()
  await expect(removeButton(page, kind)).toBeVisible()
}

/** Chooses a file, checks that the upload window shows it, and uploads it. */
export async function upload(
  page: Page,
  kind: DocumentName,
  file = documents[kind],
): Promise<void> {
  await choose(page, kind, file)
  await expect(page.getByRole('dialog').getByText(file.name)).toBeVisible()
  await finishUpload(page, kind)
}

/** Expects the confirmation, and one application at the company; returns it. */
export async function expectSent(page: Page, sandbox: TrackedSandbox): Promise<OutboxEntry[]> {
  await expect(page.getByRole('alert')).toContainText(form.success.heading, { ignoreCase: true })
  return expectMails(sandbox, 1)
}

/**
 * Opens the form with a draft that its tab has kept, for tests that do not check typing and
 * uploading. The sandbox has the documents.
 *
 * @param uploaded documents of the draft; by default both
 * @param values texts of the draft; by default `validTexts`
 */
export async function openSavedDraft(
  page: Page,
  sandbox: Sandbox,
  uploaded: readonly DocumentName[] = documentNames,
  values: Partial<typeof validTexts> = validTexts,
): Promise<void> {
  const stored = async (kind: DocumentName): Promise<UploadedDocument | null> => {
    if (!uploaded.includes(kind)) return null
    const { name, mimeType, buffer } = documents[kind]
    return { ...(await store(sandbox, documents[kind])), name, size: buffer.length, mimeType }
  }
  const draft: RegistrationDraft = { ...emptyDraft, ...values }
  for (const kind of documentNames) draft[kind] = await stored(kind)
  await page.addInitScript(saveOnce, JSON.stringify({ draft }))
  await page.goto('/contact/')
  await expect(page.getByText(form.draft.restored)).toBeVisible()
}

/** Runs in the page before its own script; what the tab has kept since stays. */
function saveOnce(kept: string): void {
  if (!sessionStorage.getItem('registration')) sessionStorage.setItem('registration', kept)
}

/** The message that an application was sent from this tab, in a page that was opened since. */
export const sentBefore = (page: Page) =>
  page.getByText(new RegExp(form.draft.sent.replace('{date}', '.+')))

/** Expects empty fields and no document. */
export async function expectCleared(page: Page): Promise<void> {
  for (const name of textNames) await expect(field(page, name)).toHaveValue('')
  for (const kind of documentNames) await expect(removeButton(page, kind)).toHaveCount(0)
}

/** Closes the tab, expects that the browser asks, and stays. */
export async function expectToBeAsked(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await closing
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

/** Opens the form while its script is delayed; returns a function that lets it load. */
export async function openBeforeScript(page: Page): Promise<() => void> {
  const release = await delayRequests(page, '**/*.js')
  await page.goto('/contact/', { waitUntil: 'commit' })
  return release
}
