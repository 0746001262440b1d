import { styled } from '@mui/material/styles'
import { Button } from '../components/Button'
import type { NavigationLink, SiteContent } from '../content/generated/types'
import { aloneLink, onDarkSurface, pageWidth, plainList } from '../theme/styles'
import { edge, headerHeight, highWindow, minColumn } from '../theme/tokens'
import { BrandName } from './BrandName'

export interface SiteHeaderProps {
  site: Pick<SiteContent, 'brand' | 'navigation' | 'navigationLabel'>
  path: string
}

const Root = styled('header', { shouldForwardProp: (name) => name !== 'isOneRow' })<{
  isOneRow: boolean
}>(({ theme, isOneRow }) => {
  const sticky = { position: 'sticky', top: 0, zIndex: theme.zIndex.appBar }
  return {
    [highWindow]: isOneRow ? sticky : { [theme.breakpoints.up('sm')]: sticky },
    ...onDarkSurface,
    backgroundColor: theme.vars.palette.brand.surfaceHeader,
    '@media (forced-colors: active)': { borderBottom: `${edge.thin}px solid` },
  }
})

const Inner = styled('div')(({ theme }) => ({
  ...pageWidth,
  minHeight: headerHeight,
  paddingBlock: theme.spacing(0.5),
  display: 'flex',
  // Wraps only if the mark and the longest link are wider than the screen.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  // Beside the mark; long links and large text wrap.
  '& nav': { flex: '1 1 0', maxWidth: '100%' },
  [theme.breakpoints.up('sm')]: { flexWrap: 'nowrap', '& nav': { flex: '0 1 auto' } },
}))

/** Takes the space that the links leave; the name wraps. */
const Brand = styled('div')(({ theme }) => ({
  display: 'flex',
  [theme.breakpoints.up('sm')]: { flex: `1 0 ${minColumn.brand}`, minWidth: 0 },
}))

const Links = styled('ul')(({ theme }) => ({
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  lineHeight: 1.35,
  gap: theme.spacing(0.5),
  '& > li': { maxWidth: '100%' },
  '& .MuiButton-root': { paddingInline: theme.spacing(2) },
  '& .MuiButton-root[aria-current]': {
    boxShadow: `0 0 0 ${edge.thick}px ${theme.vars.palette.brand.onDeep}`,
  },
  [theme.breakpoints.up('sm')]: {
    columnGap: theme.spacing(2),
    '& .MuiButton-root': { paddingInline: theme.spacing(3) },
  },
}))

const Link = styled('a')(({ theme }) => ({
  ...aloneLink,
  overflowWrap: 'anywhere',
  // Narrow, so that all links fit beside the mark at 320 px.
  paddingInline: theme.spacing(0.75),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(1) },
  fontWeight: theme.typography.fontWeightMedium,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-current]': {
    fontWeight: theme.typography.fontWeightBold,
    boxShadow: `inset 0 -${edge.ring}px ${theme.vars.palette.brand.markOnHeader}`,
  },
  '@media (forced-colors: active)': { '&[aria-current]': { borderBottom: `${edge.ring}px solid` } },
}))

/** Renders the header with brand and menu. It is sticky only where it is certain to be low. */
export function SiteHeader({ site, path }: SiteHeaderProps) {
  return (
    <Root isOneRow={isOneRow(site.navigation)}>
      <Inner>
        <Brand>
          <BrandName brand={site.brand} compact />
        </Brand>
        <nav aria-label={site.navigationLabel}>
          <Links>
            {site.navigation.map((link) => {
              const LinkOrButton = link.button ? Button : Link
              const current = link.path === path ? 'page' : undefined
              return (
                <li key={link.path}>
                  <LinkOrButton href={link.path} aria-current={current}>
                    {link.label}
                  </LinkOrButton>
                </li>
              )
            })}
          </Links>
        </nav>
      </Inner>
    </Root>
  )
}

/** The maximum number of links, and of their characters together, beside the mark at 320 px. */
const phone = { links: 3, characters: 16 }

function isOneRow(links: readonly NavigationLink[]): boolean {
  const characters = links.reduce((sum, { label }) => sum + label.length, 0)
  return links.length <= phone.links && characters <= phone.characters
}
