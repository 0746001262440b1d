import InputBase, { type InputBaseProps } from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import type { InputHTMLAttributes } from 'react'
import { edge, motion } from '../theme/tokens'
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

/** The box of an input; MUI's own fields have a moving label (docs/decisions/design.md). */
const TextInput = styled(InputBase)(({ theme }) => {
  const { brand, error, text, background } = theme.vars.palette
  const edged = (px: number, colour: string) => ({ boxShadow: `inset 0 0 0 ${px}px ${colour}` })
  return {
    ...edged(edge.thin, brand.lineStrong),
    borderRadius: theme.shape.borderRadius,
    backgroundColor: background.paper,
    transition: `box-shadow ${motion.short} ${motion.ease}`,
    padding: 0,
    '& .MuiInputBase-input': {
      boxSizing: 'border-box',
      height: 'auto',
      minHeight: theme.spacing(6),
      padding: theme.spacing(1.25, 1.75),
      borderRadius: 'inherit',
      '&[autocapitalize=characters]': { textTransform: 'uppercase' },
    },
    '&:hover': edged(edge.thin, text.primary),
    '&.Mui-error': edged(edge.thick, error.main),
    '&.Mui-focused': edged(edge.thin, brand.focus),
    '& .MuiInputBase-input:focus-visible': {
      outline: `${edge.ring}px solid ${brand.focus}`,
      outlineOffset: 0,
    },
    '&.Mui-disabled': { opacity: 0.6 },
    // Forced colours remove shadows, so the edge must be a border.
    '@media (forced-colors: active)': {
      border: `${edge.thin}px solid`,
      '&.Mui-error': { borderWidth: edge.ring },
      '&.Mui-disabled': { opacity: 1, borderColor: 'GrayText' },
    },
  }
})

/** A field for text, with label, hint and error: one line, or several with `rows`. */
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
        <TextInput
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
