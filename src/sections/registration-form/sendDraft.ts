import { type RegistrationDraft, textNames } from '../../registration/fields'
import type { SendApplication } from '../../registration/ports'
import { referenceOf } from '../../registration/reference'
import type { FormNews } from './formNews'
import { applicationOf } from './lazyRules'

export interface SendDraftOptions {
  sendApplication: SendApplication
  /** Whether a bot may fill in the form; the visitor is then asked for one more press. */
  isAutomated: () => boolean
  /** The visitor wants to send it although it may have arrived. */
  again: boolean
}

/** Sends a draft that has no problems, and returns the outcome. */
export async function sendDraft(
  draft: RegistrationDraft,
  { sendApplication, isAutomated, again }: SendDraftOptions,
): Promise<Extract<FormNews, { kind: 'sent' | 'failed' | 'unconfirmed' }>> {
  const application = await applicationOf(draft)
  if (!application) {
    return { kind: 'failed', outcome: { ok: false, reason: 'unavailable', text: '' } }
  }
  if (isAutomated()) return { kind: 'unconfirmed' }
  const reference = referenceOf(draft)
  const outcome = await sendApplication(application, { reference, again })
  if (!outcome.ok) return { kind: 'failed', outcome }
  const texts = Object.fromEntries(textNames.map((field) => [field, application[field]]))
  return { kind: 'sent', record: { draft: { ...draft, ...texts }, reference, at: Date.now() } }
}
