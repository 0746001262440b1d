import type { ReactNode } from 'react'
import { PageLayout } from '../layout/PageLayout'
import { NoticeScreen } from '../screens/NoticeScreen'
import { AppTheme } from '../theme/AppTheme'
import { FailureBoundary } from './FailureBoundary'
import { present } from './present'

export interface SitePageProps {
  data: Queries.SiteFieldsFragment & { site: { buildTime: string | null } | null }
  location: { pathname: string }
  children: ReactNode
}

/** A page of the site: the look, the layout, and the failure screen should the page break. */
export function SitePage({ data, location, children }: SitePageProps) {
  const site = present(data.siteContent, 'content/site.yaml')
  const layout = {
    site,
    path: location.pathname.replace(/\/*$/, '/'),
    year: data.site?.buildTime ?? '',
  }
  return (
    <AppTheme>
      <FailureBoundary
        fallback={
          <PageLayout {...layout}>
            <NoticeScreen {...site.failure} contact={site.contact} />
          </PageLayout>
        }
      >
        <PageLayout {...layout}>{children}</PageLayout>
      </FailureBoundary>
    </AppTheme>
  )
}
