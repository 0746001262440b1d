import { graphql } from 'gatsby'
import type { SiteContent } from '../content/generated/types'

/** What every page's query gives; without content, it asks for a file that is not there. */
export interface SiteData {
  site: { buildTime: string | null } | null
  siteContent: SiteContent | null
}

/** What every page queries besides its own content. */
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
