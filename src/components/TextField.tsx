import InputBase, { type InputBaseProps } from '@mui/material/InputBase'
import type { InputHTMLAttributes } from 'react'
import { type FieldProps, FieldShell } from './FieldShell'

export interface TextFieldProps
  extends FieldProps,
    Pick<
      InputBaseProps,
      'autoComplete' | 'disabled' | 'onBlur' | 'onChange' | 'readOnly' | 'required'
    >,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'autoCapitalize' | 'enterKeyHint' | 'inputMode' | 'spellCheck'
    > {
  name: string
  value: string
  type?: 'text' | 'email' | 'tel'
  /** Visible lines of a field for several; longer text scrolls. Without it, one line. */
  rows?: number
}

/**
 * A field for text, with label, hint and error: one line, or several with `rows`. MUI's own fields
 * have a moving label (docs/decisions/design.md).
 */
export function TextField({
  id,
  label,
  hint,
  error,
  autoCapitalize,
  enterKeyHint,
  inputMode,
  spellCheck,
  required,
  rows,
  ...box
}: TextFieldProps) {
  const attributes = { autoCapitalize, enterKeyHint, inputMode, spellCheck, required }
  // MUI gives whatever element it is a type.
  const element = rows ? { ...attributes, type: undefined } : attributes
  return (
    <FieldShell id={id} label={label} hint={hint} error={error}>
      {(aria) => (
        <InputBase
          {...box}
          fullWidth
          error={error !== undefined}
          inputComponent={rows ? 'textarea' : 'input'}
          rows={rows}
          slotProps={{ input: { ...element, ...aria } }}
        />
      )}
    </FieldShell>
  )
}
