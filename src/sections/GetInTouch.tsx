import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { ContactDetails } from '../components/ContactDetails'
import { Panel } from '../components/Panel'
import type { CompanyContact, GetInTouch as GetInTouchTexts } from '../content/generated/types'

export interface GetInTouchProps extends GetInTouchTexts {
  contact: CompanyContact
}

/** Renders the panel with the contact details, beside the form. */
export function GetInTouch({ heading, text, contact }: GetInTouchProps) {
  const headingId = useId()
  return (
    <Panel aria-labelledby={headingId}>
      <Typography variant="h3" component="h2" id={headingId}>
        {heading}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      <ContactDetails {...contact} />
    </Panel>
  )
}
