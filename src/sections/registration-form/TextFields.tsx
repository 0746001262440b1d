import type { ChangeEvent } from 'react'
import { TextArea } from '../../components/TextArea'
import { TextField } from '../../components/TextField'
import type { RegistrationTexts } from '../../content/generated/types'
import {
  asTyped,
  type RegistrationDraft,
  type TextName,
  textFields,
  textNames,
} from '../../registration/fields'
import { type FormProblems, messageOf } from './problems'
import { textInputs } from './textInputs'

type TextInputElement = HTMLInputElement | HTMLTextAreaElement

export interface TextFieldsProps {
  texts: RegistrationTexts
  draft: RegistrationDraft
  problems: FormProblems
  onChange: (event: ChangeEvent<TextInputElement>) => void
}

/** The fields that are typed, in the order of the application. */
export function TextFields({ texts, draft, problems, onChange }: TextFieldsProps) {
  return textNames.map((field) => {
    const { rows, type, ...hints } = textInputs[field]
    const problem = problems[field] ?? problemAsTyped(field, draft)
    const props = {
      ...hints,
      id: field,
      name: field,
      label: texts.fields[field].label,
      hint: texts.fields[field].hint,
      error: problem && messageOf(field, problem, texts),
      value: draft[field],
      required: true,
      onChange: (event: ChangeEvent<TextInputElement>) => {
        showAsTyped(field, event.target)
        onChange(event)
      },
    }
    return rows ? (
      <TextArea key={field} rows={rows} {...props} />
    ) : (
      <TextField key={field} type={type} {...props} />
    )
  })
}

/** A limit is reported when it is reached, not after a submit. */
const problemAsTyped = (field: TextName, draft: RegistrationDraft) =>
  draft[field].length > textFields[field].maxLength ? 'tooLong' : undefined

/** Changes the value in place, so that the caret stays where it is. */
function showAsTyped(field: TextName, input: TextInputElement): void {
  const { selectionStart, selectionEnd } = input
  const value = asTyped(field, input.value)
  if (input.value === value) return
  input.value = value
  input.setSelectionRange(selectionStart, selectionEnd)
}
