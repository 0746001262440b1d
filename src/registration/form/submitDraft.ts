import { isSameApplication, referenceOf, toApplication } from '../rules/application'
import {
  type DocumentName,
  documentNames,
  eachDocument,
  type FormProblems,
  type RegistrationDraft,
} from '../rules/fields'
import type { FindDocument, LoadRules, SendApplication } from '../rules/ports'
import type { Outcome, Success } from './formState'

export type FoundDocuments = Record<DocumentName, 'there' | 'gone'>

export interface SubmitSteps {
  loadRules: LoadRules
  findDocument: FindDocument
  /** Returns what keeps the draft from being sent; documents may be gone from the upload service. */
  problemsOf: (draft: RegistrationDraft, found: FoundDocuments) => FormProblems
  isAutomated: () => boolean
  /** Called with the cleaned draft, before it leaves. @returns whether the visitor wants it sent again */
  onSending: (draft: RegistrationDraft) => boolean
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
  const again = steps.onSending(draft)
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
