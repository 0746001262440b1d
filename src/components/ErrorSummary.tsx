import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type MouseEvent, type Ref, useId } from 'react'
import { plainList } from '../theme/styles'
import { edge } from '../theme/tokens'

export interface SummarisedError {
  /** Id of the input, or of the button that opens the file picker. */
  fieldId: string
  /** The same text as beside the field. */
  message: string
}

export interface ErrorSummaryProps {
  heading: string
  /** At least one, in the order of the fields. */
  items: ReadonlyArray<SummarisedError>
  ref?: Ref<HTMLDivElement>
}

const Root = styled('div')(({ theme }) => ({
  padding: theme.spacing(2.5),
  borderRadius: theme.shape.borderRadius,
  border: `${edge.thick}px solid ${theme.vars.palette.error.main}`,
  backgroundColor: theme.vars.palette.background.paper,
}))

const List = styled('ul')(({ theme }) => ({
  ...plainList,
  marginTop: theme.spacing(1),
  '& a': {
    display: 'inline-block',
    paddingBlock: theme.spacing(1.25),
    color: theme.vars.palette.error.main,
    fontWeight: theme.typography.fontWeightMedium,
  },
}))

/**
 * Lists every error after a submit, each with a link to its field (GOV.UK Design System, error summary).
 *
 * - **For:** mistakes that the visitor can correct, at the top of the form, after each submit.
 * - **Not for:** a failure that no field can mend, which is an `Alert`; a question or remark that does
 *   not prevent sending, which is the field's `note`.
 * - **Accessibility:** focus it by `ref` once per submit, never while somebody types. Each link moves
 *   the focus to its field, which must show the same text as its `error`.
 */
export function ErrorSummary({ heading, items, ref }: ErrorSummaryProps) {
  const headingId = useId()
  return (
    <Root role="alert" tabIndex={-1} aria-labelledby={headingId} ref={ref}>
      <Typography variant="h3" component="h2" id={headingId}>
        {heading}
      </Typography>
      <List>
        {items.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </List>
    </Root>
  )
}

/** Moves the focus without a history entry, and scrolls the label into view. */
function focusField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  field.closest('[data-field]')?.scrollIntoView({ block: 'start' })
}
