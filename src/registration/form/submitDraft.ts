import { toApplication } from '../rules/application'
import { documentNames, type FormProblems, type RegistrationDraft } from '../rules/fields'
import type { FindDocument, LoadRules, SendApplication } from '../rules/ports'
import type { Attempt, Outcome } from './outcome'

export interface SubmitSteps {
  loadRules: LoadRules
  findDocument: FindDocument
  /** Returns which documents are not as the visitor meant them. */
  problemsOfUploads: (draft: RegistrationDraft) => FormProblems
  /** Whether the visitor wants to send this cleaned GST number although it may have arrived. */
  mayRepeat: (gstNumber: string) => boolean
  /** Called before it leaves. */
  onSending: () => void
  sendApplication: SendApplication
}

export type Submitted =
  | Extract<Outcome, { kind: 'problems' | 'failed' }>
  | { kind: 'sent'; attempt: Attempt }

/** Checks one snapshot of the form and sends it. Never rejects. */
export async function submitDraft(
  submitted: RegistrationDraft,
  steps: SubmitSteps,
): Promise<Submitted> {
  const rules = await steps.loadRules()
  if (!rules) {
    const reason = navigator.onLine ? 'unavailable' : 'offline'
    return { kind: 'failed', failure: { ok: false, reason, text: '' } }
  }
  const missing = await Promise.all(
    documentNames.map(async (name) => {
      const document = submitted[name]
      return document && (await steps.findDocument(document)) === 'gone' ? [document.id] : []
    }),
  )
  const gone = missing.flat()
  const problems = {
    ...problemsOfGone(submitted, gone),
    ...rules.problemsOf(submitted),
    ...steps.problemsOfUploads(submitted),
  }
  if (Object.keys(problems).length > 0) return { kind: 'problems', gone }
  const attempt: Attempt = { submitted, cleaned: rules.cleaned(submitted) }
  const again = steps.mayRepeat(attempt.cleaned.gst_number)
  steps.onSending()
  const answer = await steps.sendApplication(toApplication(attempt.cleaned), { again })
  return answer.ok ? { kind: 'sent', attempt } : { kind: 'failed', failure: answer, attempt }
}

/** Returns the problems of documents whose ids are among those that are gone. */
export const problemsOfGone = (draft: RegistrationDraft, gone: readonly string[]): FormProblems =>
  Object.fromEntries(
    documentNames
      .filter((name) => gone.includes(draft[name]?.id ?? ''))
      .map((name) => [name, 'gone']),
  )
