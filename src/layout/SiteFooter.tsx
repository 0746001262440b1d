import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { ContactDetails } from '../components/ContactDetails'
import { fill } from '../content/fill'
import type { SiteContent } from '../content/generated/types'
import { columnsOf, pageWidth, plainList } from '../theme/styles'
import { edge, minColumn, space, target } from '../theme/tokens'
import { BrandName } from './BrandName'

export interface SiteFooterProps {
  site: Pick<SiteContent, 'brand' | 'contact' | 'footer' | 'language'>
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
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.5fr) minmax(0, 1fr)',
    gap: theme.spacing(8),
  },
  '& > div': {
    display: 'grid',
    gap: theme.spacing(2),
    alignContent: 'start',
    justifyItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
}))

/** Maximum number of links in one column; more are side by side. */
const maxInColumn = 4

const sideBySide = { gridTemplateColumns: columnsOf(minColumn.links) }

const Links = styled('ul')({
  ...plainList,
  width: '100%',
  display: 'grid',
  columnGap: space * 2,
  marginTop: -1.25 * space,
  overflowWrap: 'anywhere',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: target },
})

const copyright = {
  color: 'text.secondary',
  paddingTop: 3,
  borderTop: `${edge.thin}px solid`,
  borderTopColor: 'divider',
  gridColumn: '1 / -1',
}

/** Renders the footer of every page: the company, contact details, social links. */
export function SiteFooter({ site, year }: SiteFooterProps) {
  const { brand, contact, footer, language } = site
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
          <ContactDetails {...contact} language={language} />
        </div>
        <div>
          <Typography variant="h3" component="h2">
            {footer.socialHeading}
          </Typography>
          <Box component={Links} sx={footer.social.length > maxInColumn ? sideBySide : {}}>
            {footer.social.map(({ label, url }) => (
              <li key={url}>
                <a href={url}>{label}</a>
              </li>
            ))}
          </Box>
        </div>
        <Typography variant="body2" sx={copyright}>
          {fill(footer.copyright, { year, brand: brand.name })}
        </Typography>
      </Columns>
    </Root>
  )
}
