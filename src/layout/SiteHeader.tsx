import { styled } from '@mui/material/styles'
import { Button } from '../components/Button'
import type { SiteContent } from '../content/generated/types'
import { pageWidth, plainList } from '../theme/styles'
import { edge, headerHeight, highWindow, target } from '../theme/tokens'
import { BrandName } from './BrandName'

export interface SiteHeaderProps {
  site: Pick<SiteContent, 'brand' | 'navigation' | 'navigationLabel'>
  /** Path of the current page. */
  path: string
}

const Root = styled('header')(({ theme }) => ({
  [highWindow]: { position: 'sticky', top: 0, zIndex: theme.zIndex.appBar },
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `${edge.thin}px solid ${theme.vars.palette.divider}`,
}))

const Inner = styled('div')(({ theme }) => ({
  ...pageWidth,
  minHeight: headerHeight - edge.thin,
  paddingBlock: theme.spacing(0.5),
  display: 'flex',
  // Takes effect only if the mark and the longest link are wider than the screen.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  // Beside the mark; where text is large, the links wrap there.
  '& nav': { flex: '1 1 0' },
}))

const Links = styled('ul')(({ theme }) => ({
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  lineHeight: 1.35,
  gap: theme.spacing(0.5),
  '& .MuiButton-root': { paddingInline: theme.spacing(2) },
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(2),
    '& .MuiButton-root': { paddingInline: theme.spacing(3) },
  },
}))

const Link = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  // All links fit beside the mark at 320 px.
  paddingInline: theme.spacing(0.75),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(1) },
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-current]': {
    fontWeight: theme.typography.fontWeightBold,
    boxShadow: `inset 0 -${edge.ring}px ${theme.vars.palette.primary.main}`,
  },
  '@media (forced-colors: active)': { '&[aria-current]': { borderBottom: `${edge.ring}px solid` } },
}))

/** The sticky header: the brand and the menu, whose links may look like buttons. */
export function SiteHeader({ site, path }: SiteHeaderProps) {
  return (
    <Root>
      <Inner>
        <BrandName brand={site.brand} compact />
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
