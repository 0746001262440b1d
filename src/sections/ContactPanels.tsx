import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { ContactDetails } from '../components/ContactDetails'
import { Icon } from '../components/Icon'
import { Panel } from '../components/Panel'
import { fill } from '../content/fill'
import type {
  CompanyContact,
  GetInTouch as GetInTouchTexts,
  QuestionList,
  SiteContent,
  TextList,
} from '../content/generated/types'
import { columnsOf, plainList, remOf } from '../theme/styles'
import { iconSize, measure, minColumn } from '../theme/tokens'

export interface GetInTouchProps extends GetInTouchTexts {
  site: Pick<SiteContent, 'contact' | 'language'>
}

/**
 * Renders the panel with the contact details, beside the form.
 *
 * Shown by: screens/ContactScreen
 */
export function GetInTouch({ heading, text, site }: GetInTouchProps) {
  return (
    <TitledPanel heading={heading} variant="h3">
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      <ContactDetails {...site.contact} language={site.language} />
    </TitledPanel>
  )
}

const advantage = {
  display: 'grid',
  gridTemplateColumns: `${remOf(iconSize.medium)} minmax(0, 1fr)`,
  gap: 1.5,
  '& svg': { color: 'brand.mark', marginTop: '0.1em' },
}

/**
 * Renders the panel with a partner's advantages, each with a tick, beside the form.
 *
 * Shown by: screens/ContactScreen
 */
export function WhyPartner({ heading, items }: TextList) {
  return (
    <TitledPanel heading={heading} variant="h3">
      <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1.5 }}>
        {items.map((text) => (
          <Box component="li" key={text} sx={advantage}>
            <Icon name="check" />
            <span>{text}</span>
          </Box>
        ))}
      </Box>
    </TitledPanel>
  )
}

export interface QuestionsProps extends QuestionList {
  contact: Pick<CompanyContact, 'email' | 'phone'>
}

const questions = {
  display: 'grid',
  gridTemplateColumns: columnsOf(minColumn.answer),
  columnGap: 8,
  rowGap: 4,
  marginTop: 1,
}

/** Renders answers to what agents ask before they register. */
export function Questions({ heading, items, contact: { email, phone } }: QuestionsProps) {
  return (
    <TitledPanel heading={heading} variant="h2">
      <Box sx={questions}>
        {items.map(({ question, answer }) => (
          <Box key={question} sx={{ maxWidth: measure }}>
            <Typography variant="h3" sx={{ mb: 0.5 }}>
              {question}
            </Typography>
            <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
              {fill(answer, { email, phone })}
            </Typography>
          </Box>
        ))}
      </Box>
    </TitledPanel>
  )
}

interface TitledPanelProps {
  heading: string
  variant: 'h2' | 'h3'
  children: ReactNode
}

function TitledPanel({ heading, variant, children }: TitledPanelProps) {
  const headingId = useId()
  return (
    <Panel aria-labelledby={headingId}>
      <Typography variant={variant} component="h2" id={headingId}>
        {heading}
      </Typography>
      {children}
    </Panel>
  )
}
