import { TextField } from '../../components/TextField'
import { asEntered, textNames } from '../../registration/fields'
import { messageOf, problemAsTyped } from './problemMessages'
import { textInputs } from './textInputs'
import type { FormPartProps } from './useRegistrationForm'

/** The text fields, in the order of the application. */
export function TextFields({ texts, registration }: FormPartProps) {
  const { draft, problems, change, setText } = registration
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
        onChange={change}
        onBlur={() => setText(field, asEntered(field, draft[field]))}
      />
    )
  })
}
