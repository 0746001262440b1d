import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { textFields } from '../../src/registration/fields'
import { contact } from '../e2e/content'
import { field, fillInAll, type Kind, pdf, submitButton, validTexts } from '../e2e/journey'
import { outbox } from '../e2e/sandbox'

/** What a fault did to an application. */
export interface Finding {
  /** The words on the screen. */
  seen: string
  /** Mails in the outbox at the end; never more than 1. */
  mails: number
  /** Something the visitor entered is neither on the screen nor in the outbox. */
  lost: boolean
  twice: boolean
  /** The screen does not say what happened. */
  unexplained: boolean
}

const kinds: readonly Kind[] = ['GST', 'PAN']
const documentName: Record<Kind, string> = { GST: 'gst-certificate.pdf', PAN: 'pan-card.pdf' }

export const document = (kind: Kind) => pdf(documentName[kind])

/** The form with everything in place. */
export async function openFilled(page: Page): Promise<void> {
  await openEmpty(page)
  await fillInAll(page)
}

export async function openEmpty(page: Page): Promise<void> {
  await page.goto('/contact/')
  await expect(submitButton(page)).toBeEnabled()
}

/** The texts that are not on the screen any more. */
async function missingTexts(page: Page): Promise<string[]> {
  const values = await Promise.all(
    textFields.map(async (name) => [name, await field(page, name).inputValue()] as const),
  )
  return values.filter(([name, value]) => value !== validTexts[name]).map(([name]) => name)
}

async function missingDocuments(page: Page, expected: readonly Kind[]): Promise<Kind[]> {
  const there = await Promise.all(
    expected.map((kind) => page.getByRole('button', { name: `Remove ${kind} PDF` }).isVisible()),
  )
  return expected.filter((_kind, index) => !there[index])
}

export interface Expected {
  /** Words that must be on the screen. */
  says: RegExp | string
  /** Applications that have reached the company. */
  mails: 0 | 1
  /** Documents that must be in place; both unless told. */
  documents?: readonly Kind[]
}

/**
 * Looks at the screen and the outbox after a fault, and notes what it finds for the table. What
 * was entered must be on the screen, or the screen must say that it was sent.
 */
export async function inspect(
  page: Page,
  request: APIRequestContext,
  { says, mails, documents = kinds }: Expected,
): Promise<void> {
  const message = page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .or(page.getByRole('form').locator('p:visible'))
    .filter({ hasText: says })
    .first()
  const explained = await message
    .waitFor({ timeout: 60_000 })
    .then(() => true)
    .catch(() => false)
  await expect.poll(async () => (await outbox(request)).length, { timeout: 10_000 }).toBe(mails)
  const sent = await page.getByText(contact.form.success.heading).isVisible()
  const gone = sent
    ? []
    : [...(await missingTexts(page)), ...(await missingDocuments(page, documents))]
  const earlier = findings()
  const finding: Finding = {
    seen: explained ? shorten((await message.textContent()) ?? '') : 'nothing that explains it',
    mails,
    lost: gone.length > 0 || (sent && mails === 0) || earlier?.lost === true,
    twice: mails > 1,
    unexplained: !explained || earlier?.unexplained === true,
  }
  note(earlier ? { ...finding, seen: `${earlier.seen} → ${finding.seen}` } : finding)
  expect(explained, `the screen says ${says}`).toBe(true)
  expect(gone, 'what was entered is still there').toEqual([])
}

function findings(): Finding | undefined {
  const found = test.info().annotations.find(({ type }) => type === 'finding')
  return found?.description ? JSON.parse(found.description) : undefined
}

function note(finding: Finding): void {
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

/** Every script that holds `text` fails to load; the rest comes as usual. */
export async function failScriptsWith(page: Page, text: string): Promise<void> {
  await page.route('**/*.js', async (route) => {
    const answer = await route.fetch()
    if ((await answer.text()).includes(text)) await route.abort()
    else await route.fulfill({ response: answer })
  })
}

/**
 * Sends uploads to a server that takes half of each and then cuts the line, or falls silent.
 *
 * @returns how to stop it
 */
export async function breakAtHalf(page: Page, how: 'drop' | 'stall'): Promise<() => Promise<void>> {
  const half = Math.round(largeDocument.buffer.length / 2)
  const server = createServer((socket) => {
    let taken = 0
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      taken += chunk.length
      if (taken < half) return
      if (how === 'drop') socket.destroy()
      else socket.pause()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await page.route('**/base/**', async (route) => {
    const url = new URL(route.request().url())
    url.port = String(port)
    await route.continue({ url: url.href })
  })
  return async () => {
    await page.unroute('**/base/**')
    server.close()
  }
}

/** 4 MB, more than the buffers on the way hold. */
export const largeDocument = pdf(documentName.GST, 'x'.repeat(4 * 1024 * 1024))
