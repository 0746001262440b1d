import type { ReactNode } from 'react'
import { PageLayout } from '../layout/PageLayout'
import { AppTheme } from '../theme/AppTheme'
import { present } from './present'

export interface SitePageProps {
  data: Queries.SiteFieldsFragment & { site: { buildTime: string | null } | null }
  location: { pathname: string }
  children: ReactNode
}

/** Only the built site fetches the font ahead (docs/decisions/what-a-browser-receives.md). */
const fontDisplay = process.env.NODE_ENV === 'production' ? 'optional' : 'swap'

/** A page of the site: the look and the layout. What may break, the island, catches it itself. */
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
