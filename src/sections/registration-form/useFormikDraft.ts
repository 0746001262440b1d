import { useFormik } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { emptyDraft, type FieldName, type RegistrationDraft } from '../../registration/fields'
import type { FormProblems } from './problemMessages'

export interface FormikDraftOptions<Result> {
  validate: (draft: RegistrationDraft) => Promise<FormProblems>
  /** Called with a draft that has no problems. */
  onSubmit: (draft: RegistrationDraft) => Promise<Result>
}

/** The draft, its problems and its submit handler: all that the form needs from Formik. */
export function useFormikDraft<Result>({ validate, onSubmit }: FormikDraftOptions<Result>) {
  const [checkAsTyped, setCheckAsTyped] = useState(false)
  const isChecked = useRef(false)
  const checkFromNow = (on: boolean) => {
    isChecked.current = on
    setCheckAsTyped(on)
  }
  const formik = useFormik<RegistrationDraft>({
    initialValues: emptyDraft,
    validate,
    validateOnBlur: false,
    validateOnChange: checkAsTyped,
    onSubmit,
  })
  const latest = useRef(formik.values)
  useEffect(() => {
    latest.current = formik.values
  }, [formik.values])
  return {
    draft: formik.values,
    /** What is in the fields now, for code that started before the last render. */
    latestDraft: () => latest.current,
    problems: formik.errors as FormProblems,
    isSubmitting: formik.isSubmitting,
    handleChange: formik.handleChange,
    setDraft: formik.setValues,
    setField: <Field extends FieldName>(field: Field, value: RegistrationDraft[Field]) =>
      value === formik.values[field] ? undefined : formik.setFieldValue(field, value),
    /** Checks the draft again, if it has been checked since the start. */
    recheck: () => (isChecked.current ? formik.validateForm() : undefined),
    /** Starts over with another draft. */
    startOver: (draft: RegistrationDraft) => {
      formik.resetForm({ values: draft })
      checkFromNow(false)
    },
    /** @returns the result of `onSubmit`; `undefined` where the draft has problems */
    submit: (): Promise<Result | undefined> => {
      checkFromNow(true)
      return formik.submitForm()
    },
  }
}
