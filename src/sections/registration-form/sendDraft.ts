import { toApplication } from '../../registration/application'
import { type RegistrationDraft, textNames } from '../../registration/fields'
import type { LoadRules, SendApplication } from '../../registration/ports'
import { referenceOf } from '../../registration/reference'
import type { FormNews } from './formNews'

export interface SendDraftOptions {
  rules: Awaited<ReturnType<LoadRules>>
  sendApplication: SendApplication
  /** Whether a bot may fill in the form; the visitor is then asked for one more press. */
  isAutomated: () => boolean
  /** The visitor wants to send it although it may have arrived. */
  again: boolean
}

/** Sends a draft that has no problems, and returns the outcome. */
export async function sendDraft(
  draft: RegistrationDraft,
  { rules, sendApplication, isAutomated, again }: SendDraftOptions,
): Promise<Extract<FormNews, { kind: 'sent' | 'failed' | 'unconfirmed' }>> {
  if (!rules.ok) {
    const reason = navigator.onLine ? rules.reason : 'offline'
    return { kind: 'failed', outcome: { ok: false, reason, text: '' } }
  }
  if (isAutomated()) return { kind: 'unconfirmed' }
  const application = toApplication(rules.part.registrationSchema.validateSync(draft))
  const reference = referenceOf(draft)
  const outcome = await sendApplication(application, { reference, again })
  if (!outcome.ok) return { kind: 'failed', outcome }
  const texts = Object.fromEntries(textNames.map((field) => [field, application[field]]))
  const { unconfirmed = false } = outcome
  const record = { draft: { ...draft, ...texts }, reference, at: Date.now(), unconfirmed }
  return { kind: 'sent', record }
}
