import { FieldShell } from './FieldShell'
import { splitProps, TextInput, type TextInputProps } from './textInput'

export interface TextFieldProps extends TextInputProps {
  type?: 'text' | 'email' | 'tel'
}

/** A field for one line of text, with label, hint and error. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const { shell, box, attributes } = splitProps(props)
  return (
    <FieldShell {...shell}>
      {(aria) => (
        <TextInput {...box} type={type} slotProps={{ input: { ...attributes, ...aria } }} />
      )}
    </FieldShell>
  )
}
