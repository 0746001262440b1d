import type { ChangeEvent, RefObject } from 'react'
import { emptyDraft, isEmpty, type RegistrationDraft, unsentOf } from '../../registration/fields'
import type { FormEvent, FormNews } from './formNews'
import { textFieldsIn } from './textFieldsIn'
import type { useFormikDraft } from './useFormikDraft'

export interface EditsOptions {
  form: RefObject<HTMLFormElement | null>
  formik: Pick<ReturnType<typeof useFormikDraft>, 'draft' | 'handleChange' | 'setDraft'>
  news: FormNews
  report: (event: FormEvent) => void
  /** Starts over with another draft. */
  startOver: (draft: RegistrationDraft) => void
}

/** What a visitor does to the texts: type, clear the form, and take that back. */
export function useEdits({ form, formik, news, report, startOver }: EditsOptions) {
  return {
    change: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      report({ kind: 'edited' })
      formik.handleChange(event)
    },
    /** Takes what a password manager has filled in without an event. */
    takeFilledIn: () => {
      const texts = textFieldsIn(form.current).map(([field, { value }]) => [field, value])
      const filledIn = { ...formik.draft, ...Object.fromEntries(texts) }
      if (!isEmpty(unsentOf(filledIn, formik.draft))) formik.setDraft(filledIn)
    },
    clear: () => {
      report({ kind: 'cleared', draft: formik.draft })
      startOver(emptyDraft)
    },
    undo: () => {
      if (news.kind === 'cleared') formik.setDraft(news.draft)
      report({ kind: 'none' })
      // The pressed button disappears, and the focus must not go with it.
      form.current?.querySelector('input')?.focus()
    },
  }
}
