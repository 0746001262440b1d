import { type RefObject, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CompanyContact, RegistrationTexts } from '../../content/generated/types'
import { isAutomated as looksAutomated, type Signals } from '../../registration/automation'
import {
  type DocumentName,
  documentNames,
  isEmpty,
  type RegistrationDraft,
  type TextName,
  unsentOf,
} from '../../registration/fields'
import type { DraftStore, RecordStore, UploadDocument } from '../../registration/ports'
import { type FormNews, newsAfter } from './formNews'
import { useHoneypot } from './Honeypot'
import { type SendDraftOptions, sendDraft } from './sendDraft'
import { problemsOfUploads, useDocumentUploads } from './useDocumentUploads'
import { type DraftCheckOptions, useDraftCheck } from './useDraftCheck'
import { useEdits } from './useEdits'
import { useFormikDraft } from './useFormikDraft'
import { useHydrated } from './useHydrated'
import { useKeeping } from './useKeeping'
import { useLeaveWarning } from './useLeaveWarning'
import { useSingleFlight } from './useSingleFlight'

export interface RegistrationFormOptions
  extends DraftCheckOptions,
    Pick<SendDraftOptions, 'sendApplication'> {
  form: RefObject<HTMLFormElement | null>
  texts: RegistrationTexts
  uploadDocument: UploadDocument
  draftStore: DraftStore
  recordStore: RecordStore
  /** Whether the signals are those of a bot; the visitor is then asked for one more press. */
  isAutomated?: (signals: Signals) => boolean
}

/** What each part of the form is given. */
export interface FormPartProps {
  texts: RegistrationTexts
  contact: CompanyContact
  registration: ReturnType<typeof useRegistrationForm>
}

/** The state of a registration (draft, uploads, news), and what a visitor can do with it. */
export function useRegistrationForm(options: RegistrationFormOptions) {
  const { texts, isAutomated = looksAutomated } = options
  const honeypot = useHoneypot()
  const [news, report] = useReducer(newsAfter, { kind: 'none' })
  const again = useRef(false)
  const [isSending, setSending] = useState(false)
  const check = useDraftCheck(options)
  const formik = useFormikDraft({ validate, onSubmit })
  const { draft, problems, isSubmitting, setDraft } = formik
  const keeping = useKeeping({ ...options, draft, setDraft, report, startOver })
  const { isKept, records } = keeping
  const uploads = useDocumentUploads({
    ...options,
    texts: texts.documents,
    draft,
    onChange: changeDocument,
    onEnd: formik.recheck,
  })

  async function validate(values: RegistrationDraft) {
    return { ...(await check.problemsOf(values)), ...problemsOfUploads(uploads) }
  }
  async function onSubmit(values: RegistrationDraft): Promise<FormNews> {
    setSending(true)
    const result = await sendDraft(values, {
      ...options,
      rules: check.rules(),
      isAutomated: () => isAutomated(honeypot.signals()),
      again: again.current,
    })
    if (result.kind !== 'sent') return result
    keeping.keepSent(values, result.record)
    const unsent = unsentOf(formik.latestDraft(), values)
    const kept = documentNames.filter((field) => unsent[field] || uploads[field].isUnderWay())
    startOver(unsent, kept)
    return { ...result, hasUnsent: !isEmpty(unsent) || kept.length > 0 }
  }
  function changeDocument(field: DocumentName, document: RegistrationDraft[DocumentName]) {
    report({ kind: 'edited' })
    if (document) check.uploaded(document)
    return formik.setField(field, document)
  }
  function startOver(next: RegistrationDraft, kept: readonly DocumentName[] = []) {
    formik.startOver(next)
    for (const field of documentNames) if (!kept.includes(field)) uploads[field].reset()
  }
  const submit = useSingleFlight(async (sendAgain?: boolean) => {
    again.current = sendAgain ?? false
    flushSync(edits.takeFilledIn)
    if (news.kind !== 'sentElsewhere') keeping.keepAgain(formik.latestDraft())
    report({ kind: 'submitted' })
    for (const field of documentNames) uploads[field].silence()
    report((await formik.submit()) ?? { kind: 'problems' })
    setSending(false)
  })
  function confirm() {
    honeypot.confirm()
    submit()
  }
  const isUploading = documentNames.some((field) => uploads[field].isUnderWay())
  useLeaveWarning(isSending || isUploading || (!isKept && !isEmpty(draft)))
  const edits = useEdits({ ...options, formik, news, report, startOver })
  const isReady = useHydrated()
  const phase = isSending ? 'sending' : isSubmitting ? 'checking' : 'idle'
  const actions = { setText: formik.setField<TextName>, submit, confirm, ...edits }
  const state = { isReady, isKept, phase, news, records, draft, problems, uploads, honeypot }
  return { ...state, ...actions }
}
