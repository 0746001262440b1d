import { graphql } from 'gatsby'

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
