import { expect, type Page } from '@playwright/test'
import { emailAccount } from '../../tools/sandbox/email'
import {
  button,
  delayRequests,
  field,
  fillInAll,
  fillInTexts,
  kinds,
  openForm,
  openSavedDraft,
  press,
  submit,
  submitButton,
  validTexts,
} from '../e2e/journey'
import { expectMails, sendPath, setFaults } from '../e2e/sandbox'
import { contact } from '../fixtures/content'
import { test } from '../support/browser'
import { triesFaults } from './findings'
import { anyScript, block, endTrouble, enterForm, fillStorage, inspect, send } from './inspect'

const { failure, success, draft } = contact.form
const failed = (reason: string) => `Failed to send application: ${reason}`

test('the e-mail service refuses, then accepts', async ({ page, sandbox }) => {
  // Once, so that an attempt without a press would be accepted.
  await setFaults(sandbox, { email: { status: 429, body: 'Too Many Requests', times: 1 } })
  await openSavedDraft(page, sandbox)
  await submit(page)
  await inspect(page, sandbox, { says: failed('Too Many Requests'), role: 'alert', mails: 0 })
  await press(page, failure.tryAgain)
  await inspect(page, sandbox, { says: success.heading, mails: 1 })
})

test('e-mail 200 with junk: it is sent, and the page says that it was not confirmed', async ({
  page,
  sandbox,
}) => {
  await setFaults(sandbox, { email: { status: 200, body: '<html>junk', after: true } })
  await openSavedDraft(page, sandbox)
  await send(page, sandbox)
  // The part of the sentence before the contact details.
  const unconfirmed = success.unconfirmed.slice(0, success.unconfirmed.indexOf('{'))
  await expect(page.getByText(unconfirmed)).toBeVisible()
})

const onlyBelievesOffline = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))

/** Faults after which the application has arrived, but no answer says so. */
const delivered = [
  { name: 'e-mail 31 s of silence', email: { delayMs: 300_000 }, says: failure.timedOut },
  { name: 'e-mail connection lost after delivery', email: { drop: true }, says: failure.noAnswer },
]
for (const { name, email, says } of delivered) {
  test(`${name}: it is not sent again automatically`, async ({ page, sandbox }) => {
    await setFaults(sandbox, { email: { ...email, after: true, times: 1 } })
    await page.clock.install()
    await openSavedDraft(page, sandbox)
    await submit(page)
    await expectMails(sandbox, 1)
    await page.clock.fastForward(31_000)
    await inspect(page, sandbox, { says: failed(says), role: 'alert', mails: 1 })
    await inspect(page, sandbox, { says: 'We may still have received it', mails: 1 })
    await submit(page)
    await inspect(page, sandbox, { says: /no answer came\. Nothing was sent again/, mails: 1 })
    await page.reload()
    await submit(page)
    await inspect(page, sandbox, { says: /no answer came\. Nothing was sent again/, mails: 1 })
  })
}

const broken = {
  offline: 'offline before sending',
  blocked: 'an extension blocks the e-mail service',
  page: 'e-mail 502 with a page of 10,000 characters: its first words are shown',
  dropped: 'e-mail connection dropped before delivery: the visitor decides',
  offlineNow: 'offline while sending: the visitor decides',
}
test(
  'the connection fails in every way, then holds',
  triesFaults(Object.values(broken)),
  async ({ page, sandbox, context }) => {
    await openSavedDraft(page, sandbox)
    await enterForm(page)
    await context.setOffline(true)
    await inspect(page, sandbox, { fault: broken.offline, says: draft.offline, mails: 0 })
    await submit(page)
    await inspect(page, sandbox, { fault: broken.offline, says: failed(failure.offline), mails: 0 })
    await context.setOffline(false)

    const alert = page.getByRole('alert')
    const fails = (fault: string, reason: string) =>
      inspect(page, sandbox, { fault, says: failed(reason), role: 'alert', mails: 0 })
    const body = `<html><body><h1>502 Bad Gateway</h1>${'<p>upstream failed</p>'.repeat(450)}</body></html>`
    await setFaults(sandbox, { email: { status: 502, body } })
    await press(page, failure.tryAgain)
    await fails(broken.page, '502 Bad Gateway upstream failed')
    await expect(alert).not.toContainText('<p>')
    expect((await alert.boundingBox())?.height).toBeLessThan(500)
    await page.getByText(failure.fullResponse).click()
    expect((await alert.boundingBox())?.height).toBeLessThan(800)

    await setFaults(sandbox, { email: { drop: true } })
    await press(page, failure.tryAgain)
    await fails(broken.dropped, failure.noAnswer)
    await setFaults(sandbox, {})

    const unblock = await block(page, `*${sendPath}`)
    await press(page, failure.sendAgain)
    await fails(broken.blocked, failure.blocked)
    await unblock()

    await page.route(`**${sendPath}`, async (route) => {
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    const lost = page.waitForEvent('requestfailed')
    await press(page, failure.sendAgain)
    await lost
    await fails(broken.offlineNow, failure.noAnswer)
    await endTrouble(page)
    await context.setOffline(false)
    await press(page, failure.sendAgain)
    await inspect(page, sandbox, { says: success.heading, mails: 1 })
  },
)

test('a browser that only believes to be offline sends', async ({ page, sandbox }) => {
  await onlyBelievesOffline(page)
  await openSavedDraft(page, sandbox)
  await inspect(page, sandbox, { says: draft.offline, mails: 0 })
  await send(page, sandbox)
})

test('a lock that never answers: it is sent after a while, once', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    navigator.locks.request = () => {
      Reflect.set(window, 'isAsked', true)
      return new Promise(() => undefined)
    }
  })
  await page.clock.install()
  await openSavedDraft(page, sandbox)
  await submit(page)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isAsked'))).toBe(true)
  await page.clock.runFor(31_000)
  await inspect(page, sandbox, { says: success.heading, mails: 1 })
})

