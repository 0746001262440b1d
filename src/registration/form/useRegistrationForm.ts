import { useFormik } from 'formik'
import { type ChangeEvent, type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import type {
  CompanyContact,
  FormDocuments,
  RegistrationTexts,
} from '../../content/generated/types'
import { referenceOf, toApplication } from '../rules/application'
import {
  type DocumentName,
  differences,
  documentNames,
  emptyDraft,
  type FieldName,
  isEmpty,
  type RegistrationDraft,
  type TextName,
  type UploadedDocument,
  unsentOf,
} from '../rules/fields'
import type { FindDocument, RegistrationPorts } from '../rules/ports'
import type { SendFailure } from '../rules/sendFailures'
import { isAutomated as looksAutomated, type Signals, useBotCheck } from './botCheck'
import { useLeaveWarning, useSingleFlight } from './domHooks'
import { type FormStatus, formStatusReducer, isSentElsewhere } from './formStatus'
import type { FormProblems } from './messages'
import { textFieldsIn, usePersistentDraft, useReceipts } from './persistence'
import { problemsOfUploads, useDocumentUploads } from './useDocumentUpload'

export interface RegistrationFormOptions extends RegistrationPorts {
  form: RefObject<HTMLFormElement | null>
  texts: RegistrationTexts
  /** Whether the signals are those of a bot; the visitor is then asked for one more press. */
  isAutomated?: (signals: Signals) => boolean
}

/** What each part of the form is given. */
export interface FormPartProps {
  texts: RegistrationTexts
  contact: CompanyContact
  registration: ReturnType<typeof useRegistrationForm>
}

/** The state of a registration (draft, uploads, status), and what a visitor can do with it. */
export function useRegistrationForm({ form, texts, ...ports }: RegistrationFormOptions) {
  const { draftStorage, receiptStorage, isAutomated = looksAutomated } = ports
  const [status, report] = useReducer(formStatusReducer, { kind: 'none' })
  const [phase, setPhase] = useState<'idle' | 'checking' | 'sending'>('idle')
  const botCheck = useBotCheck()
  const current = useDraft(ports, texts.documents, () => report({ kind: 'edited' }))
  const { draft, latestDraft, setDraft, setField, startOver, uploads } = current
  const { isReady, isPersisted, save } = usePersistentDraft({ ...ports, ...current, form, report })
  const receipts = useReceipts(receiptStorage, (receipt) =>
    report({ kind: 'receiptRemoved', receipt }),
  )
  const isUploading = documentNames.some((field) => uploads[field].isUnderWay())
  useLeaveWarning(phase === 'sending' || isUploading || !(isPersisted || isEmpty(draft)))

  /** Takes what a password manager has filled in without an event. @returns the draft with it */
  function takeFilledIn(): RegistrationDraft {
    const filled = textFieldsIn(form.current).map(([field, { value }]) => [field, value])
    const filledIn = { ...latestDraft(), ...Object.fromEntries(filled) }
    if (differences(filledIn, draft).length > 0) setDraft(filledIn)
    return filledIn
  }
  const submit = useSingleFlight(async (again: boolean = false) => {
    const submitted = takeFilledIn()
    // What another tab has sent is not saved again.
    if (!isSentElsewhere(status, submitted)) save(submitted)
    report({ kind: 'submitted' })
    for (const field of documentNames) uploads[field].silence()
    setPhase('checking')
    report(await checkAndSend(submitted, again))
    setPhase('idle')
  })
  async function checkAndSend(submitted: RegistrationDraft, again: boolean): Promise<FormStatus> {
    const rules = await ports.loadRules()
    if (!rules) return notSent(navigator.onLine ? 'unavailable' : 'offline')
    if (!(await current.check(submitted))) return { kind: 'problems' }
    if (isAutomated(botCheck.signals())) return { kind: 'suspectedBot' }
    setPhase('sending')
    const valid = rules.registrationSchema.validateSync(submitted)
    const reference = referenceOf(valid)
    const outcome = await ports.sendApplication(toApplication(valid), { reference, again })
    if (!outcome.ok) return { kind: 'failed', outcome }
    draftStorage.forget(submitted)
    const { unconfirmed = false } = outcome
    const receipt = { draft: valid, reference, at: Date.now(), unconfirmed }
    receipts.save(receipt)
    const unsent = unsentOf(latestDraft(), submitted)
    const kept = documentNames.filter((field) => unsent[field] || uploads[field].isUnderWay())
    startOver(unsent, kept)
    return { kind: 'sent', receipt, hasUnsent: !isEmpty(unsent) || kept.length > 0 }
  }
  return {
    ...{ isReady, isPersisted, phase, status, receipts, draft, uploads, botCheck, submit },
    problems: current.problems,
    takeFilledIn,
    setText: setField<TextName>,
    change: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      report({ kind: 'edited' })
      current.handleChange(event)
    },
    confirm: () => {
      botCheck.confirm()
      submit()
    },
    clear: () => {
      report({ kind: 'cleared', draft })
      startOver(emptyDraft)
    },
    undo: () => {
      if (status.kind === 'cleared') setDraft(status.draft)
      report({ kind: 'none' })
      // The pressed button disappears, and the focus must not go with it.
      form.current?.querySelector('input')?.focus()
    },
  }
}

