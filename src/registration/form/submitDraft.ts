import { isSameApplication, referenceOf, toApplication } from '../rules/application'
import {
  type DocumentName,
  documentNames,
  eachDocument,
  type FormProblems,
  type RegistrationDraft,
} from '../rules/fields'
import type { FindDocument, LoadRules, SendApplication } from '../rules/ports'
import type { Outcome, Success } from './outcome'

export type FoundDocuments = Record<DocumentName, 'there' | 'gone'>

export interface SubmitSteps {
  loadRules: LoadRules
  findDocument: FindDocument
  /** Returns what keeps the draft from being sent; documents may be gone from the upload service. */
  problemsOf: (draft: RegistrationDraft, found: FoundDocuments) => FormProblems
  isAutomated: () => boolean
  /** Whether the visitor wants this cleaned draft to be sent although it may have arrived. */
  isWantedAgain: (draft: RegistrationDraft) => boolean
  /** Called before it leaves. */
  onSending: () => void
  sendApplication: SendApplication
  /** Called if the answer comes after the timeout, and the company has it. */
  onLate: (success: Success) => void
}

/** Checks one snapshot of the form and sends it. Never rejects. */
export async function submitDraft(
  submitted: RegistrationDraft,
  steps: SubmitSteps,
): Promise<Success | Outcome> {
  const rules = await steps.loadRules()
  if (!rules) {
    const reason = navigator.onLine ? 'unavailable' : 'offline'
    return { kind: 'failed', failure: { ok: false, reason, text: '' } }
  }
  const found = eachDocument((): FoundDocuments[DocumentName] => 'there')
  await Promise.all(
    documentNames.map(async (name) => {
      const document = submitted[name]
      if (document) found[name] = await steps.findDocument(document)
    }),
  )
  if (Object.keys(steps.problemsOf(submitted, found)).length > 0) return { kind: 'problems' }
  if (steps.isAutomated()) return { kind: 'suspectedBot' }
  const draft = rules.cleaned(submitted)
  const again = steps.isWantedAgain(draft)
  steps.onSending()
  const application = toApplication(draft)
  const success = (unconfirmed = false): Success => ({
    kind: 'success',
    receipt: { draft, reference: referenceOf(draft), at: Date.now(), unconfirmed },
    wasSent: (other) => isSameApplication(toApplication(rules.cleaned(other)), application),
  })
  const answer = await steps.sendApplication(application, { again })
  if (answer.ok) return success(answer.unconfirmed)
  answer.late?.then((after) => after.ok && steps.onLate(success(after.unconfirmed)))
  return { kind: 'failed', failure: answer }
}
