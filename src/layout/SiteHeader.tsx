import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { useId } from 'react'
import { Button } from '../components/Button'
import { Icon } from '../components/Icon'
import type { NavigationLink, SiteContent } from '../content/generated/types'
import { pageWidth, plainList } from '../theme/styles'
import {
  breakpoints,
  contentWidth,
  edge,
  headerHeight,
  highWindow,
  iconSize,
  radius,
  rem,
  shadow,
  target,
} from '../theme/tokens'
import { BrandName } from './BrandName'

export interface SiteHeaderProps {
  site: Pick<SiteContent, 'brand' | 'navigation' | 'navigationLabel' | 'menuLabel'>
  /** Path of the current page. */
  path: string
}

/** Room for the mark and the name in px; a long name wraps. */
const brandRoom = 240

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
  // Beside the mark; large text makes the links wrap.
  '& nav': { flex: '1 1 0', maxWidth: '100%' },
  [theme.breakpoints.up('sm')]: { '& nav': { flex: '0 1 auto' } },
}))

/** Gives the name the space that the links leave; it wraps. */
const Brand = styled('div')(({ theme }) => ({
  display: 'flex',
  [theme.breakpoints.up('sm')]: { flex: `1 1 ${brandRoom}px`, minWidth: 0 },
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
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(2),
    '& .MuiButton-root': { paddingInline: theme.spacing(3) },
  },
  // Shows the closed popover as an ordinary list beside the mark.
  '&[popover]:not(:popover-open)': {
    position: 'static',
    width: 'auto',
    border: 0,
    color: 'inherit',
    backgroundColor: 'transparent',
    overflow: 'visible',
  },
}))

const MenuButton = styled('div')({ display: 'none', justifyContent: 'flex-end' })

const Link = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  overflowWrap: 'anywhere',
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

/** Stacks the links in a sheet below the header, while the popover is open. */
const sheet = (theme: Theme): CSSObject => {
  const line = `${edge.thin}px solid ${theme.vars.palette.divider}`
  return {
    position: 'absolute',
    [highWindow]: { position: 'fixed' },
    inset: `${headerHeight}px 0 auto`,
    width: 'auto',
    maxHeight: `calc(100dvh - ${headerHeight}px)`,
    overflow: 'auto',
    padding: theme.spacing(1.5, 2.5, 2.5),
    border: 0,
    borderBottom: line,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: shadow.high,
    flexDirection: 'column',
    flexWrap: 'nowrap',
    alignItems: 'stretch',
    // From the end, the first links would be cut off where not all fit.
    justifyContent: 'flex-start',
    gap: theme.spacing(0.5),
    [theme.breakpoints.up('sm')]: {
      insetInline: `auto calc((100% - ${contentWidth}) / 2)`,
      width: '20rem',
      border: line,
      borderRadius: `0 0 ${radius.box}px ${radius.box}px`,
    },
    '& li > a': { display: 'flex' },
    '& li > .MuiButton-root': { marginTop: theme.spacing(1) },
    '& li > a[aria-current]:not(.MuiButton-root)': {
      boxShadow: 'none',
      borderBlockEnd: 0,
      borderInlineStart: `${edge.ring}px solid ${theme.vars.palette.primary.main}`,
      paddingInlineStart: theme.spacing(1.25),
    },
  }
}

/**
 * Below `menuWidth` a button opens the links. In browsers without popovers there is no button, and
 * the links wrap. An open sheet stays one in a window that gets wider, as on a phone that is turned.
 */
const Navigation = styled('nav', { shouldForwardProp: (name) => name !== 'menuWidth' })<{
  menuWidth: number
}>(({ theme, menuWidth }) => ({
  '@supports selector(:popover-open)': {
    '& > ul:popover-open': sheet(theme),
    [`@media not all and (min-width: ${menuWidth / rem}em)`]: {
      '& > div': { display: 'flex' },
      '& > ul:not(:popover-open)': { display: 'none' },
    },
  },
}))

/** Renders the sticky header with the brand and the menu. */
export function SiteHeader({ site, path }: SiteHeaderProps) {
  const menuId = useId()
  const width = menuWidth(site.navigation)
  return (
    <Root>
      <Inner>
        <Brand>
          <BrandName brand={site.brand} compact />
        </Brand>
        <Navigation aria-label={site.navigationLabel} menuWidth={width}>
          {width > 0 && (
            <MenuButton>
              <Button
                kind="secondary"
                popoverTarget={menuId}
                startIcon={<Icon name="menu" size={iconSize.small} />}
              >
                {site.menuLabel}
              </Button>
            </MenuButton>
          )}
          <Links id={menuId} popover={width > 0 ? 'auto' : undefined}>
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
        </Navigation>
      </Inner>
    </Root>
  )
}

/** The maximum beside the mark at 320 px: links, and their characters together. */
const phone = { links: 3, characters: 16 }

/** In px: the page's margins, a character of a link, what surrounds each label, and the gap between two. */
const wide = { margins: 48, character: 10.2, link: 16, button: 48, gap: 16 }

/**
 * Estimates how wide a window must be for the menu's links to fit beside the brand in one row. Uses
 * the number of characters, because most pages have no script that could measure it.
 *
 * @returns px at 100 % text; 0 if they always fit
 */
function menuWidth(links: readonly NavigationLink[]): number {
  const characters = links.reduce((sum, { label }) => sum + label.length, 0)
  const padding = links.reduce((sum, { button }) => sum + (button ? wide.button : wide.link), 0)
  const width =
    wide.margins + brandRoom + characters * wide.character + padding + (links.length - 1) * wide.gap
  if (width > breakpoints.sm) return Math.ceil(width)
  return links.length > phone.links || characters > phone.characters ? breakpoints.sm : 0
}
