import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Band } from '../components/Band'
import { Button } from '../components/Button'
import { ContactDetails } from '../components/ContactDetails'
import type { CompanyContact, Notice } from '../content/generated/types'
import { measure } from '../theme/tokens'

export interface NoticeBandProps extends Notice {
  contact: CompanyContact
}

const Copy = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  maxWidth: measure,
}))

const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
}))

/** Says that a page does not exist or has failed, and where to go next. */
export function NoticeBand({ title, text, homeLabel, contactLabel, contact }: NoticeBandProps) {
  return (
    <Band>
      <Copy>
        <Typography variant="h1">{title}</Typography>
        <Typography variant="lead">{text}</Typography>
        <Links>
          <Button href="/">{homeLabel}</Button>
          <Button href="/contact/" kind="secondary">
            {contactLabel}
          </Button>
        </Links>
        <ContactDetails {...contact} />
      </Copy>
    </Band>
  )
}
