import { type ChangeEvent, type RefObject, useReducer, useRef } from 'react'
import type { CompanyContact, RegistrationTexts } from '../../content/generated/types'
import { type DocumentName, documentNames, type RegistrationDraft } from '../../registration/fields'
import type { DraftStore, UploadDocument } from '../../registration/ports'
import { type FormNews, newsAfter } from './formNews'
import { problemsOf } from './lazyRules'
import { type SendDraftOptions, sendDraft } from './sendDraft'
import { useDocumentUploads } from './useDocumentUploads'
import { useFormikDraft } from './useFormikDraft'
import { useHydrated } from './useHydrated'
import { useKeptDraft } from './useKeptDraft'
import { useLeaveWarning } from './useLeaveWarning'
import { useSentElsewhere } from './useSentElsewhere'

export interface RegistrationFormOptions extends Omit<SendDraftOptions, 'again'> {
  form: RefObject<HTMLFormElement | null>
  texts: RegistrationTexts
  uploadDocument: UploadDocument
  draftStore: DraftStore
}

export type TextInputElement = HTMLInputElement | HTMLTextAreaElement

/** What each part of the form is given. */
export interface FormPartProps {
  texts: RegistrationTexts
  contact: CompanyContact
  registration: ReturnType<typeof useRegistrationForm>
}

/** The state of a registration (draft, uploads, news), and what a visitor can do with it. */
export function useRegistrationForm(options: RegistrationFormOptions) {
  const { form, texts, uploadDocument, draftStore } = options
  const [news, report] = useReducer(newsAfter, { kind: 'none' })
  // State is as old as the last render, and there may be two clicks before the next.
  const inFlight = useRef(false)
  const again = useRef(false)
  const formik = useFormikDraft({ validate, onSubmit })
  const { draft, isSubmitting, setDraft } = formik
  const uploads = useDocumentUploads({
    texts: texts.documents,
    uploadDocument,
    onChange: changeDocument,
  })

  async function validate(values: RegistrationDraft) {
    const underWay = documentNames.filter((field) => uploads[field].isUnderWay())
    const waiting = underWay.map((field) => [field, 'inProgress'])
    return { ...(await problemsOf(values)), ...Object.fromEntries(waiting) }
  }
  async function onSubmit(values: RegistrationDraft): Promise<FormNews> {
    const result = await sendDraft(values, { ...options, again: again.current })
    if (result.kind === 'sent') empty()
    return result
  }
  function changeDocument(field: DocumentName, document: RegistrationDraft[DocumentName]) {
    report({ kind: 'edited' })
    return formik.setDocument(field, document)
  }
  function empty() {
    formik.empty()
    for (const field of documentNames) uploads[field].reset()
  }
  async function submit(sendAgain = false) {
    if (inFlight.current) return
    inFlight.current = true
    again.current = sendAgain
    report({ kind: 'submitted' })
    for (const field of documentNames) uploads[field].silence()
    try {
      report((await formik.submit()) ?? { kind: 'problems' })
    } finally {
      inFlight.current = false
    }
  }
  function clear() {
    report({ kind: 'cleared', draft })
    empty()
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
  const { problems } = formik
  return { isReady, news, draft, problems, uploads, isSubmitting, change, submit, clear, undo }
}
