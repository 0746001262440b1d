import { type ChangeEvent, type RefObject, useReducer, useRef } from 'react'
import type { CompanyContact, RegistrationTexts } from '../../content/generated/types'
import { isAutomated as looksAutomated, type Signals } from '../../registration/automation'
import {
  type DocumentName,
  documentNames,
  emptyDraft,
  isEmpty,
  type RegistrationDraft,
  type TextName,
  unsentOf,
} from '../../registration/fields'
import type { DraftStore, RecordStore, UploadDocument } from '../../registration/ports'
import { type FormNews, newsAfter } from './formNews'
import { useHoneypot } from './Honeypot'
import { problemsOf } from './lazyRules'
import { type SendDraftOptions, sendDraft } from './sendDraft'
import { problemsOfUploads, useDocumentUploads } from './useDocumentUploads'
import { useFormikDraft } from './useFormikDraft'
import { useHydrated } from './useHydrated'
import { useKeeping } from './useKeeping'
import { useLeaveWarning } from './useLeaveWarning'
import { useSingleFlight } from './useSingleFlight'

export interface RegistrationFormOptions extends Pick<SendDraftOptions, 'sendApplication'> {
  form: RefObject<HTMLFormElement | null>
  texts: RegistrationTexts
  uploadDocument: UploadDocument
  draftStore: DraftStore
  recordStore: RecordStore
  /** Whether the signals are those of a bot; the visitor is then asked for one more press. */
  isAutomated?: (signals: Signals) => boolean
}

type TextInputElement = HTMLInputElement | HTMLTextAreaElement

/** What each part of the form is given. */
export interface FormPartProps {
  texts: RegistrationTexts
  contact: CompanyContact
  registration: ReturnType<typeof useRegistrationForm>
}

/** The state of a registration (draft, uploads, news), and what a visitor can do with it. */
export function useRegistrationForm(options: RegistrationFormOptions) {
  const { texts, uploadDocument, isAutomated = looksAutomated } = options
  const honeypot = useHoneypot()
  const [news, report] = useReducer(newsAfter, { kind: 'none' })
  const again = useRef(false)
  const formik = useFormikDraft({ validate, onSubmit })
  const { draft, problems, isSubmitting, setDraft } = formik
  const keeping = useKeeping({ ...options, draft, setDraft, report })
  const { isKept, records } = keeping
  const uploads = useDocumentUploads({
    texts: texts.documents,
    uploadDocument,
    onChange: changeDocument,
  })

  async function validate(values: RegistrationDraft) {
    return { ...(await problemsOf(values)), ...problemsOfUploads(uploads) }
  }
  async function onSubmit(values: RegistrationDraft): Promise<FormNews> {
    const result = await sendDraft(values, {
      ...options,
      isAutomated: () => isAutomated(honeypot.signals()),
      again: again.current,
    })
    if (result.kind !== 'sent') return result
    keeping.keepSent(result.record)
    const unsent = unsentOf(formik.latestDraft(), values)
    const kept = documentNames.filter((field) => unsent[field] || uploads[field].isUnderWay())
    startOver(unsent, kept)
    return { ...result, hasUnsent: !isEmpty(unsent) || kept.length > 0 }
  }
  function changeDocument(field: DocumentName, document: RegistrationDraft[DocumentName]) {
    report({ kind: 'edited' })
    return formik.setField(field, document)
  }
  function startOver(next: RegistrationDraft, kept: readonly DocumentName[] = []) {
    formik.startOver(next)
    for (const field of documentNames) if (!kept.includes(field)) uploads[field].reset()
  }
  const submit = useSingleFlight(async (sendAgain?: boolean) => {
    again.current = sendAgain ?? false
    if (news.kind !== 'sentElsewhere') keeping.keepAgain()
    report({ kind: 'submitted' })
    for (const field of documentNames) uploads[field].silence()
    report((await formik.submit()) ?? { kind: 'problems' })
  })
  function confirm() {
    honeypot.confirm()
    submit()
  }
  function clear() {
    report({ kind: 'cleared', draft })
    startOver(emptyDraft)
  }
  function undo() {
    if (news.kind === 'cleared') setDraft(news.draft)
    report({ kind: 'none' })
  }

  useLeaveWarning(isSubmitting || documentNames.some((field) => uploads[field].isUnderWay()))
  function change(event: ChangeEvent<TextInputElement>) {
    report({ kind: 'edited' })
    formik.handleChange(event)
  }
  const isReady = useHydrated()
  const actions = { change, setText: formik.setField<TextName>, submit, confirm, clear, undo }
  const state = { isReady, isKept, isSubmitting, news, records, draft, problems, uploads, honeypot }
  return { ...state, ...actions }
}
