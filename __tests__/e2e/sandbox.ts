import { readAccounts } from '../../sandbox/accounts'
import type { Sandbox } from '../../sandbox/startSandbox'
import { sandboxOrigin } from '../../scripts/lib/sandboxed'
import type { ChosenFile } from './journey'

export interface OutboxEntry {
  id: string
  lib_version: string
  template_params: Record<string, string>
}

/** What the company has received, oldest first. */
export async function outbox({ url }: Sandbox): Promise<OutboxEntry[]> {
  return (await fetch(`${url}/outbox`)).json()
}

/** An empty outbox, an empty mailbox and no fault. */
export async function resetSandbox({ url, inboxUrl }: Sandbox): Promise<void> {
  await mustAnswer(`${url}/outbox`, { method: 'DELETE' })
  await mustAnswer(`${url}/faults`, { method: 'DELETE' })
  await mustAnswer(`${inboxUrl}/api/email/all`, { method: 'DELETE' })
}

/** Makes a provider fail as sandbox/README.md says. */
export async function setFaults({ url }: Sandbox, faults: object): Promise<void> {
  await mustAnswer(`${url}/faults`, { method: 'PUT', body: JSON.stringify(faults) })
}

/**
 * Uploads a file as the widget does.
 *
 * @returns the identifier and the address that the widget would report
 */
export async function store(
  { url }: Sandbox,
  { name, mimeType, buffer }: ChosenFile,
): Promise<{ id: string; url: string }> {
  const form = new FormData()
  form.set('UPLOADCARE_PUB_KEY', readAccounts({}).uploadPublicKey)
  form.set('UPLOADCARE_STORE', '1')
  form.set('file', new Blob([buffer], { type: mimeType }), name)
  const answer = await mustAnswer(`${url}/base/`, { method: 'POST', body: form })
  const { file } = await answer.json()
  return { id: file, url: `${sandboxOrigin()}/${file}/` }
}

/** The bytes behind an address that the site has put into an application. */
export async function bytesAt(sandbox: Sandbox, address = ''): Promise<Buffer> {
  const answer = await mustAnswer(reachable(sandbox, address))
  return Buffer.from(await answer.arrayBuffer())
}

/** Where this process finds an address of the site's sandbox; the browser is led there by itself. */
export const reachable = ({ url }: Sandbox, address: string): string =>
  address.replace(sandboxOrigin(), url)

async function mustAnswer(address: string, request?: RequestInit): Promise<Response> {
  const answer = await fetch(address, request)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`)
  return answer
}
