import { FieldShell } from './FieldShell'
import { sortProps, TextInput, type TextInputProps } from './textInput'

export interface TextAreaProps extends TextInputProps {
  /** Lines that show at once; what is longer scrolls. */
  rows?: number
}

/** Several lines of text, with label, hint and error. */
export function TextArea({ rows = 3, ...props }: TextAreaProps) {
  const { shell, box, attributes } = sortProps(props)
  return (
    <FieldShell {...shell}>
      {(aria) => (
        <TextInput
          {...box}
          inputComponent="textarea"
          rows={rows}
          slotProps={{ input: { ...attributes, ...aria } }}
        />
      )}
    </FieldShell>
  )
}
