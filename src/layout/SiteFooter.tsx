import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { ContactDetails } from '../components/ContactDetails'
import { fill } from '../content/fill'
import type { SiteContent } from '../content/generated/types'
import { pageWidth, plainList } from '../theme/styles'
import { edge, target } from '../theme/tokens'
import { BrandName } from './BrandName'

export interface SiteFooterProps {
  site: Pick<SiteContent, 'brand' | 'contact' | 'footer'>
  /** Year in the copyright line. */
  year: string
}

const Root = styled('footer')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `${edge.thin}px solid ${theme.vars.palette.divider}`,
  paddingBlock: theme.spacing(7, 4),
}))

const Columns = styled('div')(({ theme }) => ({
  ...pageWidth,
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '2fr 1.5fr 1fr', gap: theme.spacing(8) },
  '& > div': {
    display: 'grid',
    gap: theme.spacing(2),
    alignContent: 'start',
    justifyItems: 'start',
  },
}))

const Links = styled('ul')({
  ...plainList,
  marginTop: -10,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: target },
})

const copyright = {
  color: 'text.secondary',
  paddingTop: 3,
  borderTop: `${edge.thin}px solid`,
  borderTopColor: 'divider',
  gridColumn: '1 / -1',
}

/** The footer of every page: who we are, how to reach us, where else to find us. */
export function SiteFooter({ site, year }: SiteFooterProps) {
  const { brand, contact, footer } = site
  return (
    <Root>
      <Columns>
        <div>
          <BrandName brand={brand} />
          <Typography sx={{ color: 'text.secondary', maxWidth: '40ch' }}>{footer.blurb}</Typography>
        </div>
        <div>
          <Typography variant="h3" component="h2">
            {footer.contactHeading}
          </Typography>
          <ContactDetails {...contact} />
        </div>
        <div>
          <Typography variant="h3" component="h2">
            {footer.socialHeading}
          </Typography>
          <Links>
            {footer.social.map(({ label, url }) => (
              <li key={url}>
                <a href={url}>{label}</a>
              </li>
            ))}
          </Links>
        </div>
        <Typography variant="body2" sx={copyright}>
          {fill(footer.copyright, { year, brand: brand.name })}
        </Typography>
      </Columns>
    </Root>
  )
}
