import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DocumentUploads, problemsOfUploads } from '../documents/useDocumentUploads'
import { referenceOf } from '../rules/application'
import {
  documentNames,
  emptyDraft,
  isEmpty,
  isSameDraft,
  type RegistrationDraft,
} from '../rules/fields'
import type { LoadRules, SendOutcome } from '../rules/ports'
import { sendFailures } from '../rules/sendFailures'
import type { RegistrationFormOptions } from './formOptions'
import { type Attempt, noOutcome, type Outcome, type Phase } from './outcome'
import { type Submitted, submitDraft } from './submitDraft'
import type { Formik, useDraft } from './useDraft'

interface SubmitOptions {
  options: RegistrationFormOptions
  formik: Formik
  draft: ReturnType<typeof useDraft>
  uploads: DocumentUploads
  loadRules: LoadRules
  outcome: Outcome
  show: (outcome: Outcome) => void
}

/** Submits what is on the screen, one application at a time, and shows what came of it. */
export function useSubmit(given: SubmitOptions) {
  const { options, formik, draft, uploads, loadRules, outcome, show } = given
  const [isSending, setSending] = useState(false)
  /** The GST number that the visitor wants to send although it may have arrived, or was sent. */
  const wanted = useRef('')

  const succeed = ({ submitted, cleaned }: Attempt, now: RegistrationDraft): void => {
    const isUnchanged = isSameDraft(now, submitted)
    if (isUnchanged) draft.replace(emptyDraft)
    draft.setReceipt({ draft: cleaned, reference: referenceOf(cleaned), at: Date.now() })
    wanted.current = ''
    show({ kind: 'sent', hasOther: !isUnchanged && !isEmpty(now) })
  }

  const submit = async (): Promise<void> => {
    if (formik.isSubmitting) return
    for (const name of documentNames) uploads[name].silence()
    // Rendered at once: Formik then reads what a field has without an event, and a second press finds a
    // form that is being submitted.
    flushSync(() => {
      draft.takeFilledIn()
      setSending(false)
      formik.setSubmitting(true)
      // The summary of problems stays until the next one.
      if (outcome.kind !== 'problems') show(noOutcome)
    })
    const result: Submitted = await formik.submitForm()
    if (result.kind === 'sent') succeed(result.attempt, result.attempt.submitted)
    else show(result)
    if (result.kind === 'failed' && fateOf(result.failure) === 'mayHaveArrived') wanted.current = ''
  }

  useLateAnswer(outcome, (attempt, answer) => {
    if (answer.ok) succeed(attempt, formik.values)
    else if (fateOf(answer) === 'notSent') show({ kind: 'failed', failure: answer, attempt })
  })

  return {
    phase: phaseOf(formik.isSubmitting, isSending),
    /** Formik's `onSubmit`: the form is read-only until it ends. */
    send: (submitted: RegistrationDraft): Promise<Submitted> =>
      submitDraft(submitted, {
        ...options,
        loadRules,
        problemsOfUploads: (draft) => problemsOfUploads(uploads, draft),
        mayRepeat: (gstNumber) => gstNumber === wanted.current,
        onSending: () => setSending(true),
      }),
    submit,
    /** Submits, and sends the GST number that was withheld or failed, although it may have arrived. */
    sendAgain: (): Promise<void> => {
      if (outcome.kind === 'failed') wanted.current = outcome.attempt?.cleaned.gst_number ?? ''
      return submit()
    },
    /** Fills the form with what was sent, to change it and send it again. */
    resend: (): void => {
      const sent = draft.receipt?.draft
      if (!sent) return
      wanted.current = sent.gst_number
      draft.replace(sent)
      draft.setReceipt(undefined)
      show(noOutcome)
    },
    /** The form is empty, and nothing is said of what it had. */
    forget: (): void => {
      wanted.current = ''
      show(noOutcome)
    },
  }
}

/** While a failure is on the screen, the late answer to its attempt may take its place. */
function useLateAnswer(
  outcome: Outcome,
  onAnswer: (attempt: Attempt, answer: SendOutcome) => void,
): void {
  const report = useEffectEvent(onAnswer)
  useEffect(() => {
    if (outcome.kind !== 'failed') return
    const { failure, attempt } = outcome
    let isShown = true
    void failure.late?.then((answer) => {
      if (isShown && attempt) report(attempt, answer)
    })
    return () => {
      isShown = false
    }
  }, [outcome])
}

const fateOf = ({ reason }: { reason: keyof typeof sendFailures }) => sendFailures[reason].fate

const phaseOf = (isSubmitting: boolean, isSending: boolean): Phase => {
  if (!isSubmitting) return 'idle'
  return isSending ? 'sending' : 'checking'
}
