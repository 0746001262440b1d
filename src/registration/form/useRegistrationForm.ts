import { useFormik } from 'formik'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import {
  type DocumentUploads,
  problemsOfUploads,
  useDocumentUploads,
  type Waiting,
} from '../documents/useDocumentUploads'
import { DraftKeeper, type Screen, type Shown } from '../draft/draftKeeper'
import { isUnsaved } from '../draft/draftState'
import { filledInto, typedBeforeHydration } from '../draft/filledIn'
import {
  type DocumentName,
  documentNames,
  eachDocument,
  emptyDraft,
  type FormProblems,
  isEmpty,
  type RegistrationDraft,
} from '../rules/fields'
import type { RegistrationPorts } from '../rules/ports'
import { useLeaveWarning, usePickerMemory } from './domHooks'
import type { ShownForm } from './FormFields'
import type { RegistrationFormOptions } from './formOptions'
import type { Outcome, Success } from './outcome'
import type { FoundDocuments } from './submitDraft'
import { useSubmit } from './useSubmit'

/** The state of a registration, and what a visitor can do with it. */
export function useRegistrationForm(options: RegistrationFormOptions) {
  const { texts } = options
  const [keeper] = useState(() => new DraftKeeper(options.draftStore))
  const kept = useSyncExternalStore(keeper.subscribe, keeper.getState, keeper.getState)
  const uploads = useDocumentUploads({
    ...options,
    texts: texts.documents,
    onChange: (field, document) => keeper.change({ [field]: document }),
    takeFilledIn: keeper.takeFilledIn,
    follow: keeper.follow,
  })
  const { loadRules, problemsOf, forgetFound } = useRules(options, uploads)
  const email = useEmailQuestion(loadRules)
  const submission = useSubmit({ options, keeper, loadRules, problemsOf })
  const formik = useFormik<RegistrationDraft>({
    initialValues: emptyDraft,
    validate: (draft) => problemsOf(draft),
    validateOnBlur: false,
    onSubmit: submission.onSubmit,
  })
  const isReady = useDraft(options, keeper, formik, uploads)
  useChecksOfUploads(formik, uploads)
  usePickerMemory<DocumentName>((name) =>
    uploads[name].setProgress({ status: 'idle', note: texts.documents.chooseAgain }),
  )
  const cleared = useRef<Record<DocumentName, Waiting>>(undefined)
  const { values: draft, isSubmitting, submitCount } = formik
  const isUploading = documentNames.some((name) => uploads[name].isUnderWay())
  useLeaveWarning(isSubmitting || isUploading || (isUnsaved(kept.keeping) && !isEmpty(draft)))

  const phase = isSubmitting ? submission.phase : 'idle'
  const showsProblems = submitCount > 0 && submission.shown.outcome.kind !== 'sent'
  const problems: FormProblems = showsProblems ? (formik.errors as FormProblems) : {}
  const shown: ShownForm = {
    texts,
    draft,
    problems,
    likelyEmail: email.likelyFor(draft.email),
    isReady,
    isReadOnly: isSubmitting,
  }
  return {
    state: { ...kept, ...submission.shown, draft, phase },
    shown,
    uploads,
    loadRules,
    /** Looks at the e-mail address, once nobody types it. */
    askAboutEmail: () => email.ask(draft.email),
    keeper,
    submission,
    clear: (): void => {
      cleared.current = eachDocument((name) => uploads[name].waiting())
      submission.clear()
    },
    /** Brings back what was cleared, and the files that waited for an upload. */
    undo: (): void => {
      keeper.undo()
      eachDocument((name) => cleared.current && uploads[name].resume(cleared.current[name]))
      cleared.current = undefined
    },
    /** `again`: the visitor wants to send it although it may have arrived. */
    submit: (again = false) => {
      for (const name of documentNames) uploads[name].silence()
      return submission.submit(again, () => {
        forgetFound()
        // What a field has without an event is rendered before Formik reads its values.
        return flushSync(() => keeper.pause()) ? submitForm(formik) : undefined
      })
    },
  }
}

/** Formik validates before `onSubmit`, which may find more. */
async function submitForm(formik: Formik): Promise<Success | Outcome | undefined> {
  const result: Success | Outcome | undefined = await formik.submitForm()
  if (result?.kind === 'problems') await formik.validateForm()
  return result
}

