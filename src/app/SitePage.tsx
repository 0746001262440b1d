import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import type { SiteContent } from '../content/generated/types'
import { PageLayout } from '../layout/PageLayout'
import { AppTheme } from '../theme/AppTheme'

/** The result of every page's query; gatsby-node.ts has checked that the content is there. */
export interface SiteData {
  site: { buildTime: string }
  siteContent: SiteContent
}

export const siteFields = graphql`
  fragment SiteFields on Query {
    site {
      buildTime(formatString: "YYYY")
    }
    siteContent {
      ...SiteContentFields
    }
  }
`

interface SitePageProps {
  data: SiteData
  location: { pathname: string }
  children: ReactNode
}

/** Only the built site preloads the font (docs/decisions/what-a-browser-receives.md). */
const fontDisplay = process.env.NODE_ENV === 'production' ? 'optional' : 'swap'

/** Renders a page inside theme and layout. The island, which may fail, catches its own errors. */
export function SitePage({ data, location, children }: SitePageProps) {
  return (
    <AppTheme fontDisplay={fontDisplay}>
      <PageLayout
        site={data.siteContent}
        path={location.pathname.replace(/\/*$/, '/')}
        year={data.site.buildTime}
      >
        {children}
      </PageLayout>
    </AppTheme>
  )
}
