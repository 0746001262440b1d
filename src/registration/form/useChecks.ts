import { useFormik } from 'formik'
import { useEffectEvent, useRef, useState } from 'react'
import type { FormDocuments } from '../../content/generated/types'
import { documentNames, emptyDraft, type RegistrationDraft } from '../rules/fields'
import type { RegistrationPorts } from '../rules/ports'
import type { ApplicationPage } from './ApplicationPage'
import type { FormProblems } from './messages'
import { problemsOfUploads, useDocumentUploads } from './useDocumentUpload'

export type Checks = ReturnType<typeof useChecks>

/** The draft as Formik holds it, its documents, and what the rules and the upload service say of both. */
export function useChecks(
  { loadRules, findDocument, uploadDocument }: RegistrationPorts,
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
