import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type Ref, useId, useState } from 'react'
import { Alert } from '../../components/Alert'
import { Button } from '../../components/Button'
import { SummaryList } from '../../components/SummaryList'
import { fill } from '../../content/fill'
import type { CompanyContact, RegistrationTexts } from '../../content/generated/types'
import { edge, light, radius } from '../../theme/tokens'
import { isSameReceipt, type Receipt } from '../rules/application'
import { documentNames, textNames } from '../rules/fields'
import { formatMoment, withContact } from './messages'
import type { FormPartProps } from './useRegistrationForm'

export interface ReceiptProps {
  texts: RegistrationTexts
  contact: CompanyContact
  receipt: Receipt
  /** Removes the receipt from the browser; left out where the browser does not keep it. */
  onRemove?: () => void
}

export interface SentSummaryProps extends ReceiptProps {
  /** The form still has what the visitor changed while the application was being sent. */
  hasUnsent?: boolean
  ref?: Ref<HTMLDivElement>
}

/** Shown after success: what happens next, and a receipt to keep (GOV.UK, confirmation pages). */
export function SentSummary({ hasUnsent, ref, ...details }: SentSummaryProps) {
  const { success } = details.texts
  return (
    <Box sx={{ display: 'grid', gap: 2, marginBottom: 4 }}>
      <Alert tone="success" title={success.heading} ref={ref}>
        {success.next}
      </Alert>
      {hasUnsent && <Alert tone="notice" role="status" title={success.unsent} />}
      <ReceiptDetails {...details} />
    </Box>
  )
}

const Details = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '@media print': {
    // The receipt alone, in ink on paper, whatever is on the page and in whichever scheme.
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

const actions = { display: 'flex', displayPrint: 'none', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }

/** Everything that was sent, to read, to print or to remove. */
function ReceiptDetails({ texts, contact, receipt, onRemove }: ReceiptProps) {
  const headingId = useId()
  const { success } = texts
  return (
    <Details aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId}>
        {success.summary}
      </Typography>
      {receipt.unconfirmed && <Typography>{withContact(success.unconfirmed, contact)}</Typography>}
      <SummaryList rows={rowsOf(receipt, texts)} />
      {onRemove && (
        <Typography sx={{ color: 'text.secondary', displayPrint: 'none' }}>
          {success.kept}
        </Typography>
      )}
      <Box sx={actions}>
        <Button kind="secondary" onClick={() => window.print()}>
          {success.print}
        </Button>
        {onRemove && (
          <Button kind="quiet" onClick={onRemove}>
            {success.remove}
          </Button>
        )}
      </Box>
    </Details>
  )
}

function rowsOf(
  { draft, reference, at }: Receipt,
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

const Earlier = styled('details')(({ theme }) => ({
  marginBlock: theme.spacing(1, 2),
  padding: theme.spacing(0, 2.5),
  border: `${edge.thin}px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.control,
  '& > summary': { paddingBlock: theme.spacing(1.5), cursor: 'pointer' },
  '&[open]': { paddingBottom: theme.spacing(2.5) },
  '@media print': { '&[open]': { padding: 0, border: 0 } },
}))

/** The receipts of earlier visits: closed, and not announced beside the message of the form. */
export function EarlierReceipts({ registration, ...part }: FormPartProps) {
  const { status, receipts } = registration
  return receipts.list
    .filter((receipt) => status.kind !== 'sent' || !isSameReceipt(receipt, status.receipt))
    .map((receipt) => (
      <EarlierReceipt
        key={`${receipt.reference} ${receipt.at}`}
        {...part}
        receipt={receipt}
        onRemove={() => receipts.remove(receipt)}
      />
    ))
}

/** Closed it has no content, so that the page is printed as it is. */
function EarlierReceipt(details: ReceiptProps) {
  const { texts, receipt } = details
  const [isOpen, setOpen] = useState(false)
  return (
    <Earlier onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{fill(texts.success.earlier, { date: formatMoment(receipt.at) })}</summary>
      {isOpen && <ReceiptDetails {...details} />}
    </Earlier>
  )
}
