import type { ReactNode } from 'react'
import { PageLayout } from '../layout/PageLayout'
import { AppTheme } from '../theme/AppTheme'
import { present } from './present'
import type { SiteData } from './siteFields'

export interface SitePageProps {
  data: SiteData
  location: { pathname: string }
  children: ReactNode
}

/** Only the built site preloads the font (docs/decisions/what-a-browser-receives.md). */
const fontDisplay = process.env.NODE_ENV === 'production' ? 'optional' : 'swap'

/** The theme and the layout of a page. The island, which may fail, catches its own errors. */
export function SitePage({ data, location, children }: SitePageProps) {
  return (
    <AppTheme fontDisplay={fontDisplay}>
      <PageLayout
        site={present(data.siteContent, 'content/site.yaml')}
        path={location.pathname.replace(/\/*$/, '/')}
        year={data.site?.buildTime ?? ''}
      >
        {children}
      </PageLayout>
    </AppTheme>
  )
}
