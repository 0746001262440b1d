import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { Alert } from '../../components/Alert'
import { SentRecordDetails, type SentRecordDetailsProps } from './SentRecordDetails'

export interface SentSummaryProps extends SentRecordDetailsProps {
  /** The form still has what the visitor changed while the application was being sent. */
  hasUnsent?: boolean
  ref?: Ref<HTMLDivElement>
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(4),
}))

/** Shown after success: what happens next, and a record to keep (GOV.UK, confirmation pages). */
export function SentSummary({ hasUnsent, ref, ...details }: SentSummaryProps) {
  const { success } = details.texts
  return (
    <Root>
      <Alert tone="success" title={success.heading} ref={ref}>
        {success.next}
      </Alert>
      {hasUnsent && <Alert tone="notice" role="status" title={success.unsent} />}
      <SentRecordDetails {...details} />
    </Root>
  )
}
