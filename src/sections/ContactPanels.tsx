import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { CheckList } from '../components/CheckList'
import { ContactDetails } from '../components/ContactDetails'
import { Panel } from '../components/Panel'
import { SummaryList } from '../components/SummaryList'
import { fill } from '../content/fill'
import type {
  CompanyContact,
  GetInTouch as GetInTouchTexts,
  QuestionList,
  SiteContent,
  TextList,
} from '../content/generated/types'

export interface GetInTouchProps extends GetInTouchTexts {
  site: Pick<SiteContent, 'contact' | 'language'>
}

/** Renders the panel with the contact details, beside the form. */
export function GetInTouch({ heading, text, site }: GetInTouchProps) {
  return (
    <TitledPanel heading={heading} variant="h3">
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      <ContactDetails {...site.contact} language={site.language} />
    </TitledPanel>
  )
}

/** Renders the panel with a partner's advantages, beside the form. */
export function WhyPartner({ heading, items }: TextList) {
  return (
    <TitledPanel heading={heading} variant="h3">
      <CheckList items={items} />
    </TitledPanel>
  )
}

export interface QuestionsProps extends QuestionList {
  contact: Pick<CompanyContact, 'email' | 'phone'>
}

/** Answers what agents ask before they register. */
export function Questions({ heading, items, contact: { email, phone } }: QuestionsProps) {
  const rows = items.map(({ question, answer }) => ({
    label: question,
    value: fill(answer, { email, phone }),
  }))
  return (
    <TitledPanel heading={heading} variant="h2">
      <SummaryList rows={rows} />
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
