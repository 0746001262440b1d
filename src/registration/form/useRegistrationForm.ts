import { useFormik } from 'formik'
import {
  type RefObject,
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { FormDocuments, RegistrationTexts } from '../../content/generated/types'
import { isSameApplication, referenceOf, toApplication } from '../rules/application'
import {
  type DocumentName,
  documentNames,
  emptyDraft,
  isEmpty,
  type RegistrationDraft,
} from '../rules/fields'
import type { RegistrationPorts, SendOutcome } from '../rules/ports'
import { ApplicationPage } from './ApplicationPage'
import { isAutomated as looksAutomated, type Signals, useBotCheck } from './botCheck'
import { useLeaveWarning, usePageVisits, usePickerMemory } from './domHooks'
import type { ShownForm } from './FormFields'
import { filledInto, typedBeforeHydration } from './fieldsOnScreen'
import { type FormState, initialState } from './formState'
import type { FormProblems } from './messages'
import { problemsOfUploads, useDocumentUploads } from './useDocumentUpload'

export interface RegistrationFormOptions extends RegistrationPorts {
  form: RefObject<HTMLFormElement | null>
  texts: RegistrationTexts
  /** The form of the page's HTML: what it has is taken over, also if React has to render another. */
  staticForm?: HTMLFormElement | null
  /** Whether the signals are those of a bot; the visitor is then asked for one more press. */
  isAutomated?: (signals: Signals) => boolean
}

/** The state of a registration (draft, uploads, messages), and what a visitor can do with it. */
export function useRegistrationForm(options: RegistrationFormOptions) {
  const { form, texts } = options
  const rendered = useRef(emptyDraft)
  const [page] = useState(
    () =>
      new ApplicationPage(options.draftStorage, () => filledInto(form.current, rendered.current)),
  )
  const botCheck = useBotCheck()
  const checks = useChecks(options, texts.documents, page)
  const { draft, problems, uploads } = checks
  useLayoutEffect(() => {
    rendered.current = draft
  }, [draft])
  const { state, isReady } = usePageState(page, checks, options)
  const { keeping, phase } = state
  usePageVisits(page)
  usePickerMemory<DocumentName>((name) =>
    uploads[name].setProgress({ status: 'idle', note: texts.documents.chooseAgain }),
  )

  const isUploading = documentNames.some((name) => uploads[name].isUnderWay())
  const isKept = keeping.kind === 'kept' || keeping.kind === 'resending' || isEmpty(draft)
  useLeaveWarning(phase === 'sending' || isUploading || !isKept)

  const shown: ShownForm = { texts, draft, problems, isReady, isReadOnly: phase !== 'idle' }
  const submit = useSubmit(options, page, checks, botCheck.signals)
  return { state, shown, uploads, page, submit, botCheck }
}

/** Renders what the page's state says, and opens the page once it is hydrated. */
function usePageState(
  page: ApplicationPage,
  checks: Checks,
  { form, texts, staticForm }: RegistrationFormOptions,
) {
  const [state, setState] = useState(initialState)
  const [isReady, setReady] = useState(false)
  const show = useEffectEvent((next: FormState, before: FormState) => {
    setState(next)
    const { kind } = next.message
    const isEnd = kind === 'cleared' || kind === 'ended' || kind === 'sent'
    // If the page is alone, it was another draft that ended.
    if (isEnd && next.message !== before.message && next.keeping.kind === 'kept') {
      checks.startOver(next.draft, kind === 'ended' ? texts.documents.stopped : undefined)
    } else if (next.draft !== before.draft) checks.setDraft(next.draft)
  })
  // Before the first paint, so that nothing flickers.
  useLayoutEffect(() => {
    const end = page.subscribe((next, before) => show(next, before))
    page.open(typedBeforeHydration(staticForm ?? form.current))
    // Where there is nothing to show, it is not urgent.
    if (page.state === initialState) startTransition(() => setReady(true))
    else setReady(true)
    return end
  }, [page, form, staticForm])
  return { state, isReady }
}

/**
 * Returns a function that checks what is on the screen and sends it, one at a time; `again`: the visitor
 * wants to send it although it may have arrived.
 */
function useSubmit(
  { loadRules, sendApplication, isAutomated = looksAutomated }: RegistrationFormOptions,
  page: ApplicationPage,
  { check, uploads }: Checks,
  signals: () => Signals,
) {
  /** The visitor was asked about this GST number, and no other. */
  const tried = useRef('')
  return async (again: boolean = false): Promise<void> => {
    const submitted = page.submit()
    if (!submitted) return
    for (const name of documentNames) uploads[name].silence()
    const rules = await loadRules()
    if (!rules) {
      const reason = navigator.onLine ? 'unavailable' : 'offline'
      return page.fail({ kind: 'failed', outcome: { ok: false, reason, text: '' } })
    }
    if (!(await check(submitted))) return page.fail({ kind: 'problems' })
    if (isAutomated(signals())) return page.fail({ kind: 'suspectedBot' })
    page.startSending()
    const draft = rules.cleaned(submitted)
    const application = toApplication(draft)
    // The visitor has asked to change what this page has sent, so that needs no question.
    const { mayResend, receipt: sent } = page.state
    const isCorrection = mayResend && sent?.draft.gst_number === draft.gst_number
    const isAsked = again && tried.current === draft.gst_number
    tried.current = draft.gst_number
    const outcome = await sendApplication(application, { again: isAsked || isCorrection })
    const finish = (answer: SendOutcome): void => {
      if (!answer.ok) return
      const { unconfirmed = false } = answer
      const receipt = { draft, reference: referenceOf(draft), at: Date.now(), unconfirmed }
      page.succeed(receipt, (other) =>
        isSameApplication(toApplication(rules.cleaned(other)), application),
      )
    }
    if (outcome.ok) return finish(outcome)
    const message = { kind: 'failed', outcome } as const
    page.fail(message)
    // The answer may come after all, while the page still says that it has not.
    outcome.late?.then((answer) => page.state.message === message && finish(answer))
  }
}

type Checks = ReturnType<typeof useChecks>

/** The draft as Formik holds it, its documents, and what the rules and the upload service say of both. */
function useChecks(
  { loadRules, loadPictures, findDocument, uploadDocument }: RegistrationPorts,
  texts: FormDocuments,
  page: ApplicationPage,
) {
  const [checkAsTyped, setCheckAsTyped] = useState(false)
  /** The documents that the upload service did not have at the last submit. */
  const gone = useRef<readonly string[]>([])
  const formik = useFormik<RegistrationDraft>({
    initialValues: emptyDraft,
    validate,
    validateOnBlur: false,
    validateOnChange: checkAsTyped,
    // `submit` checks and sends: Formik's own cannot say whether to send again.
    onSubmit: () => undefined,
  })
  const draft = formik.values

  async function validate(values: RegistrationDraft): Promise<FormProblems> {
    const rules = await loadRules()
    if (!rules) return {}
    const goneFields = documentNames.filter((name) => gone.current.includes(values[name]?.id ?? ''))
    return {
      ...Object.fromEntries(goneFields.map((name) => [name, 'gone'])),
      ...rules.problemsOf(values),
      ...problemsOfUploads(uploads, values),
    }
  }
  const checkAgain = useEffectEvent(() => checkAsTyped && formik.validateForm())
  const uploads = useDocumentUploads({
    loadRules,
    loadPictures,
    uploadDocument,
    texts,
    draft,
    onChange: (field, document) => page.change({ [field]: document }),
    // It may have been all that was wrong.
    onEnd: () => checkAgain(),
    takeFilledIn: page.takeFilledIn,
    sync: page.sync,
  })
  return {
    draft,
    uploads,
    problems: formik.errors as FormProblems,
    setDraft: formik.setValues,
    /** Checks a draft now, and from now on as it is changed. @returns whether it may be sent */
    check: async (submitted: RegistrationDraft): Promise<boolean> => {
      setCheckAsTyped(true)
      const found = documentNames.map(async (name) => {
        const document = submitted[name]
        return document && (await findDocument(document)) === 'gone' ? [document.id] : []
      })
      gone.current = (await Promise.all(found)).flat()
      return Object.keys(await formik.validateForm(submitted)).length === 0
    },
    /** Starts over with another draft; `stopped` says why to somebody whose upload was under way. */
    startOver: (next: RegistrationDraft, stopped?: string): void => {
      formik.resetForm({ values: next })
      setCheckAsTyped(false)
      for (const name of documentNames) uploads[name].reset(stopped)
    },
  }
}
