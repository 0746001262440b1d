import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type Ref, useId } from 'react'
import { Button } from '../../components/Button'
import { Icon } from '../../components/Icon'
import { SummaryList, type SummaryRow } from '../../components/SummaryList'
import type { RegistrationTexts } from '../../content/generated/types'
import { edge, iconSize, inset, light, radius, typeScale } from '../../theme/tokens'
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
  /** Of the heading that it was sent. */
  titleId: string
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

/** The whole upper part of the panel that it is in. */
const message = {
  display: 'grid',
  gap: 2,
  // The reference beside the heading.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  alignItems: 'end',
  margin: `calc(-1 * ${inset.panel})`,
  marginBottom: 0,
  padding: inset.panel,
  borderRadius: `${radius.box}px ${radius.box}px 0 0`,
  backgroundColor: 'brand.successSurface',
  overflowWrap: 'anywhere',
  '& > svg': { color: 'success.main' },
  '& > svg, & > p': { gridColumn: '1 / -1' },
  '& > div > span': { display: 'block' },
  '@media (forced-colors: active)': { borderBottom: `${edge.thin}px solid` },
}

const reference = { fontSize: typeScale.h2, fontVariantNumeric: 'tabular-nums' }

/** Id of the heading of the empty form below. */
export const anotherIdOf = (titleId: string): string => `${titleId}-another`

/**
 * Shown after success, in the page that has sent it: what happens next, and everything that was sent,
 * to keep or to correct (GOV.UK, confirmation pages).
 */
export function SentSummary(props: SentSummaryProps) {
  const { texts, contact, titleId, receipt, outcome, onResend, ref } = props
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
    <Box sx={{ display: 'grid', gap: 4 }}>
      {outcome && (
        <Box role="alert" tabIndex={-1} ref={ref} sx={message}>
          <Icon name="success" size={iconSize.mark} />
          <Typography variant="h2" id={titleId}>
            {success.heading}
          </Typography>
          <div>
            <Typography variant="body2" component="span">
              {success.reference}
            </Typography>{' '}
            <Typography variant="numeral" sx={reference}>
              {receipt.reference}
            </Typography>
          </div>
          <Typography>{success.next}</Typography>
          {outcome.hasOther && <Typography>{success.changed}</Typography>}
        </Box>
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
      <Typography variant="h3" id={anotherIdOf(titleId)} sx={{ marginTop: 1 }}>
        {success.another}
      </Typography>
    </Box>
  )
}
