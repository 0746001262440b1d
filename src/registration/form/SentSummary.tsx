import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type Ref, useId } from 'react'
import { Alert } from '../../components/Alert'
import { Button } from '../../components/Button'
import { SummaryList, type SummaryRow } from '../../components/SummaryList'
import type { RegistrationTexts } from '../../content/generated/types'
import { light } from '../../theme/tokens'
import type { Receipt } from '../rules/application'
import { linesOf, rowsOf } from './applicationText'
import { ButtonRow } from './ButtonRow'
import { useTitlePrefix } from './domHooks'
import { formatMoment } from './formatMoment'
import type { FormContact } from './formTexts'
import type { Outcome } from './outcome'
import { SaveAsFile } from './SaveAsFile'
import { WhatsAppLink } from './SendFailureAlert'

export interface SentSummaryProps {
  texts: RegistrationTexts
  contact: FormContact
  receipt: Required<Receipt>
  /** It has just been sent. */
  outcome?: Extract<Outcome, { kind: 'sent' }>
  /** Fills the form with what was sent; without it, there is no button. */
  onResend?: () => void
  /** Of the message that it was sent. */
  ref?: Ref<HTMLDivElement>
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

/**
 * Shown after success, in the page that has sent it: what happens next, and everything that was sent,
 * to keep or to correct (GOV.UK, confirmation pages).
 */
export function SentSummary({ texts, contact, receipt, outcome, onResend, ref }: SentSummaryProps) {
  const headingId = useId()
  const { success } = texts
  useTitlePrefix(outcome ? success.titlePrefix : '')
  const entered = rowsOf(receipt.draft, texts, (document) => document?.name ?? '')
  const rows: SummaryRow[] = [
    { label: success.reference, value: receipt.reference, translate: 'no' },
    { label: success.date, value: formatMoment(receipt.at, 'named') },
    ...entered.map((row) => ({ ...row, translate: 'no' as const })),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 4, marginTop: 1 }}>
      {outcome && (
        <Alert tone="success" title={success.heading} ref={ref}>
          {success.next}
          {outcome.hasOther && success.changed}
        </Alert>
      )}
      <Details aria-labelledby={headingId}>
        <Typography variant="h3" id={headingId}>
          {success.summary}
        </Typography>
        <Typography sx={{ color: 'text.secondary', displayPrint: 'none' }}>
          {success.kept}
        </Typography>
        <ButtonRow sx={{ displayPrint: 'none' }}>
          {/* Some browsers inside other apps cannot. */}
          {'print' in window && (
            <Button kind="secondary" onClick={() => window.print()}>
              {success.print}
            </Button>
          )}
          <SaveAsFile
            label={success.save}
            text={linesOf(rows)}
            fileName={`${texts.title} ${receipt.reference}.txt`}
          />
          {onResend && (
            <Button kind="quiet" onClick={onResend}>
              {success.change}
            </Button>
          )}
          <WhatsAppLink texts={texts.whatsapp} contact={contact} reference={receipt.reference} />
        </ButtonRow>
        <SummaryList rows={rows} />
      </Details>
      <Typography variant="h3" component="h3" sx={{ marginTop: 1 }}>
        {success.another}
      </Typography>
    </Box>
  )
}
