import { useFormik } from 'formik'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { problemsOfUploads, useDocumentUploads } from '../documents/useDocumentUploads'
import {
  eachDocument,
  emptyDraft,
  type FieldName,
  type FormProblems,
  fieldNames,
  isEmpty,
  type RegistrationDraft,
} from '../rules/fields'
import type { LoadRules } from '../rules/ports'
import type * as Rules from '../rules/validation'
import { useFileDropGuard, useLeaveWarning, usePageVisits } from './domHooks'
import type { RegistrationFormOptions } from './formOptions'
import { noOutcome, type Outcome } from './outcome'
import { problemsOfGone } from './submitDraft'
import { useDraft } from './useDraft'
import { useSubmit } from './useSubmit'

/** The state of a registration, and what a visitor can do with it. */
export function useRegistrationForm(options: RegistrationFormOptions) {
  const { texts } = options
  const [outcome, show] = useState<Outcome>(noOutcome)
  const formik = useFormik<RegistrationDraft>({
    initialValues: emptyDraft,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (submitted) => submission.send(submitted),
  })
  const { values, isSubmitting } = formik
  const draft = useDraft(options, formik)
  const { change, receipt } = draft
  const { uploads, isWaiting } = useDocumentUploads({
    ...options,
    texts: texts.documents,
    documents: values,
    onChange: (field, document) => change({ [field]: document }),
  })
  const rules = useRules(options.loadRules)
  const { load: loadRules } = rules
  const submission = useSubmit({ options, formik, draft, uploads, loadRules, outcome, show })
  const email = useEmailQuestion(loadRules)

  usePageVisits({
    hide: draft.hide,
    leave: () => {
      draft.leave()
      undo.end()
    },
    comeBack: () => {
      if (draft.comeBack()) show(noOutcome)
    },
  })
  const hasDraft = !isEmpty(values)
  useFileDropGuard()
  useLeaveWarning(isSubmitting || isWaiting || (!draft.isKept && hasDraft))
  const undo = useUndo(hasDraft || isWaiting)

  const problems = useStable<FormProblems>(
    outcome.kind === 'problems'
      ? {
          ...problemsOfGone(values, outcome.gone),
          ...rules.problemsOf(values),
          ...problemsOfUploads(uploads, values),
        }
      : {},
  )
  const canResend = receipt?.draft && !hasDraft && !isWaiting && !isSubmitting
  return {
    values,
    documents: useStable(eachDocument((name) => values[name])),
    problems,
    outcome,
    draft,
    uploads,
    isWaiting,
    submission,
    loadRules,
    likelyEmail: email.likelyFor(values.email),
    /** Looks at the e-mail address, once nobody types it. */
    askAboutEmail: () => email.ask(values.email),
    /** Fills the form with what was sent; `undefined` while it has something else. */
    resend: canResend ? submission.resend : undefined,
    clear: (): void => {
      const waiting = eachDocument((name) => uploads[name].clear())
      undo.offer(() => {
        draft.replace(values)
        eachDocument((name) => uploads[name].restore(waiting[name]))
      })
      draft.replace(emptyDraft)
      submission.forget()
    },
    /** Brings back what was cleared, and the files that waited for an upload; `undefined` if nothing was. */
    undo: undo.run,
  }
}

/** *Undo* after *Clear form*, until the form has something again. */
function useUndo(hasSomething: boolean) {
  const [run, setRun] = useState<() => void>()
  useEffect(() => {
    if (hasSomething) setRun(undefined)
  }, [hasSomething])
  return {
    run,
    offer: (bringBack: () => void) => setRun(() => bringBack),
    end: () => setRun(undefined),
  }
}

/** The rules, once they are loaded; a field is checked again only when its value has changed. */
function useRules(loadRules: LoadRules) {
  const [rules, setRules] = useState<typeof Rules>()
  const problemOf = useMemo(() => rules && remembering(rules.problemOf), [rules])
  return {
    load: useCallback(async () => {
      const loaded = await loadRules()
      setRules(loaded)
      return loaded
    }, [loadRules]),
    problemsOf: (draft: RegistrationDraft): FormProblems => {
      const problems = fieldNames.map((field) => [field, problemOf?.(field, draft[field])])
      return Object.fromEntries(problems.filter(([, problem]) => problem))
    },
  }
}

/** Returns the same function, which remembers what it said of each field's last value. */
function remembering(problemOf: typeof Rules.problemOf): typeof Rules.problemOf {
  const last = new Map<FieldName, { value: unknown; problem: ReturnType<typeof problemOf> }>()
  return (field, value) => {
    const known = last.get(field)
    if (known?.value === value) return known?.problem
    const problem = problemOf(field, value)
    last.set(field, { value, problem })
    return problem
  }
}

/** Returns the value, and the same object as long as it is equal; it must be JSON. */
function useStable<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  return useMemo(() => JSON.parse(text), [text])
}

/** The e-mail address that was probably meant, for the one that was asked about last. */
function useEmailQuestion(loadRules: LoadRules) {
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
