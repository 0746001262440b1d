import { FieldShell } from './FieldShell'
import { splitProps, TextInput, type TextInputProps } from './textInput'

export interface TextAreaProps extends TextInputProps {
  /** Visible lines; longer text scrolls. */
  rows?: number
}

/** A field for several lines of text, with label, hint and error. */
export function TextArea({ rows = 3, ...props }: TextAreaProps) {
  const { shell, box, attributes } = splitProps(props)
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