type Formik = ReturnType<typeof useFormik<RegistrationDraft>>

/** What the form's messages and buttons are rendered from. */
export type FormState = ReturnType<typeof useRegistrationForm>['state']

/** The rules, once they are loaded, and what else keeps a draft from being sent. */
function useRules(options: RegistrationPorts, uploads: DocumentUploads) {
  const rules = useRef<Awaited<ReturnType<RegistrationPorts['loadRules']>>>(undefined)
  /** One at a time, for whoever asks. */
  const loading = useRef<ReturnType<RegistrationPorts['loadRules']>>(undefined)
  /** The ids of the documents that the upload service did not have at this submit. */
  const gone = useRef<readonly string[]>([])
  return {
    loadRules: async () => {
      if (rules.current) return rules.current
      loading.current ??= options.loadRules().finally(() => {
        loading.current = undefined
      })
      rules.current = await loading.current
      return rules.current
    },
    problemsOf: (draft: RegistrationDraft, found?: FoundDocuments): FormProblems => {
      const idOf = (name: DocumentName) => draft[name]?.id ?? ''
      if (found) {
        gone.current = documentNames.filter((name) => found[name] === 'gone').map(idOf)
      }
      const lost = documentNames.filter((name) => gone.current.includes(idOf(name)))
      return {
        ...Object.fromEntries(lost.map((name) => [name, 'gone'])),
        ...rules.current?.problemsOf(draft),
        ...problemsOfUploads(uploads, draft),
      }
    },
    forgetFound: () => {
      gone.current = []
    },
  }
}

/** The e-mail address that was probably meant, for the one that was asked about last. */
function useEmailQuestion(loadRules: RegistrationPorts['loadRules']) {
  const [asked, setAsked] = useState({ address: '', likely: '' })
  return {
    ask: async (address: string): Promise<void> => {
      if (address === '' || address === asked.address) return
      const rules = await loadRules()
      if (rules) setAsked({ address, likely: rules.likelyEmailOf(address) ?? '' })
    },
    likelyFor: (address: string) => (address === asked.address && asked.likely) || undefined,
  }
}

/**
 * Keeps the form's values in step with the draft that this browser stores.
 *
 * @returns whether the page is hydrated
 */
function useDraft(
  { form, texts, staticForm }: RegistrationFormOptions,
  keeper: DraftKeeper,
  formik: Formik,
  uploads: DocumentUploads,
): boolean {
  const [isReady, setReady] = useState(false)
  const isChecked = formik.submitCount > 0
  const values = useEffectEvent(() => formik.values)
  const change = useEffectEvent((changes: Partial<RegistrationDraft>) => {
    for (const [field, value] of Object.entries(changes)) {
      void formik.setFieldValue(field, value, false)
    }
    if (isChecked) void formik.validateForm({ ...formik.values, ...changes })
  })
  const show = useEffectEvent((next: RegistrationDraft, how: Shown): void => {
    if (how === 'updated') {
      void formik.setValues(next, isChecked)
      return
    }
    formik.resetForm({ values: next })
    const note = how === 'ended' ? texts.documents.stopped : undefined
    eachDocument((name) => uploads[name].reset(note))
  })
  const filledIn = useEffectEvent(() => filledInto(form.current, formik.values))
  // Before the first paint, so that nothing flickers.
  useLayoutEffect(() => {
    const screen: Screen = {
      values: () => values(),
      change: (changes) => change(changes),
      show: (next, how) => show(next, how),
      filledIn: () => filledIn(),
    }
    const end = keeper.open(screen, typedBeforeHydration(staticForm ?? form.current))
    // Rendered at once: a later rendering would undo what was filled in meanwhile without an event.
    setReady(true)
    return end
  }, [keeper, form, staticForm])
  return isReady
}

/** Checks again when an upload ends, which may have been the last remaining problem. */
function useChecksOfUploads(formik: Formik, uploads: DocumentUploads): void {
  const isChecked = formik.submitCount > 0
  const statuses = documentNames.map((name) => uploads[name].progress.status).join()
  const check = useEffectEvent(() => void formik.validateForm())
  useEffect(() => {
    if (isChecked && statuses) check()
  }, [isChecked, statuses])
}
