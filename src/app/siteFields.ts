import { graphql } from 'gatsby'

/** What every page asks for beside its own content. */
export const siteFields = graphql`
  fragment SiteFields on Query {
    site {
      buildTime(formatString: "YYYY")
    }
    siteContent {
      brand {
        name
        mark {
          publicURL
        }
        icon {
          publicURL
        }
        touchIcon {
          publicURL
        }
        titleTemplate
      }
      url
      navigationLabel
      navigation {
        label
        path
        button
      }
      skipLink
      contact {
        officeLabel
        office
        phoneLabel
        phone
        emailLabel
        email
      }
      footer {
        blurb
        contactHeading
        socialHeading
        social {
          label
          url
        }
        copyright
      }
      notFound {
        title
        text
        homeLabel
        contactLabel
      }
      failure {
        title
        text
        homeLabel
        contactLabel
      }
    }
  }
`
