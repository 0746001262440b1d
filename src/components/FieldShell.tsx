import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** What an input needs to belong to its label, hint and error. */
export interface FieldAria {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** What every field says about itself. */
export interface FieldProps {
  /** Id of the input; label, hint and error take theirs from it. */
  id: string
  label: string
  /** What helps to fill it in; read out with the field. */
  hint?: string | null
  /** What is wrong; read out with the field. */
  error?: string
}

export interface FieldShellProps extends FieldProps {
  /** `alert` where the error comes by itself, not after a submit; it is then read out at once. */
  errorRole?: 'alert'
  /** For more than one control: the label names the group, and each control names itself. */
  group?: boolean
  /** Renders the input with what ties it to the words around it. */
  children: (aria: FieldAria) => ReactNode
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  scrollMarginTop: theme.spacing(12),
}))

const Label = styled('label')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
}))

export const FieldHint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}))

export const FieldError = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.error.main,
  fontWeight: theme.typography.fontWeightBold,
}))

/** Label, hint and error around one input. Owns the ids, knows nothing of the input (WCAG 1.3.1, 3.3.1, 3.3.2). */
export function FieldShell({
  id,
  label,
  hint,
  error,
  errorRole,
  group = false,
  children,
}: FieldShellProps) {
  const labelId = `${id}-label`
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const asGroup = group ? { role: 'group', 'aria-labelledby': labelId } : undefined
  return (
    <Root data-field {...asGroup}>
      <Label as={group ? 'span' : 'label'} id={labelId} htmlFor={group ? undefined : id}>
        {label}
      </Label>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {error && (
        <FieldError id={errorId} role={errorRole}>
          {error}
        </FieldError>
      )}
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </Root>
  )
}
