import { expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import { readAccounts } from '../../sandbox/accounts'
import { type Application, applicationFields } from '../../sandbox/application'
import { renderMail } from '../../sandbox/mail'
import type { Sandbox } from '../../sandbox/startSandbox'
import type { RegistrationDraft } from '../../src/registration/fields'
import { attacks, hostileDraft, seedFrom } from '../registration/hostileInputs'
import { test } from '../support/browser'
import { resetSandbox } from './sandbox'

const everyField = (value: string) =>
  Object.fromEntries(applicationFields.map((field) => [field, value])) as Application

test.beforeEach(({ sandbox }) => resetSandbox(sandbox))

test('each attack, sent past the form in all eight fields, runs nothing in the mailbox', async ({
  page,
  request,
  sandbox,
}) => {
  test.setTimeout(180_000)
  for (const attack of ['plain words', ...attacks]) await send(sandbox, everyField(attack))
  const mails: { id: string; envelope: { to: { address: string }[] } }[] = await (
    await request.get(`${sandbox.inboxUrl}/api/email`)
  ).json()
  expect(mails).toHaveLength(attacks.length + 1)
  const alarm = listen(page)

  await test.step('the alarm rings for a script that does run', async () => {
    await page.setContent(attacks[0])
    expect(alarm.dialogs).toBe(1)
    await page.setContent('<img src="http://127.0.0.1:1/x">')
    expect(alarm.asked).toEqual(['http://127.0.0.1:1/x'])
  })
  alarm.dialogs = 0
  await test.step('one recipient, and the headers of harmless words', async () => {
    const headers: string[] = []
    for (const { id, envelope } of mails) {
      expect(envelope.to.map(({ address }) => address)).toEqual(['partners@example.com'])
      const source = await (await request.get(`${sandbox.inboxUrl}/api/email/${id}/source`)).text()
      headers.push(headerNames(source))
    }
    expect(new Set(headers).size).toBe(1)
  })
  await test.step('as the mailbox shows them', async () => {
    for (const { id } of mails) {
      // The frame of the mail before is there until the new one has loaded.
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
      alarm.asked.length = 0
      const address = `${sandbox.inboxUrl}/api/email/${id}/html`
      await page.goto(address)
      expect(alarm.asked).toEqual([address])
      outlines.push(...(await page.evaluate(outlinesOf, [await page.content()])))
    }
    expect(new Set(outlines).size).toBe(1)
  })
  expect(alarm.dialogs).toBe(0)
})

test("Chromium's parser finds nothing but the template in 2,000 generated mails", async ({
  page,
}) => {
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

/** Whoever has the public keys can send any text. */
function pastTheForm({ gst_pdf, pan_pdf, ...texts }: RegistrationDraft): Application {
  return { ...texts, gst_pdf_url: gst_pdf?.url ?? '', pan_pdf_url: pan_pdf?.url ?? '' }
}

async function send({ url }: Sandbox, application: Application): Promise<void> {
  const { emailPublicKey, emailServiceId, emailTemplateId } = readAccounts({})
  const answer = await fetch(`${url}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { origin: 'http://attacker.example', 'content-type': 'application/json' },
    body: JSON.stringify({
      user_id: emailPublicKey,
      service_id: emailServiceId,
      template_id: emailTemplateId,
      template_params: application,
    }),
  })
  expect(answer.status, JSON.stringify(application)).toBe(200)
}

/** Counts what scripts would open, and notes what the page and its frames ask for. */
function listen(page: Page): { dialogs: number; asked: string[] } {
  const alarm = { dialogs: 0, asked: [] as string[] }
  page.on('dialog', (dialog) => {
    alarm.dialogs += 1
    return dialog.dismiss()
  })
  page.on('request', (request) => alarm.asked.push(request.url()))
  return alarm
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
 * the web links that values may bring.
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
