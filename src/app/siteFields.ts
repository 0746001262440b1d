import { graphql } from 'gatsby'

/** What every page asks for beside its own content. */
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
