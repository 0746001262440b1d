import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { SkipLink } from '../components/SkipLink'
import type { SiteContent } from '../content/generated/types'
import { SiteFooter, type SiteFooterProps } from './SiteFooter'
import { SiteHeader } from './SiteHeader'

export interface PageLayoutProps extends SiteFooterProps {
  site: SiteContent
  /** Path of the page, with a trailing slash; marks its link in the header. */
  path: string
  children: ReactNode
}

/**
 * Renders the frame of every page: skip link, sticky header, footer.
 *
 * Shown by: screens/HomeScreen
 */
export function PageLayout({ site, path, year, children }: PageLayoutProps) {
  return (
    <Box sx={{ minHeight: '100svh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink href="#main">{site.skipLink}</SkipLink>
      <SiteHeader site={site} path={path} />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ flexGrow: 1, '&:focus': { outline: 'none' } }}
      >
        {children}
      </Box>
      <SiteFooter site={site} year={year} />
    </Box>
  )
}
