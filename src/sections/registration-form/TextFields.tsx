import type { ChangeEvent } from 'react'
import { TextField } from '../../components/TextField'
import { asTyped, type TextName, textNames } from '../../registration/fields'
import { messageOf, problemAsTyped } from './problemMessages'
import { textInputs } from './textInputs'
import type { FormPartProps, TextInputElement } from './useRegistrationForm'

/** The text fields, in the order of the application. */
export function TextFields({ texts, registration }: FormPartProps) {
  const { draft, problems, change } = registration
  return textNames.map((field) => {
    const problem = problems[field] ?? problemAsTyped(field, draft[field])
    return (
      <TextField
        key={field}
        {...textInputs[field]}
        id={field}
        name={field}
        label={texts.fields[field].label}
        hint={texts.fields[field].hint}
        error={problem && messageOf(field, problem, texts)}
        value={draft[field]}
        required
        onChange={(event: ChangeEvent<TextInputElement>) => {
          showAsTyped(field, event.target)
          change(event)
        }}
      />
    )
  })
}

/** Changes the value in place, so that the caret stays where it is. */
function showAsTyped(field: TextName, input: TextInputElement): void {
  const { selectionStart, selectionEnd } = input
  const value = asTyped(field, input.value)
  if (input.value === value) return
  input.value = value
  input.setSelectionRange(selectionStart, selectionEnd)
}
