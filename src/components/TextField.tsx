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
  /** Number of visible lines, with scrolling; without it, the field has a single line. */
  rows?: number
}

/**
 * Renders a text field with label, hint and error; with `rows` it has several lines. Does not use
 * MUI's own field (docs/decisions/design.md).
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
  // MUI sets a type even on a text area.
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
