import {
  type OutboxEntry,
  type Sandbox,
  sendPath,
  uploadFile,
} from '@partner-site/provider-sandbox'
import { expect } from '@playwright/test'
import { sandboxOrigin } from '../../../tools/site/sandboxed'

/** `sendPath` is where the form sends an application, at whatever origin. */
export { type OutboxEntry, sendPath }

/** A file as Playwright gives it to a picker. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer<ArrayBuffer>
}

/** A sandbox of one test, whose end compares its outbox with what the test has expected last. */
export interface TrackedSandbox extends Sandbox {
  /** Applications that the company should have received when the test ends. */
  expectedMails: number
}

/** The applications the company has received, oldest first. */
export async function outbox({ url }: Sandbox): Promise<OutboxEntry[]> {
  return (await fetch(`${url}/outbox`)).json()
}

/**
 * Waits until the company has received this number of applications; the end of the test checks that no
 * other has followed.
 */
export async function expectMails(sandbox: TrackedSandbox, count: number): Promise<OutboxEntry[]> {
  sandbox.expectedMails = count
  await expect.poll(() => outbox(sandbox)).toHaveLength(count)
  return outbox(sandbox)
}

/** Empties the outbox and the mailbox and removes all faults. */
export async function resetSandbox({ url }: Sandbox): Promise<void> {
  const addresses = [`${url}/outbox`, `${url}/faults`]
  await Promise.all(addresses.map((address) => fetchOk(address, { method: 'DELETE' })))
}

/** Removes all faults; what they still delay ends. */
export const clearFaults = ({ url }: Sandbox) => fetchOk(`${url}/faults`, { method: 'DELETE' })

/** Sets faults; packages/provider-sandbox lists them. */
export async function setFaults({ url }: Sandbox, faults: object): Promise<void> {
  await fetchOk(`${url}/faults`, { method: 'PUT', body: JSON.stringify(faults) })
}

/**
 * Uploads a file as the widget would.
 *
 * @returns the identifier and the address that the widget would report
 */
export async function store(
  { url }: Sandbox,
  { name, mimeType, buffer }: ChosenFile,
): Promise<{ id: string; url: string }> {
  const id = await uploadFile(url, new File([buffer], name, { type: mimeType }))
  return { id, url: `${sandboxOrigin()}/${id}/` }
}

/** The bytes at an address from an application. */
export async function bytesAt(sandbox: Sandbox, address = ''): Promise<Buffer> {
  // Playwright itself redirects only the browser.
  const answer = await fetchOk(address.replace(sandboxOrigin(), sandbox.url))
  return Buffer.from(await answer.arrayBuffer())
}

async function fetchOk(address: string, request?: RequestInit): Promise<Response> {
  const answer = await fetch(address, request)
  if (!answer.ok) throw new Error(`${address} responded ${answer.status}: ${await answer.text()}`)
  return answer
}
