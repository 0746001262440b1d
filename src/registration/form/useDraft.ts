import type { useFormik } from 'formik'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { draftAtHydration, filledInto, showInFields } from '../draft/filledIn'
import type { Receipt } from '../rules/application'
import { emptyDraft, isEmpty, isSameDraft, type RegistrationDraft } from '../rules/fields'
import type { Kept } from '../rules/ports'
import type { RegistrationFormOptions } from './formOptions'

export type Formik = ReturnType<typeof useFormik<RegistrationDraft>>

const keptOf = (draft: RegistrationDraft, receipt: Receipt | undefined): Kept => ({
  draft: isEmpty(draft) ? undefined : draft,
  sent: receipt && { reference: receipt.reference, at: receipt.at },
})

/**
 * Keeps what Formik has, and what was sent last, in the page's tab (docs/decisions/one-application.md).
 * Formik's values are the draft; nothing else holds a copy.
 *
 * @returns `isReady`: whether the page is hydrated; `isKept`: whether the browser has stored what is on
 *   the screen; `isRestored`: whether the form has opened with what the tab had kept
 */
export function useDraft(options: RegistrationFormOptions, formik: Formik) {
  const { tabStore, form, staticForm } = options
  const { values, setValues } = formik
  const [isReady, setReady] = useState(false)
  const [isKept, setKept] = useState(true)
  const [isRestored, setRestored] = useState(false)
  const [receipt, setReceipt] = useState<Receipt>()
  const { change, takeFilledIn, replace } = useFields(options, formik)

  // Before the first paint, so that nothing flickers. It differs from the built HTML, so it is not
  // Formik's initial value.
  useLayoutEffect(() => {
    const kept = tabStore.read()
    const draft = draftAtHydration(staticForm ?? form.current, kept)
    showInFields(form.current, draft)
    void setValues(draft, false)
    setReceipt(kept?.sent)
    setRestored(kept?.draft !== undefined)
    setReady(true)
  }, [tabStore, form, staticForm, setValues])

  useEffect(() => {
    if (!isReady) return
    const isStored = tabStore.write(keptOf(values, receipt))
    // Setting the same state again would cost each key a second rendering.
    if (isStored !== isKept) setKept(isStored)
  }, [isReady, isKept, tabStore, values, receipt])

  /** Stores what is on the screen at once: React may render too late. */
  const hide = (): void => {
    if (!isReady) return
    const kept = keptOf({ ...values, ...filledInto(form.current, values) }, receipt)
    setKept(tabStore.write(kept))
    tabStore.spare(kept)
    takeFilledIn()
  }
  return {
    isReady,
    isKept,
    isRestored,
    receipt,
    setReceipt,
    change,
    takeFilledIn,
    /** Puts another draft, or none, in place of what is in the form. */
    replace: (draft: RegistrationDraft): void => {
      replace(draft)
      setRestored(false)
    },
    hide,
    leave: (): void => {
      hide()
      setReceipt(keptOf(values, receipt).sent)
    },
    /**
     * Shows what another page of the tab has stored meanwhile. What could not be stored is only here.
     *
     * @returns whether that is another draft
     */
    comeBack: (): boolean => {
      const kept = isKept ? tabStore.read() : undefined
      if (!kept) return false
      setReceipt(kept.sent)
      const { draft = emptyDraft } = kept
      if (isSameDraft(draft, values)) return false
      replace(draft)
      setRestored(!isEmpty(draft))
      return true
    },
  }
}

/** Changes what is in the form's fields, of which other programs change some without an event. */
function useFields({ form }: RegistrationFormOptions, formik: Formik) {
  const { values, setValues, setFieldValue, isSubmitting } = formik
  /** What React has put into the fields last. */
  const rendered = useRef(values)
  useLayoutEffect(() => {
    rendered.current = values
  }, [values])
  /** Changes fields, and takes over what other programs have put into others. */
  const change = useCallback(
    (changes: Partial<RegistrationDraft>): void => {
      const all = { ...filledInto(form.current, rendered.current), ...changes }
      for (const [field, value] of Object.entries(all)) void setFieldValue(field, value, false)
    },
    [setFieldValue, form],
  )
  return {
    change,
    takeFilledIn: (): void => {
      const isMissing = Object.keys(filledInto(form.current, values)).length > 0
      if (isMissing && !isSubmitting) change({})
    },
    /** Puts another draft, or none, in place of what is in the form. */
    replace: (draft: RegistrationDraft): void => {
      flushSync(() => void setValues(draft, false))
      showInFields(form.current, draft)
    },
  }
}
