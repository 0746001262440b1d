import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Panel } from '../components/Panel'
import { SummaryList } from '../components/SummaryList'
import { fill } from '../content/fill'
import type { CompanyContact, QuestionList } from '../content/generated/types'

export interface QuestionsProps extends QuestionList {
  contact: Pick<CompanyContact, 'email' | 'phone'>
}

/** Answers what agents ask before they register. */
export function Questions({ heading, items, contact: { email, phone } }: QuestionsProps) {
  const headingId = useId()
  const rows = items.map(({ question, answer }) => ({
    label: question,
    value: fill(answer, { email, phone }),
  }))
  return (
    <Panel aria-labelledby={headingId}>
      <Typography variant="h2" id={headingId}>
        {heading}
      </Typography>
      <SummaryList rows={rows} />
    </Panel>
  )
}
