import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { CheckList } from '../components/CheckList'
import { Panel } from '../components/Panel'
import type { TextList } from '../content/generated/types'

export type WhyPartnerProps = TextList

/** Renders the panel with a partner's advantages, beside the form. */
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
