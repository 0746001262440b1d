import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { fontWeight } from '../theme/tokens'
import { column, StatusRegion } from './StatusRegion'

/** The attributes that tie an input to its label, hint, error and note. */
export interface FieldAria {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The props that all fields share. */
export interface FieldProps {
  /** Id of the input, from which the ids of label, hint, error and note are derived. */
  id: string
  label: string
  /** How to fill in the field; announced with it. */
  hint?: string | null
  /** What is wrong with the value; announced with the field. An empty text is no error. */
  error?: ReactNode
  /**
   * A remark on the value, or a question, that does not prevent sending: below the input, announced
   * when it appears. Empty until there is one, absent if there never is.
   */
  note?: ReactNode
}

export interface FieldShellProps extends FieldProps {
  /** `alert` announces an error at once, if it appears without a submit. */
  errorRole?: 'alert' | undefined
  /** For several controls: the label names the group, and each control has its own name. */
  group?: boolean
  /** Renders the input with the attributes that tie it to label, hint, error and note. */
  children: (aria: FieldAria) => ReactNode
}

const Label = styled('label')({ fontWeight: fontWeight.bold })

/**
 * Renders a hint as fields have it.
 *
 * - **For:** a hint that belongs to several fields, above them.
 * - **Not for:** the hint of one field: its `hint`, which is announced with the input.
 * - **Accessibility:** give it an `id`, and describe the group of fields by it.
 *
 * Shown by: registration/form/RegistrationForm
 */
export const FieldHint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}))

/**
 * Renders label, hint, error and note around an input, and owns their ids.
 *
 * - **For:** an input that no field of ours has yet, or a group of controls with one label.
 * - **Not for:** a text, which is a `TextField`; a file, which is a `DocumentField`.
 * - **Accessibility:** spread what `children` receives on the input: it is then named by the label,
 *   described by hint, error and note, and marked as invalid (WCAG 1.3.1, 3.3.1, 3.3.2).
 */
export function FieldShell({
  id,
  label,
  hint,
  error,
  note,
  errorRole,
  group = false,
  children,
}: FieldShellProps) {
  const labelId = `${id}-label`
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const noteId = note ? `${id}-note` : undefined
  const asGroup = group ? { role: 'group', 'aria-labelledby': labelId } : undefined
  const input = children({
    id,
    'aria-describedby': [hintId, errorId, noteId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  })
  return (
    <Box
      data-field
      {...asGroup}
      sx={{ ...column(1), scrollMarginTop: (theme) => theme.spacing(12) }}
    >
      <Label as={group ? 'span' : 'label'} id={labelId} htmlFor={group ? undefined : id}>
        {label}
      </Label>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {error && (
        <Typography
          variant="body2"
          id={errorId}
          role={errorRole}
          sx={{ color: 'error.main', fontWeight: fontWeight.bold }}
        >
          {error}
        </Typography>
      )}
      {note === undefined ? (
        input
      ) : (
        // One cell where fields share rows.
        <Box sx={{ ...column(1), width: '100%' }}>
          {input}
          <StatusRegion>
            {note && (
              <Typography component="div" variant="body2" id={noteId}>
                {note}
              </Typography>
            )}
          </StatusRegion>
        </Box>
      )}
    </Box>
  )
}
