import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Band } from '../components/Band'
import { Button } from '../components/Button'
import { ContactDetails } from '../components/ContactDetails'
import type { Notice, SiteContent } from '../content/generated/types'
import { measure } from '../theme/tokens'

export interface NoticeScreenProps extends Notice {
  site: Pick<SiteContent, 'contact' | 'language'>
}

const page = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: measure,
}

/** Renders a message that fills a page, with links to continue. */
export function NoticeScreen({ title, text, homeLabel, contactLabel, site }: NoticeScreenProps) {
  return (
    <Band>
      <Box sx={page}>
        <Typography variant="h1">{title}</Typography>
        <Typography variant="lead">{text}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button href="/">{homeLabel}</Button>
          <Button href="/contact/" kind="secondary">
            {contactLabel}
          </Button>
        </Box>
        <ContactDetails {...site.contact} language={site.language} />
      </Box>
    </Band>
  )
}
