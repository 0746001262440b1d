import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { CheckList } from '../components/CheckList'
import { Panel } from '../components/Panel'
import type { TextList } from '../content/generated/types'

export type WhyPartnerProps = TextList

/** The panel beside the form: what a partner gets. */
export function WhyPartner({ heading, items }: WhyPartnerProps) {
  const headingId = useId()
  return (
    <Panel aria-labelledby={headingId}>
      <Typography variant="h3" component="h2" id={headingId}>
        {heading}
      </Typography>
      <CheckList items={items} />
    </Panel>
  )
}
