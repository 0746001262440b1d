import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Band } from '../components/Band'
import type {
  GetInTouch as GetInTouchTexts,
  QuestionList,
  TextList,
} from '../content/generated/types'
import { GetInTouch, type GetInTouchProps, Questions, WhyPartner } from '../sections/ContactPanels'
import { breakpointsInEm, headerHeight, space } from '../theme/tokens'

export interface ContactScreenProps {
  heading: string
  lead: string
  /** The form. */
  children: ReactNode
  getInTouch: GetInTouchTexts
  whyPartner: TextList
  questions?: QuestionList | null
  site: GetInTouchProps['site']
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
          <WhyPartner {...whyPartner} />
          <GetInTouch {...getInTouch} site={site} />
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
