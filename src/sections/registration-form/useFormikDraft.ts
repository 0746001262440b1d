import { useFormik } from 'formik'
import { useState } from 'react'
import { type DocumentName, emptyDraft, type RegistrationDraft } from '../../registration/fields'
import type { FormProblems } from './problemMessages'

export interface FormikDraftOptions<Result> {
  validate: (draft: RegistrationDraft) => Promise<FormProblems>
  /** Called with a draft that has no problems. */
  onSubmit: (draft: RegistrationDraft) => Promise<Result>
}

/** The draft, its problems and its submit handler: all that the form needs from Formik. */
export function useFormikDraft<Result>({ validate, onSubmit }: FormikDraftOptions<Result>) {
  const [checkAsTyped, setCheckAsTyped] = useState(false)
  const formik = useFormik<RegistrationDraft>({
    initialValues: emptyDraft,
    validate,
    validateOnBlur: false,
    validateOnChange: checkAsTyped,
    onSubmit,
  })
  return {
    draft: formik.values,
    problems: formik.errors as FormProblems,
    isSubmitting: formik.isSubmitting,
    handleChange: formik.handleChange,
    setDraft: formik.setValues,
    setDocument: (field: DocumentName, document: RegistrationDraft[DocumentName]) =>
      formik.setFieldValue(field, document),
    empty: () => {
      formik.resetForm()
      setCheckAsTyped(false)
    },
    /** @returns the result of `onSubmit`; `undefined` where the draft has problems */
    submit: (): Promise<Result | undefined> => {
      setCheckAsTyped(true)
      return formik.submitForm()
    },
  }
}
