import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type MouseEvent, type Ref, useId } from 'react'
import { plainList } from '../theme/styles'
import { edge } from '../theme/tokens'

export interface ErrorSummaryProps {
  heading: string
  /**
   * At least one, in the order of the fields: the id of the input, or of the button that opens the file
   * picker, and the same text as beside the field.
   */
  items: readonly { fieldId: string; message: string }[]
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
 * Lists every error after a submit, each with a link to its field. Focus it once per submit (GOV.UK
 * Design System, error summary).
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
