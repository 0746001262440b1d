import { expect, type Page } from '@playwright/test'
import { emptyDraft, type TextName, textNames } from '../../src/registration/rules/fields'
import { contact, site } from '../fixtures/content'
import { test } from '../support/browser'
import { staleTexts, startTranslator } from '../support/translator'
import { type ChosenFile, delayRequests, documents, type Kind, pdf, validTexts } from './journey'
import { expectMails, setFaults } from './sandbox'

const {
  documents: texts,
  draft,
  failure,
  fields,
  problem,
  submit,
  submitting,
  success,
} = contact.form

/** A text of ours as the translator shows it. */
const translated = (text: string): string => text.toUpperCase()

const button = (page: Page, name: string) =>
  page.getByRole('button', { name: translated(name), exact: true })

const field = (page: Page, name: TextName) => page.locator(`[name=${name}]`)

const names = { GST: 'gst_pdf', PAN: 'pan_pdf' } as const

let errors: string[] = []

test.beforeEach(({ page }) => {
  errors = []
  page.on('pageerror', (error) => errors.push(error.message))
})

test.afterEach(() => expect(errors).toEqual([]))

/** Opens the form, and has it translated once it can be used. */
async function openTranslated(page: Page): Promise<void> {
  await page.goto('/contact/')
  await expect(page.getByRole('button', { name: submit, exact: true })).toBeEnabled()
  await page.evaluate(startTranslator, 'upperCase' as const)
  await expect(button(page, submit)).toBeVisible()
}

/** Everything on the screen is the translation of what React has rendered. */
const expectNothingStale = (page: Page) => expect.poll(() => page.evaluate(staleTexts)).toEqual([])

async function choose(page: Page, kind: Kind, file: ChosenFile): Promise<void> {
  const picker = page.waitForEvent('filechooser')
  await button(page, texts[names[kind]].upload).click()
  await (await picker).setFiles(file)
}

async function startUpload(page: Page, { name }: ChosenFile): Promise<void> {
  const preview = page.getByRole('dialog')
  await expect(preview.getByText(translated(name))).toBeVisible()
  await preview.getByRole('button', { name: translated(texts.window.start), exact: true }).click()
}

async function fillIn(page: Page): Promise<void> {
  for (const name of textNames) await field(page, name).fill(validTexts[name])
}

async function expectTexts(page: Page, expected: Record<TextName, string>): Promise<void> {
  for (const name of textNames) await expect(field(page, name)).toHaveValue(expected[name])
}

