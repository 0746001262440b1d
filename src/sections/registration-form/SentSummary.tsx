import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type Ref, useId } from 'react'
import { Alert } from '../../components/Alert'
import { Button } from '../../components/Button'
import { SummaryList } from '../../components/SummaryList'
import type { RegistrationTexts } from '../../content/generated/types'
import { documentNames, textNames } from '../../registration/fields'
import { light } from '../../theme/tokens'
import { formatMoment } from './formatMoment'
import type { SentRecord } from './formNews'

export interface SentSummaryProps extends SentRecord {
  texts: RegistrationTexts
  ref?: Ref<HTMLDivElement>
}

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  justifyItems: 'start',
  marginBottom: theme.spacing(4),
  '& > *': { width: '100%' },
  '& > button': { width: 'auto' },
  '@media print': {
    // The record alone, in ink on paper, whatever is on the page and in whichever scheme.
    '& > button': { display: 'none' },
    'body:has(&) :not(&):not(& *):not(:has(&))': { display: 'none !important' },
    '*:has(&)': {
      background: `${light.surfaceRaised} !important`,
      boxShadow: 'none !important',
      // Otherwise browsers darken the paper themselves.
      colorScheme: 'light !important',
    },
    '&, & *': { color: `${light.text} !important`, background: 'none !important' },
  },
}))

/** Shown after success: what happens next, and a record to keep (GOV.UK, confirmation pages). */
export function SentSummary({ texts, draft, reference, at, hasUnsent, ref }: SentSummaryProps) {
  const headingId = useId()
  const { success, fields, documents } = texts
  const rows = [
    { label: success.reference, value: reference },
    { label: success.date, value: formatMoment(at) },
    ...textNames.map((field) => ({ label: fields[field].label, value: draft[field] })),
    ...documentNames.map((field) => ({
      label: documents[field].label,
      value: draft[field]?.name ?? '',
    })),
  ]
  return (
    <Root aria-labelledby={headingId}>
      <Alert tone="success" title={success.heading} ref={ref}>
        {success.next}
      </Alert>
      {hasUnsent && <Alert tone="notice" title={success.unsent} />}
      <Typography variant="h3" id={headingId}>
        {success.summary}
      </Typography>
      <SummaryList rows={rows} />
      <Button kind="secondary" onClick={() => window.print()}>
        {success.print}
      </Button>
    </Root>
  )
}
