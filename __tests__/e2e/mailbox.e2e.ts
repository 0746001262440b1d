import { expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import { type Application, applicationFields } from '../../sandbox/application'
import { renderMail } from '../../sandbox/mail'
import type { Sandbox } from '../../sandbox/startSandbox'
import { attacks, hostileDraft, pastTheForm, seedFrom } from '../registration/rules/hostileInputs'
import { emailRequest, send } from '../sandbox/support'
import { test } from '../support/browser'
import { expectMails } from './sandbox'

const everyField = (value: string) =>
  Object.fromEntries(applicationFields.map((field) => [field, value])) as Application

test('no attack, sent in every field without the form, runs in the mailbox', async ({
  page,
  request,
  sandbox,
}) => {
  test.setTimeout(180_000)
  for (const attack of ['plain text', ...attacks]) await sendEvery(sandbox, attack)
  await expectMails(sandbox, attacks.length + 1)
  const mails: { id: string; envelope: { to: { address: string }[] } }[] = await (
    await request.get(`${sandbox.inboxUrl}/api/email`)
  ).json()
  expect(mails).toHaveLength(attacks.length + 1)
  const observed = observe(page)

  await test.step('a script that does run is noticed', async () => {
    await page.setContent(attacks[0])
    expect(observed.dialogs).toBe(1)
    await page.setContent('<img src="http://127.0.0.1:1/x">')
    expect(observed.requested).toEqual(['http://127.0.0.1:1/x'])
  })
  observed.dialogs = 0
  await test.step('one recipient, and the same headers as for plain text', async () => {
    const headers: string[] = []
    for (const { id, envelope } of mails) {
      expect(envelope.to.map(({ address }) => address)).toEqual(['partners@example.com'])
      const source = await (await request.get(`${sandbox.inboxUrl}/api/email/${id}/source`)).text()
      headers.push(headerNames(source))
    }
    expect(new Set(headers).size).toBe(1)
  })
  await test.step('in the mailbox', async () => {
    for (const { id } of mails) {
      // The previous e-mail's frame stays until the new one has loaded.
      const loaded = page.waitForEvent('framenavigated', (frame) => frame !== page.mainFrame())
      await page.goto(`${sandbox.inboxUrl}/#/email/${id}`)
      await loaded
      const heading = page.frameLocator('iframe').getByRole('heading')
      await expect(heading).toHaveText('New travel partner application')
    }
  })
  await test.step('as whole pages, without the sandboxed frame', async () => {
    const outlines: string[] = []
    for (const { id } of mails) {
      observed.requested.length = 0
      const address = `${sandbox.inboxUrl}/api/email/${id}/html`
      await page.goto(address)
      expect(observed.requested).toEqual([address])
      outlines.push(...(await page.evaluate(outlinesOf, [await page.content()])))
    }
    expect(new Set(outlines).size).toBe(1)
  })
  expect(observed.dialogs).toBe(0)
})

test("Chromium's parser finds only the template in 2,000 generated e-mails", async ({ page }) => {
  const seed = seedFrom(process.env)
  const drafts = fc.sample(hostileDraft, { numRuns: 2_000, seed })
  const htmlOf = (application: Application) => renderMail(application, 'Straits & Co').html
  const [template] = await page.evaluate(outlinesOf, [htmlOf(everyField(''))])
  while (drafts.length > 0) {
    const mails = drafts.splice(0, 200).map((draft) => htmlOf(pastTheForm(draft)))
    const outlines = await page.evaluate(outlinesOf, mails)
    expect(new Set(outlines), `HOSTILE_SEED=${seed}`).toEqual(new Set([template]))
  }
})

async function sendEvery(sandbox: Sandbox, value: string): Promise<void> {
  const template_params = everyField(value)
  const request = emailRequest({ template_params })
  const answer = await send(sandbox.url, request, { origin: 'http://attacker.example' })
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

/** The names of a message's headers; without Reply-To, which depends on the applicant. */
function headerNames(source: string): string {
  const [head = ''] = source.split(/\r?\n\r?\n/)
  return head
    .replace(/\r?\n[ \t]/g, ' ')
    .split(/\r?\n/)
    .map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
    .filter((name) => name !== 'reply-to')
    .join()
}

/**
 * Runs in the page: each document's elements with their attributes, without the line breaks and
 * web links that values may produce.
 */
function outlinesOf(documents: string[]): string[] {
  const linkAttributes = 'href target rel style'
  const isPlainLink = (element: Element): boolean =>
    element instanceof HTMLAnchorElement &&
    /^https?:$/.test(element.protocol) &&
    element.getAttributeNames().join(' ') === linkAttributes
  const isValue = (element: Element): boolean => element.matches('br') || isPlainLink(element)
  return documents.map((html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html')
    return [...parsed.querySelectorAll('*')]
      .filter((element) => !isValue(element))
      .map((element) => (element.cloneNode() as Element).outerHTML)
      .join('\n')
  })
}
