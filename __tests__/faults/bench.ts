import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, type Page, type Route, test } from '@playwright/test'
import type { Sandbox } from '../../sandbox/startSandbox'
import { textNames } from '../../src/registration/fields'
import {
  documents,
  field,
  fillInAll,
  type Kind,
  kinds,
  pdf,
  submitButton,
  validTexts,
} from '../e2e/journey'
import { outbox } from '../e2e/sandbox'
import { contact } from '../fixtures/content'

/** The effect of a fault on an application. */
export interface Finding {
  /** The message on the screen. */
  seen: string
  /** E-mails in the outbox at the end. */
  mails: number
  /** Something the visitor entered is neither on the screen nor in the outbox. */
  lost: boolean
  twice: boolean
  /** The screen does not say what happened. */
  unexplained: boolean
}

/** Opens the form, fills in every field and uploads both documents. */
export async function openFilled(page: Page): Promise<void> {
  await openEmpty(page)
  await fillInAll(page)
}

export async function openEmpty(page: Page): Promise<void> {
  await page.goto('/contact/')
  await expect(submitButton(page)).toBeEnabled()
}

/** The texts that are no longer on the screen. */
async function missingTexts(page: Page): Promise<string[]> {
  const values = await Promise.all(
    textNames.map(async (name) => [name, await field(page, name).inputValue()] as const),
  )
  return values.filter(([name, value]) => value !== validTexts[name]).map(([name]) => name)
}

async function missingDocuments(page: Page, expected: readonly Kind[]): Promise<Kind[]> {
  const there = await Promise.all(
    expected.map(
      async (kind) =>
        (await page.getByRole('button', { name: `Remove ${kind} PDF` }).isVisible()) &&
        (await page.getByText(documents[kind].name, { exact: true }).isVisible()),
    ),
  )
  return expected.filter((_kind, index) => !there[index])
}

export interface Expected {
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
 * values entered must be on the screen, or the screen must say that they were sent.
 */
export async function inspect(
  page: Page,
  sandbox: Sandbox,
  { says, role, mails, documents: expected = kinds }: Expected,
): Promise<void> {
  const anywhere = page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .or(page.getByRole('form').locator('p:visible'))
  const message = (role ? page.getByRole(role) : anywhere).filter({ hasText: says }).first()
  const explained = await succeeds(message.waitFor({ timeout: 60_000 }))
  const arrived = await applicationsAt(sandbox, mails)
  const sent = await page.getByText(contact.form.success.heading).isVisible()
  const gone = sent
    ? []
    : [...(await missingTexts(page)), ...(await missingDocuments(page, expected))]
  const earlier = findings()
  const finding: Finding = {
    seen: explained ? shorten((await message.textContent()) ?? '') : 'no explanation',
    mails: arrived,
    lost: gone.length > 0 || (sent && arrived === 0) || earlier?.lost === true,
    twice: arrived > Math.max(mails, 1),
    unexplained: !explained || earlier?.unexplained === true,
  }
  record(earlier ? { ...finding, seen: `${earlier.seen} → ${finding.seen}` } : finding)
  expect(explained, `the screen says ${says}`).toBe(true)
  expect(gone, 'values lost').toEqual([])
  expect(arrived, 'applications that have reached the company').toBe(mails)
}

/** How many applications the company has received; waits up to 10 s for the expected number. */
async function applicationsAt(sandbox: Sandbox, expected: number): Promise<number> {
  const received = async () => (await outbox(sandbox)).length
  const settle = async () => expect.poll(received, { timeout: 10_000 }).toBe(expected)
  await succeeds(settle())
  return received()
}

const succeeds = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  )

function findings(): Finding | undefined {
  const found = test.info().annotations.find(({ type }) => type === 'finding')
  return found?.description ? JSON.parse(found.description) : undefined
}

function record(finding: Finding): void {
  const { annotations } = test.info()
  const description = JSON.stringify(finding)
  const found = annotations.find(({ type }) => type === 'finding')
  if (found) found.description = description
  else annotations.push({ type: 'finding', description })
}

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

export const failScriptsWith = (page: Page, text: string): Promise<void> =>
  troubleScriptsWith(page, text, (route) => route.abort())

/**
 * Sends uploads to a server that accepts half of each and then closes the connection, or stalls.
 *
 * @returns a promise that resolves once half has arrived, and a function that ends the fault
 */
export async function breakAtHalf(page: Page, how: 'drop' | 'stall') {
  const half = Math.round(largeDocument.buffer.length / 2)
  let reached = () => {}
  const atHalf = new Promise<void>((resolve) => {
    reached = resolve
  })
  const server = createServer((socket) => {
    let received = 0
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      received += chunk.length
      if (received < half) return
      if (how === 'drop') socket.destroy()
      else socket.pause()
      reached()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await page.route('**/base/**', async (route) => {
    const url = new URL(route.request().url())
    url.port = String(port)
    await route.continue({ url: url.href })
  })
  const restore = async () => {
    await page.unroute('**/base/**')
    server.close()
  }
  return { atHalf, restore }
}

/** 4 MB, more than the network buffers between browser and server hold. */
export const largeDocument = pdf(documents.GST.name, 'x'.repeat(4 * 1024 * 1024))
