import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { fill } from '../../content/fill'
import { isSameRecord } from '../../registration/sentRecords'
import { edge, radius } from '../../theme/tokens'
import { formatMoment } from './formatMoment'
import { SentRecordDetails, type SentRecordDetailsProps } from './SentRecordDetails'
import type { FormPartProps } from './useRegistrationForm'

const Details = styled('details')(({ theme }) => ({
  marginBlock: theme.spacing(1, 2),
  padding: theme.spacing(0, 2.5),
  border: `${edge.thin}px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.control,
  '& > summary': { paddingBlock: theme.spacing(1.5), cursor: 'pointer' },
  '&[open]': { paddingBottom: theme.spacing(2.5) },
  '@media print': { '&[open]': { padding: 0, border: 0 } },
}))

/** The records of earlier visits, closed and not announced: the form's message is about other news. */
export function EarlierRecords({ registration, ...part }: FormPartProps) {
  const { news, records } = registration
  return records.list
    .filter((record) => news.kind !== 'sent' || !isSameRecord(record, news.record))
    .map((record) => (
      <EarlierRecord
        key={`${record.reference} ${record.at}`}
        {...part}
        record={record}
        onRemove={() => records.remove(record)}
      />
    ))
}

/** Closed it has no content, so that the page is printed as it is. */
function EarlierRecord(details: SentRecordDetailsProps) {
  const { texts, record } = details
  const [isOpen, setOpen] = useState(false)
  return (
    <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{fill(texts.success.earlier, { date: formatMoment(record.at) })}</summary>
      {isOpen && <SentRecordDetails {...details} />}
    </Details>
  )
}