test('a translated form: problems, both documents, a refusal, success', async ({
  page,
  sandbox,
}) => {
  await openTranslated(page)

  await test.step('sent empty: every problem is listed, and goes as it is mended', async () => {
    await button(page, submit).click()
    const summary = page.getByRole('alert')
    await expect(summary).toContainText(translated(problem.heading))
    await expect(summary.getByRole('link')).toHaveText(
      [...textNames.map((name) => fields[name].missing), texts.missing].map(translated),
    )
    await expectNothingStale(page)
    await field(page, 'email').fill('asha')
    await expect(
      summary.getByRole('link', { name: translated(fields.email.invalid ?? '') }),
    ).toBeVisible()
    await expectNothingStale(page)
    await fillIn(page)
    await expect(summary.getByRole('link')).toHaveText([translated(texts.missing)])
    await expectNothingStale(page)
  })

  await test.step('both documents through the upload window, which says what it does', async () => {
    await setFaults(sandbox, { upload: { delayMs: 2000 } })
    for (const kind of ['GST', 'PAN'] as const) {
      await choose(page, kind, documents[kind])
      const preview = page.getByRole('dialog')
      await expect(preview).toContainText(translated(texts.window.selected))
      await expect(preview).toContainText(translated(texts.window.clear))
      await expectNothingStale(page)
      await startUpload(page, documents[kind])
      await expect(preview).toContainText(translated(texts.window.uploading))
      await expect(preview).not.toContainText(translated(texts.window.selected))
      await expect(preview).toHaveText(/^[^a-z]*$/)
      await expect(button(page, texts[names[kind]].remove)).toBeVisible()
      await expect(page.getByText(translated(documents[kind].name), { exact: true })).toBeVisible()
      await expectNothingStale(page)
    }
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('refused: the reason, and nothing is lost', async () => {
    await setFaults(sandbox, { email: { status: 429, body: 'Too Many Requests', delayMs: 500 } })
    await button(page, submit).click()
    await expect(button(page, submitting)).toBeVisible()
    await expect(button(page, submit)).toHaveCount(0)
    await expectNothingStale(page)
    await expect(page.getByRole('alert')).toContainText(
      translated('Failed to send application: Too Many Requests'),
    )
    await expect(button(page, submit)).toBeVisible()
    await expectNothingStale(page)
    await expectTexts(page, validTexts)
  })

  await test.step('sent with Try again, once', async () => {
    await setFaults(sandbox, {})
    await button(page, failure.tryAgain).click()
    await expect(page.getByRole('alert')).toContainText(translated(success.heading))
    await expect(button(page, submit)).toBeVisible()
    await expectTexts(page, emptyDraft)
    await expectNothingStale(page)
    await expectMails(sandbox, 1)
  })
})

test('a translated form is cleared, and filled again by Undo', async ({ page }) => {
  await openTranslated(page)
  await fillIn(page)
  await button(page, draft.clear).click()
  await expect(page.getByText(translated(draft.cleared))).toBeVisible()
  await expect(button(page, draft.clear)).toHaveCount(0)
  await expectTexts(page, emptyDraft)
  await expectNothingStale(page)
  await button(page, draft.undo).click()
  await expect(page.getByText(translated(draft.cleared))).toHaveCount(0)
  await expectTexts(page, validTexts)
  await expectNothingStale(page)
})

test('a translated form: an upload fails, and succeeds with Try again', async ({
  page,
  sandbox,
}) => {
  await openTranslated(page)
  await setFaults(sandbox, { upload: { status: 500, body: 'Oops' } })
  await choose(page, 'GST', documents.GST)
  await startUpload(page, documents.GST)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(translated(`${documents.GST.name} could not be uploaded`))
  await expectNothingStale(page)
  await setFaults(sandbox, {})
  await button(page, texts.actions.tryAgain).click()
  await startUpload(page, documents.GST)
  await expect(button(page, texts.gst_pdf.remove)).toBeVisible()
  await expect(alert).toHaveCount(0)
  await expectNothingStale(page)
  await choose(page, 'GST', pdf('large.pdf', 'x'.repeat(5 * 1024 * 1024)))
  await expect(alert).toHaveText(translated(texts.tooLarge))
  await button(page, texts.gst_pdf.remove).click()
  await expect(page.getByText(translated(documents.GST.name), { exact: true })).toHaveCount(0)
  await expectNothingStale(page)
})

test('translated before it is hydrated, the form keeps what was typed', async ({
  page,
  sandbox,
}) => {
  const release = await delayRequests(page, '**/*.js')
  await page.goto('/contact/', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: submit, exact: true })).toBeVisible()
  await page.evaluate(startTranslator, 'upperCase' as const)
  await fillIn(page)
  await field(page, 'your_name').focus()
  release()
  await expect(button(page, submit)).toBeEnabled()
  await expectTexts(page, validTexts)
  await expect(field(page, 'your_name')).toBeFocused()
  await expectNothingStale(page)
  for (const kind of ['GST', 'PAN'] as const) {
    await choose(page, kind, documents[kind])
    await startUpload(page, documents[kind])
    await expect(button(page, texts[names[kind]].remove)).toBeVisible()
  }
  await button(page, submit).click()
  await expect(page.getByRole('alert')).toContainText(translated(success.heading))
  const [application] = await expectMails(sandbox, 1)
  expect(application?.template_params).toMatchObject(validTexts)
})

test('a translated form that crashes says so, translated', async ({ page }) => {
  // The island's data without the texts of the fields.
  await page.route('**/contact/', async (route) => {
    const html = await (await route.fetch()).text()
    const body = html.replace('"fields":{"company_name"', '"forgotten":{"company_name"')
    await route.fulfill({ contentType: 'text/html', body })
  })
  const release = await delayRequests(page, '**/*.js')
  await page.goto('/contact/', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: submit, exact: true })).toBeVisible()
  await page.evaluate(startTranslator, 'upperCase' as const)
  release()
  const main = page.getByRole('main')
  await expect(main.getByRole('alert', { name: 'UNEXPECTED APPLICATION ERROR!' })).toBeVisible()
  await expect(main.getByRole('link', { name: translated(site.failure.homeLabel) })).toBeVisible()
  await expectNothingStale(page)
})
