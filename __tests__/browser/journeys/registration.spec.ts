import { writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { contact, home } from '../../fixtures/content'
import { expectAccessible } from '../../support/axe'
import { test } from '../../support/browser'
import { expectValidHtml } from '../../support/checkers'
import {
  addressOf,
  button,
  choose,
  documents,
  expectCleared,
  expectSent,
  field,
  fillInTexts,
  finishUpload,
  kinds,
  openForm,
  openSavedDraft,
  pdf,
  press,
  startButton,
  submit,
  uploadButton,
  uploadWindow,
  validTexts,
} from './journey'
import { bytesAt, expectMails, setFaults } from './sandbox'

/** The page as it is now, by html-validate and axe. */
async function expectSound(page: Page): Promise<void> {
  await expectValidHtml(await page.content())
  await expectAccessible(page)
}

test('an agent registers, with mistakes and a failure, until both documents are in an e-mail', async ({
  page,
  sandbox,
  context,
}) => {
  const hosts = new Set<string>()
  context.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  // axe would see a text that fades in as too pale.
  await page.emulateMedia({ reducedMotion: 'reduce' })

  await page.goto('/')
  await page.getByRole('link', { name: home.hero.action.label }).click()
  await expect(page.getByRole('heading', { name: contact.form.title })).toBeVisible()
  await submit(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByText(contact.form.privacy.more).click()
  await expectSound(page)

  await fillInTexts(page, { ...validTexts, gst_number: '07abcde1234f1z5' })
  await expect(field(page, 'gst_number')).toHaveValue('07ABCDE1234F1Z5')
  for (const kind of kinds) {
    await choose(page, kind)
    await expect(page.getByRole('dialog').getByText(documents[kind].name)).toBeVisible()
    await expectSound(page)
    await finishUpload(page, kind)
    await expect(uploadButton(page, kind)).toBeFocused()
  }
  await setFaults(sandbox, { email: { status: 500, body: 'Internal Server Error', times: 1 } })
  await submit(page)
  await expect(button(page, contact.form.failure.tryAgain)).toBeVisible()
  await expectSound(page)
  await press(page, contact.form.failure.tryAgain)
  const [application] = await expectSent(page, sandbox)
  await expectSound(page)
  await expectCleared(page)
  expect([...hosts].filter((host) => host !== '')).toEqual(['127.0.0.1'])

  const params = application?.template_params ?? {}
  expect(params).toMatchObject(validTexts)
  await page.goto(sandbox.inboxUrl)
  await page.getByRole('link', { name: `from ${validTexts.company_name}` }).click()
  const mail = page.frameLocator('iframe[title="E-mail"]')
  await expect(mail.getByText('07ABCDE1234F1Z5')).toBeVisible()
  for (const kind of kinds) {
    const address = addressOf(kind, params)
    await expect(mail.locator(`a[href="${address}"]`)).toBeVisible()
    expect(await bytesAt(sandbox, address)).toEqual(documents[kind].buffer)
  }
})

test('the upload window says nothing untrue, can be closed without uploading, and takes a PDF of 5 MB', async ({
  page,
}) => {
  await openForm(page)
  await page.evaluate(noteHeadings)
  await choose(page, 'GST')
  await expect(startButton(page)).toBeVisible()
  const seen = await page.evaluate(() => Reflect.get(window, 'headings'))
  expect(seen).toEqual([expect.stringContaining(contact.form.documents.window.selected)])
  await page.keyboard.press('Escape')
  await expect(uploadWindow(page, 'GST')).toHaveCount(0)
  await expect(page.getByText(documents.GST.name, { exact: true })).toHaveCount(0)

  const frame = pdf('', '').buffer.length
  const { name, buffer } = pdf('full.pdf', 'x'.repeat(5 * 1024 * 1024 - frame))
  // From the disk: Playwright takes seconds to hand a page so many bytes.
  const file = test.info().outputPath(name)
  writeFileSync(file, buffer)
  await choose(page, 'GST', file)
  await finishUpload(page, 'GST')
  await expect(page.getByText('5 MB', { exact: true })).toBeVisible()
})

/** Runs in the page: notes what can be read at the top of the upload window, at every frame. */
function noteHeadings(): void {
  const seen = new Set<string>()
  const look = () => {
    const texts = document.querySelectorAll<HTMLElement>(
      'dialog .uc-header-text, dialog .uc-no-files',
    )
    for (const text of texts) {
      if (text.checkVisibility({ visibilityProperty: true }) && text.textContent)
        seen.add(text.textContent)
    }
    Reflect.set(window, 'headings', [...seen])
    requestAnimationFrame(look)
  }
  look()
}

test('a submit that looks automated sends nothing before it is confirmed', async ({
  page,
  sandbox,
}) => {
  await openSavedDraft(page, sandbox)
  await page.locator('input[name=referral_note]').evaluate((honeypot: HTMLInputElement) => {
    honeypot.value = 'https://spam.example'
    honeypot.form?.requestSubmit()
  })
  const confirm = button(page, contact.form.person.confirm)
  await expect(confirm).toBeVisible()
  await expectMails(sandbox, 0)
  // As voice control and switch access press: with an event that no script can tell from one.
  await confirm.evaluate((element: HTMLElement) => element.click())
  await expectSent(page, sandbox)
})
