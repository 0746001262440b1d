import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Band } from '../components/Band'
import type { CompanyContact, ContactContent } from '../content/generated/types'
import { GetInTouch } from '../sections/GetInTouch'
import {
  RegistrationForm,
  type RegistrationFormProps,
} from '../sections/registration-form/RegistrationForm'
import { WhyPartner } from '../sections/WhyPartner'

export interface ContactScreenProps
  extends Pick<ContactContent, 'heading' | 'lead' | 'form' | 'getInTouch' | 'whyPartner'>,
    Omit<RegistrationFormProps, 'texts' | 'contact'> {
  contact: CompanyContact
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  marginTop: theme.spacing(5),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.9fr) minmax(0, 1fr)',
    gap: theme.spacing(8),
    alignItems: 'start',
  },
}))

const Aside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  [theme.breakpoints.up('md')]: { paddingTop: theme.spacing(5) },
}))

/** The registration page as a function of its content and its ports. */
export function ContactScreen({
  heading,
  lead,
  form,
  getInTouch,
  whyPartner,
  contact,
  ...ports
}: ContactScreenProps) {
  return (
    <Band>
      <Typography variant="h1">{heading}</Typography>
      <Typography variant="lead" sx={{ mt: 2, color: 'text.secondary', maxWidth: '50ch' }}>
        {lead}
      </Typography>
      <Columns>
        <RegistrationForm texts={form} contact={contact} {...ports} />
        <Aside>
          <GetInTouch {...getInTouch} contact={contact} />
          <WhyPartner {...whyPartner} />
        </Aside>
      </Columns>
    </Band>
  )
}
