import InputBase, { type InputBaseProps } from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import type { InputHTMLAttributes } from 'react'
import { FieldShell, type FieldShellProps } from './FieldShell'

export interface TextFieldProps
  extends Omit<FieldShellProps, 'children' | 'group' | 'errorRole'>,
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
  /** Lines of text; more than one makes it a text area. */
  rows?: number
}

const Input = styled(InputBase)(({ theme }) => ({
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.brand.lineStrong}`,
  transition: 'box-shadow 150ms',
  padding: 0,
  '&.MuiInputBase-multiline': { padding: 0 },
  '& .MuiInputBase-input': {
    boxSizing: 'border-box',
    height: 'auto',
    minHeight: 48,
    padding: theme.spacing(1.25, 1.75),
    borderRadius: 'inherit',
  },
  '&:hover': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.text.primary}` },
  '&.Mui-error': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.error.main}` },
  '&.Mui-focused': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.brand.focus}` },
  '& .MuiInputBase-input:focus-visible': {
    outline: `3px solid ${theme.vars.palette.brand.focus}`,
    outlineOffset: 0,
  },
  '&.Mui-disabled': { opacity: 0.6 },
  '@media (forced-colors: active)': { border: '1px solid' },
}))

/** One line of text, or with `rows` several, with label, hint and error. */
export function TextField({
  id,
  label,
  hint,
  error,
  name,
  value,
  type = 'text',
  rows = 1,
  autoCapitalize,
  enterKeyHint,
  inputMode,
  spellCheck,
  required,
  ...rest
}: TextFieldProps) {
  const multiline = rows > 1
  const attributes = { autoCapitalize, enterKeyHint, inputMode, spellCheck, required }
  return (
    <FieldShell id={id} label={label} hint={hint} error={error}>
      {(aria) => (
        <Input
          {...rest}
          fullWidth
          error={error !== undefined}
          name={name}
          value={value}
          type={multiline ? undefined : type}
          inputComponent={multiline ? 'textarea' : 'input'}
          slotProps={{ input: { ...attributes, ...aria, ...(multiline && { rows }) } }}
        />
      )}
    </FieldShell>
  )
}
