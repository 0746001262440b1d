import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Panel } from '../components/Panel'
import { fill } from '../content/fill'
import type { CompanyContact, QuestionList } from '../content/generated/types'
import { columnsOf } from '../theme/styles'
import { measure, minColumn } from '../theme/tokens'

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
    <Panel heading={heading}>
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
    </Panel>
  )
}