const notSent = (reason: SendFailure): FormStatus => ({
  kind: 'failed',
  outcome: { ok: false, reason, text: '' },
})

/** The draft with its documents: Formik has it, the rules and the upload service check it. */
function useDraft(
  { loadRules, findDocument, uploadDocument }: RegistrationPorts,
  texts: FormDocuments,
  onEdit: () => void,
) {
  const [checkAsTyped, setCheckAsTyped] = useState(false)
  const found = useFoundDocuments(findDocument)
  const formik = useFormik<RegistrationDraft>({
    initialValues: emptyDraft,
    validate,
    validateOnBlur: false,
    validateOnChange: checkAsTyped,
    // `submit` checks and sends: Formik's own cannot say whether to send again.
    onSubmit: () => undefined,
  })
  const draft = formik.values
  /** What the last render showed, for code that has begun before it: an upload, a submit. */
  const latest = useRef({ draft, checkAsTyped })
  useEffect(() => {
    latest.current = { draft, checkAsTyped }
  }, [draft, checkAsTyped])

  async function validate(values: RegistrationDraft): Promise<FormProblems> {
    const [rules, gone] = await Promise.all([loadRules(), found.problemsOf(values)])
    return rules ? { ...gone, ...rules.problemsOf(values), ...problemsOfUploads(uploads) } : {}
  }
  function setField<Field extends FieldName>(field: Field, value: RegistrationDraft[Field]) {
    if (value !== formik.values[field]) formik.setFieldValue(field, value)
  }
  const uploads = useDocumentUploads({
    ...{ loadRules, uploadDocument, texts, draft },
    onChange: (field, document) => {
      onEdit()
      if (document) found.add(document)
      setField(field, document)
    },
    // It may have been all that was wrong.
    onEnd: () => latest.current.checkAsTyped && formik.validateForm(),
  })
  return {
    ...{ draft, setField, uploads },
    problems: formik.errors as FormProblems,
    handleChange: formik.handleChange,
    setDraft: formik.setValues,
    latestDraft: () => latest.current.draft,
    /** Checks a draft now, and from now on as it is changed. @returns whether it may be sent */
    check: async (submitted: RegistrationDraft): Promise<boolean> => {
      setCheckAsTyped(true)
      return Object.keys(await formik.validateForm(submitted)).length === 0
    },
    /** Starts over with another draft; of the uploads only those of `kept` go on. */
    startOver: (next: RegistrationDraft, kept: readonly DocumentName[] = []): void => {
      formik.resetForm({ values: next })
      setCheckAsTyped(false)
      for (const field of documentNames) if (!kept.includes(field)) uploads[field].reset()
    },
  }
}

/** Asks the upload service for the documents of an earlier visit, once for each. */
function useFoundDocuments(findDocument: FindDocument) {
  const answers = useRef(new WeakMap<UploadedDocument, ReturnType<FindDocument>>()).current
  return {
    /** This page has uploaded it, so it is there. */
    add: (document: UploadedDocument) => void answers.set(document, Promise.resolve('there')),
    /** Returns the documents that are not at the upload service any more. */
    problemsOf: async (draft: RegistrationDraft): Promise<FormProblems> => {
      const problems = documentNames.map(async (field) => {
        const document = draft[field]
        if (!document) return []
        const answer = answers.get(document) ?? findDocument(document)
        answers.set(document, answer)
        return (await answer) === 'gone' ? [[field, 'gone'] as const] : []
      })
      return Object.fromEntries((await Promise.all(problems)).flat())
    },
  }
}
