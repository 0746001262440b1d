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
import type { DraftStore, UploadDocument } from '../../registration/ports'
import { type FormNews, newsAfter } from './formNews'
import { useHoneypot } from './Honeypot'
import { problemsOf } from './lazyRules'
import { type SendDraftOptions, sendDraft } from './sendDraft'
import { problemsOfUploads, useDocumentUploads } from './useDocumentUploads'
import { useFormikDraft } from './useFormikDraft'
import { useHydrated } from './useHydrated'
import { useKeptDraft } from './useKeptDraft'
import { useLeaveWarning } from './useLeaveWarning'
import { useSentElsewhere } from './useSentElsewhere'
import { useSingleFlight } from './useSingleFlight'

export interface RegistrationFormOptions extends Pick<SendDraftOptions, 'sendApplication'> {
  form: RefObject<HTMLFormElement | null>
  texts: RegistrationTexts
  uploadDocument: UploadDocument
  draftStore: DraftStore
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
  const { form, texts, uploadDocument, draftStore, isAutomated = looksAutomated } = options
  const honeypot = useHoneypot()
  const [news, report] = useReducer(newsAfter, { kind: 'none' })
  const again = useRef(false)
  const formik = useFormikDraft({ validate, onSubmit })
  const { draft, problems, isSubmitting, setDraft } = formik
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
    const unsent = unsentOf(formik.latestDraft(), values)
    const kept = documentNames.filter((field) => unsent[field] || uploads[field].isUnderWay())
    startOver(unsent, kept)
    const hasUnsent = !isEmpty(unsent) || kept.length > 0
    return { ...result, record: { ...result.record, hasUnsent } }
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

  const onRestore = (keptAt: number) => report({ kind: 'restored', keptAt })
  useKeptDraft({ form, store: draftStore, draft, setDraft, onRestore })
  useLeaveWarning(isSubmitting || documentNames.some((field) => uploads[field].isUnderWay()))
  useSentElsewhere(draftStore, draft, () => report({ kind: 'sentElsewhere' }))
  function change(event: ChangeEvent<TextInputElement>) {
    report({ kind: 'edited' })
    formik.handleChange(event)
  }
  const isReady = useHydrated()
  const actions = { change, setText: formik.setField<TextName>, submit, confirm, clear, undo }
  return { isReady, news, draft, problems, uploads, isSubmitting, honeypot, ...actions }
}
