import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Button } from '../../components/Button'
import { SummaryList } from '../../components/SummaryList'
import { fill } from '../../content/fill'
import type { CompanyContact, RegistrationTexts } from '../../content/generated/types'
import { documentNames, textNames } from '../../registration/fields'
import type { SentRecord } from '../../registration/sentRecords'
import { light } from '../../theme/tokens'
import { formatMoment } from './formatMoment'

export interface SentRecordDetailsProps {
  texts: RegistrationTexts
  contact: CompanyContact
  record: SentRecord
  /** Removes the record from the browser; left out where the browser does not keep it. */
  onRemove?: () => void
}

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '@media print': {
    // The record alone, in ink on paper, whatever is on the page and in whichever scheme.
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

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2),
  '@media print': { display: 'none' },
}))

/** Everything that was sent, to read, to print or to remove. */
export function SentRecordDetails({ texts, contact, record, onRemove }: SentRecordDetailsProps) {
  const headingId = useId()
  const { success } = texts
  return (
    <Root aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId}>
        {success.summary}
      </Typography>
      {record.unconfirmed && (
        <Typography>
          {fill(success.unconfirmed, { email: contact.email, phone: contact.phone })}
        </Typography>
      )}
      <SummaryList rows={rowsOf(record, texts)} />
      {onRemove && (
        <Typography sx={{ color: 'text.secondary', displayPrint: 'none' }}>
          {success.kept}
        </Typography>
      )}
      <Actions>
        <Button kind="secondary" onClick={() => window.print()}>
          {success.print}
        </Button>
        {onRemove && (
          <Button kind="quiet" onClick={onRemove}>
            {success.remove}
          </Button>
        )}
      </Actions>
    </Root>
  )
}

function rowsOf(
  { draft, reference, at }: SentRecord,
  { success, fields, documents }: RegistrationTexts,
) {
  return [
    { label: success.reference, value: reference },
    { label: success.date, value: formatMoment(at) },
    ...textNames.map((field) => ({ label: fields[field].label, value: draft[field] })),
    ...documentNames.map((field) => ({
      label: documents[field].label,
      value: draft[field]?.name ?? '',
    })),
  ]
}
