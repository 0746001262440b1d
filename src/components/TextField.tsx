import InputBase, { type InputBaseProps } from '@mui/material/InputBase'
import { type InputHTMLAttributes, useRef } from 'react'
import { type FieldProps, FieldShell } from './FieldShell'
import { useUpperCase } from './useUpperCase'

export interface TextFieldProps
  extends FieldProps,
    Pick<InputBaseProps, 'autoComplete' | 'disabled' | 'onChange' | 'readOnly' | 'required'>,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'autoCapitalize' | 'enterKeyHint' | 'inputMode' | 'spellCheck'
    > {
  name: string
  value: string
  type?: 'text' | 'email' | 'tel'
  /** Number of visible lines, with scrolling; without it, the field has a single line. */
  rows?: number
  /** The field shows what is typed in upper case; `value` and `onChange` must have it so too. */
  upperCase?: boolean
}

/**
 * Renders a text field with label, hint, error and note; with `rows` it has several lines. Does not use
 * MUI's own field (docs/decisions/design.md).
 */
export function TextField({
  id,
  label,
  hint,
  error,
  note,
  upperCase,
  autoCapitalize = upperCase ? 'characters' : undefined,
  enterKeyHint,
  inputMode,
  spellCheck,
  required,
  rows,
  value,
  ...box
}: TextFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const shown = useUpperCase(input, value, upperCase)
  const attributes = { autoCapitalize, enterKeyHint, inputMode, spellCheck, required }
  // MUI sets a type even on a text area.
  const element = rows ? { ...attributes, type: undefined } : attributes
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} note={note}>
      {(aria) => (
        <InputBase
          {...box}
          value={shown}
          inputRef={input}
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