test('a password manager fills in the fields without an event', async ({ page, sandbox }) => {
  await openSavedDraft(page, sandbox, kinds, {})
  await page.evaluate((texts) => {
    for (const [name, text] of Object.entries(texts)) {
      const field = document.getElementById(name)
      if (!field) continue
      const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
      setter?.call(field, text)
    }
  }, validTexts)
  await send(page, sandbox)
  const [mail] = await expectMails(sandbox, 1)
  expect(mail?.template_params).toMatchObject(validTexts)
})

test('provider ids missing', async ({ page, sandbox }) => {
  await page.route(anyScript, async (route) => {
    let body = await (await route.fetch()).text()
    for (const id of Object.values(emailAccount)) body = body.replaceAll(`"${id}"`, '""')
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await openSavedDraft(page, sandbox)
  await submit(page)
  await inspect(page, sandbox, { says: failed(failure.unconfigured), role: 'alert', mails: 0 })
  expect(messages.join('\n')).toMatch(/refuses to send.*See \.env\.example/)
})

test('no script loads at all', async ({ page, sandbox }) => {
  await page.route(anyScript, (route) => route.abort())
  await page.goto('/contact/')
  await fillInTexts(page)
  await page.evaluate(passTwelveSeconds)
  await inspect(page, sandbox, { says: 'still loading', mails: 0, documents: [] })
})

/** Runs in the page: without script the delay is a CSS animation. */
function passTwelveSeconds(): void {
  for (const animation of document.getAnimations()) animation.currentTime = 12_001
}

const storages = {
  'storage blocked': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
  },
  'storage full': fillStorage,
  'junk in the storage': () => {
    localStorage.setItem(
      'registration-draft',
      '{"draft":{"email":7,"gst_pdf":"<script>"},"at":1e99',
    )
    localStorage.setItem('registration-attempts', '[null,{"reference":[]},42]')
  },
}
for (const [name, breakStorage] of Object.entries(storages)) {
  test(`${name}: after a failure everything is still there to send`, async ({ page, sandbox }) => {
    await page.addInitScript(breakStorage)
    const email = { status: 500, body: 'Internal Server Error', times: 1 }
    await setFaults(sandbox, { email })
    await openForm(page)
    await fillInAll(page)
    await submit(page)
    await inspect(page, sandbox, { says: failed('Internal Server Error'), mails: 0 })
    await send(page, sandbox)
  })
}

test('a double tap and Enter twice send once', async ({ page, sandbox }) => {
  const sends: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(sendPath)) sends.push(request.url())
  })
  const release = await delayRequests(page, `**${sendPath}`)
  await openSavedDraft(page, sandbox)
  await submitButton(page).dblclick()
  await field(page, 'your_name').press('Enter')
  await page.keyboard.press('Enter')
  await button(page, contact.form.submitting).dblclick({ force: true })
  release()
  await inspect(page, sandbox, { says: success.heading, role: 'alert', mails: 1 })
  expect(sends).toHaveLength(1)
})

test('texts typed, then the page closed by accident', async ({ page, sandbox, context }) => {
  await openForm(page)
  await fillInTexts(page)
  await page.close()
  const again = await context.newPage()
  await openForm(again)
  await inspect(again, sandbox, { says: draft.restored, mails: 0, documents: [] })
})
