import type { ReactNode } from 'react'
import { PageLayout } from '../layout/PageLayout'
import { AppTheme } from '../theme/AppTheme'
import type { SiteData } from './siteFields'

export interface SitePageProps {
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
        site={requireContent(data.siteContent, 'content/site.yaml')}
        path={location.pathname.replace(/\/*$/, '/')}
        year={data.site?.buildTime ?? ''}
      >
        {children}
      </PageLayout>
    </AppTheme>
  )
}

/**
 * Returns the content of a query. gatsby-node.ts has checked the files, so missing content means that
 * a query asks for something that the files no longer have.
 *
 * @throws Error naming the file
 */
export function requireContent<Content>(
  content: Content | null | undefined,
  file: string,
): Content {
  if (content === null || content === undefined) throw new Error(`${file} gave no content.`)
  return content
}
