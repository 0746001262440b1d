import { expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import { emailRequest, send } from '../../tools/sandbox/__tests__/support'
import { type Application, applicationFields } from '../../tools/sandbox/application'
import { mailboxPage, mailPage } from '../../tools/sandbox/pages'
import type { Sandbox } from '../../tools/sandbox/startSandbox'
import { attacks, hostileDraft, pastTheForm, seedFrom } from '../registration/rules/hostileInputs'
import { test } from '../support/browser'
import { expectMails } from './sandbox'

const everyField = (value: string) =>
  Object.fromEntries(applicationFields.map((field) => [field, value])) as Application

test('no attack, sent in every field without the form, runs in the mailbox', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(180_000)
  for (const attack of ['plain text', ...attacks]) await sendEvery(sandbox, attack)
  const mails = await expectMails(sandbox, attacks.length + 1)
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
    return outlinesIn(page, [await page.content()])
  }

  await test.step('the list is that of as many harmless mails', async () => {
    const harmless = mails.map((mail) => ({ ...mail, template_params: everyField('plain text') }))
    const [expected] = await outlinesIn(page, [mailboxPage(harmless)])
    expect(await visit(sandbox.inboxUrl)).toEqual([expected])
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(mails.length)
  })
  await test.step('each mail is the template, and all of it can be read', async () => {
    const outlines: string[] = []
    for (const { id, template_params } of mails) {
      outlines.push(...(await visit(`${sandbox.inboxUrl}/${id}`)))
      const heading = page.getByRole('heading', { name: 'Travel partner application from' })
      await expect(heading).toBeVisible()
      await expect(page.getByRole('row')).toHaveCount(Object.keys(template_params).length)
    }
    expect(new Set(outlines).size).toBe(1)
  })
  expect(observed.dialogs).toBe(0)
})

test("Chromium's parser finds only the template in 2,000 generated e-mails", async ({ page }) => {
  const seed = seedFrom(process.env)
  const drafts = fc.sample(hostileDraft, { numRuns: 2_000, seed })
  const details = { id: 'id', receivedAt: new Date().toISOString() }
  const htmlOf = (template_params: Application) => mailPage({ ...details, template_params })
  const [template] = await outlinesIn(page, [htmlOf(everyField(''))])
  while (drafts.length > 0) {
    const mails = drafts.splice(0, 200).map((draft) => htmlOf(pastTheForm(draft)))
    const outlines = await outlinesIn(page, mails)
    expect(new Set(outlines), `HOSTILE_SEED=${seed}`).toEqual(new Set([template]))
  }
})

async function sendEvery(sandbox: Sandbox, value: string): Promise<void> {
  const template_params = everyField(value)
  const request = emailRequest({ template_params })
  const answer = await send(sandbox.url, request)
  expect(answer.status, value).toBe(200)
}

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

/** Each document's elements with their attributes, without the web links that values may produce. */
const outlinesIn = (page: Page, documents: string[]): Promise<string[]> =>
  page.evaluate((htmls) => {
    const isWebLink = (element: Element): boolean =>
      element.matches('a[href^="http:"], a[href^="https:"]') &&
      element.getAttributeNames().length === 1
    return htmls.map((html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      return [...parsed.querySelectorAll('*')]
        .filter((element) => !isWebLink(element))
        .map((element) => (element.cloneNode() as Element).outerHTML)
        .join('\n')
    })
  }, documents)
