import type { RegistrationDraft } from '../../registration/fields'
import type { SendApplication } from '../../registration/ports'
import { referenceOf } from '../../registration/reference'
import type { FormNews } from './formNews'
import { applicationOf } from './lazyRules'

export interface SendDraftOptions {
  sendApplication: SendApplication
  /** Whether a bot fills in the form; its application is dropped silently. */
  isAutomated: () => boolean
  /** The visitor wants to send it although it may have arrived. */
  again: boolean
}

/** Sends a draft that has no problems, and returns the outcome. */
export async function sendDraft(
  draft: RegistrationDraft,
  { sendApplication, isAutomated, again }: SendDraftOptions,
): Promise<Extract<FormNews, { kind: 'sent' | 'failed' }>> {
  const reference = referenceOf(draft)
  const sent = () => ({ kind: 'sent', record: { draft, reference, at: Date.now() } }) as const
  const application = await applicationOf(draft)
  if (!application) {
    return { kind: 'failed', outcome: { ok: false, reason: 'unavailable', text: '' } }
  }
  if (isAutomated()) return sent()
  const outcome = await sendApplication(application, { reference, again })
  return outcome.ok ? sent() : { kind: 'failed', outcome }
}
