import { expect, type Page } from '@playwright/test'
import { requestWith, send } from '../../tools/sandbox/__tests__/support'
import { type Application, applicationFields } from '../../tools/sandbox/application'
import { mailboxPage } from '../../tools/sandbox/pages'
import { attacks } from '../registration/rules/hostileInputs'
import { test } from '../support/browser'
import { expectMails } from './sandbox'

/** An application with a value in each field. */
const withValues = (attack: (field: number) => string | undefined) =>
  Object.fromEntries(
    applicationFields.map((field, index) => [field, attack(index) ?? 'plain text']),
  ) as Application

/** All attacks, each in a field, in as few applications as that takes; the first is harmless. */
const applications = [withValues(() => undefined)]
for (let from = 0; from < attacks.length; from += applicationFields.length) {
  applications.push(withValues((field) => attacks[from + field]))
}

test('no attack that is sent without the form runs in the mailbox', async ({ page, sandbox }) => {
  for (const application of applications) {
    const answer = await send(sandbox.url, requestWith(application))
    expect(answer.status).toBe(200)
  }
  const mails = await expectMails(sandbox, applications.length)
  const observed = observe(page)

  await test.step('a script that does run is noticed', async () => {
    await page.setContent(attacks[0])
    expect(observed.dialogs).toBe(1)
    await page.setContent('<img src="http://127.0.0.1:1/x">')
    expect(observed.requested).toEqual(['http://127.0.0.1:1/x'])
  })
  observed.dialogs = 0
  /** The outline of the page at an address, which requests nothing but itself. */
  const visit = async (address: string) => {
    observed.requested.length = 0
    await page.goto(address)
    expect(observed.requested).toEqual([address])
    return outlineOf(page, await page.content())
  }

  await test.step('the list is that of as many harmless mails', async () => {
    const harmless = mails.map((mail) => ({
      ...mail,
      template_params: withValues(() => undefined),
    }))
    const expected = await outlineOf(page, mailboxPage(harmless))
    expect(await visit(sandbox.inboxUrl)).toBe(expected)
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(mails.length)
  })
  await test.step('each mail is the template, and all of it can be read', async () => {
    const outlines: string[] = []
    for (const { id, template_params } of mails) {
      outlines.push(await visit(`${sandbox.inboxUrl}/${id}`))
      const heading = page.getByRole('heading', { name: 'Travel partner application from' })
      await expect(heading).toBeVisible()
      await expect(page.getByRole('row')).toHaveCount(Object.keys(template_params).length)
    }
    expect(new Set(outlines).size).toBe(1)
  })
  expect(observed.dialogs).toBe(0)
})

/** Counts the dialogs and records the requests of the page and its frames. */
function observe(page: Page): { dialogs: number; requested: string[] } {
  const observed = { dialogs: 0, requested: [] as string[] }
  page.on('dialog', (dialog) => {
    observed.dialogs += 1
    return dialog.dismiss()
  })
  page.on('request', (request) => observed.requested.push(request.url()))
  return observed
}

/** A document's elements with their attributes, without the web links that values may produce. */
const outlineOf = (page: Page, html: string): Promise<string> =>
  page.evaluate((text) => {
    const isWebLink = (element: Element): boolean =>
      element.matches('a[href^="http:"], a[href^="https:"]') &&
      element.getAttributeNames().length === 1
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    return [...parsed.querySelectorAll('*')]
      .filter((element) => !isWebLink(element))
      .map((element) => (element.cloneNode() as Element).outerHTML)
      .join('\n')
  }, html)
