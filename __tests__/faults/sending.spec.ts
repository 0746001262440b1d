import { expect, type Page } from '@playwright/test'
import { emailAccount } from '../../tools/sandbox/email'
import {
  button,
  delayRequests,
  earlierRecord,
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

const refusals = (
  [
    [400, 'The Public Key is invalid.'],
    [401, 'Unauthorized'],
    [402, 'The monthly quota is used up'],
    [403, 'API calls are disabled for this origin'],
    [404, 'Account not found'],
    [410, 'This service was removed'],
    [412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account'],
    [413, 'Variables size limit'],
    [422, 'The recipients address is empty'],
    [429, 'Too Many Requests'],
    [500, 'Internal Server Error'],
    [503, 'Service Unavailable'],
    [500, '', failure.noReason],
  ] as const
).map(([status, body, reason = body]) => ({
  name: `e-mail ${status}, "${body}"`,
  // Once, so that an attempt without a press would be accepted.
  email: { status, body, times: 1 },
  reason,
}))
test(
  'the e-mail service refuses in every way, then accepts',
  triesFaults(refusals.map(({ name }) => name)),
  async ({ page, sandbox }) => {
    await openSavedDraft(page, sandbox)
    let action = contact.form.submit
    for (const { name, email, reason } of refusals) {
      await setFaults(sandbox, { email })
      await press(page, action)
      action = failure.tryAgain
      await inspect(page, sandbox, { fault: name, says: failed(reason), role: 'alert', mails: 0 })
    }
    await press(page, action)
    await inspect(page, sandbox, { says: success.heading, mails: 1 })
  },
)

/** The part of the sentence before the contact details. */
const unconfirmed = success.unconfirmed.slice(0, success.unconfirmed.indexOf('{'))

/** Answers of the e-mail service that mean success, and whether one leaves doubt. */
const accepted = [
  { name: 'e-mail 200 with OK: nothing is left to doubt', email: {}, isUnclear: false },
  {
    name: 'e-mail 200 with junk',
    email: { status: 200, body: '<html>junk', after: true },
    isUnclear: true,
  },
  {
    name: 'e-mail 500 with the text OK',
    email: { status: 500, body: 'OK', after: true },
    isUnclear: true,
  },
]
for (const { name, email, isUnclear } of accepted) {
  test(name, async ({ page, sandbox }) => {
    await setFaults(sandbox, isUnclear ? { email } : {})
    await openSavedDraft(page, sandbox)
    await send(page, sandbox)
    await expect(page.getByText(unconfirmed)).toHaveCount(isUnclear ? 1 : 0)
    if (!isUnclear) return
    await page.reload()
    await earlierRecord(page).click()
    await expect(page.getByText(unconfirmed)).toBeVisible()
  })
}

const onlyBelievesOffline = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))

/** The answer is lost, and from then on the service answers nobody. */
const blockAfterwards = (page: Page) =>
  page.route(`**${sendPath}`, (route) =>
    route.request().method() === 'HEAD' ? route.abort('blockedbyclient') : route.continue(),
  )

interface Delivered {
  name: string
  email: object
  before?: (page: Page) => Promise<unknown>
  /** Milliseconds that pass without an answer. */
  silence?: number
  says?: string
}

/** Faults after which the application has arrived, but no answer says so. */
const delivered: readonly Delivered[] = [
  { name: 'e-mail 202', email: { status: 202, body: 'accepted' }, says: 'accepted' },
  {
    name: 'e-mail response hidden by CORS',
    email: {
      status: 200,
      body: 'OK',
      headers: { 'access-control-allow-origin': 'https://elsewhere.example' },
    },
  },
  {
    name: 'e-mail 31 s of silence',
    email: { delayMs: 300_000 },
    before: (page) => page.clock.install(),
    silence: 31_000,
    says: failure.timedOut,
  },
  { name: 'e-mail connection lost after delivery', email: { drop: true } },
  {
    name: 'a browser that only believes to be offline loses the answer',
    email: { drop: true },
    before: onlyBelievesOffline,
  },
  {
    name: 'delivered, then the service is blocked',
    email: { drop: true },
    before: blockAfterwards,
    says: failure.blocked,
  },
]
for (const { name, email, before, silence, says = failure.noAnswer } of delivered) {
  test(`${name}: it is not sent again automatically`, async ({ page, sandbox }) => {
    await setFaults(sandbox, { email: { ...email, after: true, times: 1 } })
    await before?.(page)
    await openSavedDraft(page, sandbox)
    await submit(page)
    await expectMails(sandbox, 1)
    if (silence) await page.clock.fastForward(silence)
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
