import { graphql } from 'gatsby'
import type { SiteContent } from '../content/generated/types'

/** The result of every page's query. Its content is `null` if the file does not exist. */
export interface SiteData {
  site: { buildTime: string | null } | null
  siteContent: SiteContent | null
}

/** The fields that every page queries besides its own content. */
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
