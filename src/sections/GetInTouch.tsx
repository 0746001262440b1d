import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { ContactDetails } from '../components/ContactDetails'
import { Panel } from '../components/Panel'
import type { GetInTouch as GetInTouchTexts, SiteContent } from '../content/generated/types'

export interface GetInTouchProps extends GetInTouchTexts {
  site: Pick<SiteContent, 'contact' | 'language'>
}

/** Renders the panel with the contact details, beside the form. */
export function GetInTouch({ heading, text, site }: GetInTouchProps) {
  const headingId = useId()
  return (
    <Panel aria-labelledby={headingId}>
      <Typography variant="h3" component="h2" id={headingId}>
        {heading}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      <ContactDetails {...site.contact} language={site.language} />
    </Panel>
  )
}
