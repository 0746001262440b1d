import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Band } from '../components/Band'
import { ContactDetails } from '../components/ContactDetails'
import { Icon } from '../components/Icon'
import { Panel } from '../components/Panel'
import type { GetInTouch, QuestionList, SiteContent, TextList } from '../content/generated/types'
import { Questions } from '../sections/Questions'
import { plainList, remOf } from '../theme/styles'
import { breakpointsInEm, headerHeight, iconSize, space } from '../theme/tokens'

export interface ContactScreenProps {
  heading: string
  lead: string
  /** The form. */
  children: ReactNode
  getInTouch: GetInTouch
  whyPartner: TextList
  questions?: QuestionList | null
  site: Pick<SiteContent, 'contact' | 'language'>
}

const columns = {
  display: 'grid',
  gap: { xs: 6, md: 8 },
  marginTop: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.9fr) minmax(0, 1fr)' },
  alignItems: { md: 'start' },
}

/** Keeps both panels in view beside the form, if the window is high enough. */
const panels = {
  display: 'grid',
  gap: { xs: 6, md: 5 },
  // The first heading stands on the line of the form's.
  paddingTop: { md: 7 },
  [`@media (min-width: ${breakpointsInEm.md}em) and (min-height: 44em)`]: {
    position: 'sticky',
    // Lets the padding scroll under the header, except for the page's usual distance.
    top: headerHeight - space * 4,
  },
}

const advantages = {
  ...plainList,
  display: 'grid',
  gap: 1.5,
  '& li': {
    display: 'grid',
    gridTemplateColumns: `${remOf(iconSize.medium)} minmax(0, 1fr)`,
    gap: 1.5,
  },
  '& svg': { color: 'brand.mark', marginTop: '0.1em' },
}

/** Renders the contact page: the form, beside it the contact details and a partner's advantages, then questions. */
export function ContactScreen({ heading, lead, site, children, ...rest }: ContactScreenProps) {
  const { getInTouch, whyPartner, questions } = rest
  return (
    <Band>
      <Typography variant="h1">{heading}</Typography>
      <Typography variant="lead" sx={{ mt: 2, color: 'text.secondary', maxWidth: '50ch' }}>
        {lead}
      </Typography>
      <Box sx={columns}>
        {children}
        <Box sx={panels}>
          <Panel heading={whyPartner.heading} level={3}>
            <Box component="ul" sx={advantages}>
              {whyPartner.items.map((text) => (
                <li key={text}>
                  <Icon name="check" />
                  <span>{text}</span>
                </li>
              ))}
            </Box>
          </Panel>
          <Panel heading={getInTouch.heading} level={3}>
            <Typography sx={{ color: 'text.secondary' }}>{getInTouch.text}</Typography>
            <ContactDetails {...site.contact} language={site.language} />
          </Panel>
        </Box>
        {questions && questions.items.length > 0 && (
          <Box sx={{ gridColumn: '1 / -1' }}>
            <Questions {...questions} contact={site.contact} />
          </Box>
        )}
      </Box>
    </Band>
  )
}
