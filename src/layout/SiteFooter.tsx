import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { ContactDetails } from '../components/ContactDetails'
import { fill } from '../content/fill'
import type { SiteContent, SocialLink } from '../content/generated/types'
import { aloneLink, pageWidth, plainList } from '../theme/styles'
import { edge } from '../theme/tokens'
import { BrandName } from './BrandName'

export interface SiteFooterProps {
  site: Pick<SiteContent, 'brand' | 'contact' | 'footer' | 'language' | 'navigation'>
  year: string
}

const Root = styled('footer')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  borderTop: `${edge.thin}px solid ${theme.vars.palette.divider}`,
  paddingBlock: theme.spacing(5, 3),
}))

const Columns = styled('div')(({ theme }) => ({
  ...pageWidth,
  display: 'grid',
  gap: theme.spacing(3, 4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
  '& > div': {
    display: 'grid',
    gap: theme.spacing(1.5),
    alignContent: 'start',
    justifyItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
}))

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }

const linkRow = { ...plainList, ...row, overflowWrap: 'anywhere', '& a': aloneLink }

const lastRow = {
  ...row,
  gridColumn: '1 / -1',
  justifyContent: 'space-between',
  paddingTop: 1.5,
  borderTop: `${edge.thin}px solid`,
  borderTopColor: 'divider',
}

/** Renders the footer of every page: the company, the pages, contact details, social links. */
export function SiteFooter({ site, year }: SiteFooterProps) {
  const { brand, contact, footer, language, navigation } = site
  return (
    <Root>
      <Columns>
        <div>
          <BrandName brand={brand} />
          <Typography sx={{ color: 'text.secondary', maxWidth: '40ch' }}>{footer.blurb}</Typography>
          <Links links={navigation.map(({ label, path }) => ({ label, url: path }))} />
        </div>
        <div>
          <Typography variant="h3" component="h2">
            {footer.contactHeading}
          </Typography>
          <ContactDetails {...contact} language={language} />
        </div>
        <Box component="section" sx={lastRow}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {fill(footer.copyright, { year, brand: brand.name })}
          </Typography>
          <Box sx={row}>
            <Typography variant="body2" component="h2" sx={{ color: 'text.secondary' }}>
              {footer.socialHeading}
            </Typography>
            <Links links={footer.social} />
          </Box>
        </Box>
      </Columns>
    </Root>
  )
}

const Links = ({ links }: { links: readonly SocialLink[] }) => (
  <Box component="ul" sx={linkRow}>
    {links.map(({ label, url }) => (
      <li key={url}>
        <a href={url}>{label}</a>
      </li>
    ))}
  </Box>
)
