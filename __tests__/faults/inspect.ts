import { expect, type Page, type Route } from '@playwright/test'
import { textNames } from '../../src/registration/rules/fields'
import {
  documents,
  field,
  type Kind,
  kinds,
  removeButton,
  submit,
  validTexts,
} from '../e2e/journey'
import { outbox, type TrackedSandbox } from '../e2e/sandbox'
import { contact } from '../fixtures/content'
import { record } from './findings'

/** Focuses a field and waits for the validation script that this loads. */
export async function enterForm(page: Page): Promise<void> {
  const script = page.waitForResponse('**/*.js')
  await field(page, 'your_name').focus()
  await (await script).finished()
}

export interface Expected {
  /** The fault, in a test that tries several; without it the result is that of them all. */
  fault?: string
  /** Text that must be on the screen. */
  says: RegExp | string
  /** Role of its element; any by default. */
  role?: 'alert'
  /** Applications that have reached the company. */
  mails: 0 | 1 | 2
  /** Documents that must still be there; by default both. */
  documents?: readonly Kind[]
}

/**
 * Checks the screen and the outbox after a fault, and records the result for the table. The
 * values entered must be on the screen, or the screen must say that they were sent. After one of
 * several faults the test goes on, so that the others are tried too. When the test ends, the outbox
 * must still have what the last call expects.
 */
export async function inspect(
  page: Page,
  sandbox: TrackedSandbox,
  { fault, says, role, mails, documents: expected = kinds }: Expected,
): Promise<void> {
  const message = page
    .locator(role ? `[role=${role}]` : '[role=alert], [role=status], form p')
    .filter({ hasText: says, visible: true })
    .first()
  const explained = await succeeds(message.waitFor({ timeout: 60_000 }))
  const arrived = await applicationsAt(sandbox, mails)
  const sent = await page.getByText(contact.form.success.heading).isVisible()
  const gone = sent ? [] : await missing(page, expected)
  record(fault, {
    seen: explained ? shorten((await message.textContent()) ?? '') : 'no explanation',
    mails: arrived,
    lost: gone.length > 0 || (sent && arrived === 0),
    twice: arrived > Math.max(mails, 1),
    unexplained: !explained,
    asExpected: explained && gone.length === 0 && arrived === mails,
  })
  const check = fault ? expect.soft : expect
  const name = fault ? `${fault}: ` : ''
  check(explained, `${name}the screen says ${says}`).toBe(true)
  check(gone, `${name}values lost`).toEqual([])
  check(arrived, `${name}applications that have reached the company`).toBe(mails)
}

/** Submits the form, and checks that the application has arrived, as one more. */
export async function send(page: Page, sandbox: TrackedSandbox, mails: 1 | 2 = 1): Promise<void> {
  await submit(page)
  await inspect(page, sandbox, { says: contact.form.success.heading, mails })
}

/**
 * Checks that nothing is left of what was sent or cleared, on the screen or in the browser, and
 * records the result for the table.
 *
 * @param sent applications that the company has received
 */
export async function inspectNothingLeft(page: Page, sent: 0 | 1): Promise<void> {
  await field(page, 'your_name').press('Tab')
  const entered = [...Object.values(validTexts), documents.GST.name, documents.PAN.name]
  const seen = () => page.evaluate(everything, textNames)
  const nothing = expect.poll(async () => {
    const there = await seen()
    return entered.filter((text) => there.includes(JSON.stringify(text).slice(1, -1)))
  })
  const isClean = await succeeds(nothing.toEqual([]))
  record(undefined, {
    seen: isClean ? 'nothing is left' : 'something is left',
    mails: sent,
    lost: false,
    twice: false,
    leftBehind: !isClean,
    unexplained: false,
    asExpected: isClean,
  })
  expect(isClean, 'nothing is left').toBe(true)
}

/** Runs in the page: what is in the fields with these ids, and everything that the browser stores. */
async function everything(ids: readonly string[]): Promise<string> {
  const values = ids.map((id) => (document.getElementById(id) as HTMLInputElement | null)?.value)
  const databases = await indexedDB.databases()
  const shown = document.querySelector('dl')?.textContent
  // What is stored is JSON already.
  const stored = [localStorage, sessionStorage].flatMap((storage) => Object.values({ ...storage }))
  return [JSON.stringify([values, shown, databases]), ...stored].join(' ')
}

/** The texts and documents that are no longer on the screen. */
async function missing(page: Page, expected: readonly Kind[]): Promise<string[]> {
  const values = await page.evaluate(readValues, textNames)
  const texts = textNames.filter((name) => values[name] !== validTexts[name])
  const there = await Promise.all(expected.map((kind) => isThere(page, kind)))
  return [...texts, ...expected.filter((_kind, index) => !there[index])]
}

/** Runs in the page: what is in the fields with these ids. */
function readValues(ids: readonly string[]): Record<string, string | undefined> {
  const textIn = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value
  return Object.fromEntries(ids.map((id) => [id, textIn(id)]))
}

async function isThere(page: Page, kind: Kind): Promise<boolean> {
  const name = page.getByText(documents[kind].name, { exact: true })
  return (await removeButton(page, kind).isVisible()) && (await name.isVisible())
}

/** How many applications the company has received; waits up to a minute for the expected number. */
async function applicationsAt(sandbox: TrackedSandbox, expected: number): Promise<number> {
  sandbox.expectedMails = expected
  const received = async () => (await outbox(sandbox)).length
  const settle = async () => expect.poll(received, { timeout: 60_000 }).toBe(expected)
  await succeeds(settle())
  return received()
}

const succeeds = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  )

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 90 ? `${line.slice(0, 89)}…` : line
}

/** A script of the site, under its first or a later address. */
export const anyScript = /\.js(\?attempt=\d+)?$/

/** What happens to the requests for a part; `undefined`: it loads as usual. */
export type Trouble = (route: Route, nth: number) => Promise<void> | undefined

/** Every script that contains `text` has trouble; the others load as usual. */
export async function troubleScriptsWith(page: Page, text: string, trouble: Trouble) {
  let requests = 0
  await page.route(anyScript, async (route) => {
    const answer = await route.fetch()
    const isMeant = (await answer.text()).includes(text)
    if (isMeant) requests += 1
    await ((isMeant && trouble(route, requests)) || route.fulfill({ response: answer }))
  })
}

/** Ends every trouble that `page.route` makes. */
export const endTrouble = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' })

/** Blocks addresses as an extension does; returns a function that ends it. */
export async function block(page: Page, url: string): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: [url] })
  return () => devtools.send('Network.setBlockedURLs', { urls: [] })
}

/** A storage that holds nothing more; runs in the page. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota is exceeded', 'QuotaExceededError')
  }
}
