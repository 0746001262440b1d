import type { APIRequestContext } from '@playwright/test'

export interface OutboxEntry {
  id: string
  lib_version: string
  template_params: Record<string, string>
}

/** Address of the sandbox that servers.ts started. */
export const sandboxUrl = (): string => process.env.SANDBOX_URL ?? ''

/** Address of the mailbox's web page. */
export const inboxUrl = (): string => process.env.INBOX_URL ?? ''

/** What the company has received, oldest first. */
export async function outbox(request: APIRequestContext): Promise<OutboxEntry[]> {
  return (await request.get(`${sandboxUrl()}/outbox`)).json()
}

/** An empty outbox, an empty mailbox and no fault. */
export async function resetSandbox(request: APIRequestContext): Promise<void> {
  await request.delete(`${sandboxUrl()}/outbox`)
  await request.delete(`${sandboxUrl()}/faults`)
  await request.delete(`${inboxUrl()}/api/email/all`)
}

/** Makes a provider fail as sandbox/README.md says. */
export async function setFaults(request: APIRequestContext, faults: object): Promise<void> {
  const answer = await request.put(`${sandboxUrl()}/faults`, { data: faults })
  if (!answer.ok()) throw new Error(await answer.text())
}
