import { Island } from '@partner-site/gatsby-plugin-islands'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import ContactIsland from '../app/ContactIsland'
import { PageHead } from '../app/PageHead'
import { type SiteData, SitePage } from '../app/SitePage'
import type { ContactContent } from '../content/generated/types'
import { ContactScreen } from '../screens/ContactScreen'

type Data = SiteData & { contactContent: ContactContent }

export default function ContactPage({ data, location }: PageProps<Data>) {
  const { form, ...content } = data.contactContent
  const site = data.siteContent
  const { email, phone, whatsapp } = site.contact
  return (
    <SitePage data={data} location={location}>
      <ContactScreen {...content} site={site}>
        <Island
          name="registration"
          component={ContactIsland}
          props={{ texts: form, failure: site.failure, contact: { email, phone, whatsapp } }}
        />
      </ContactScreen>
    </SitePage>
  )
}

export function Head({ data, location }: HeadProps<Data>) {
  const { seo } = data.contactContent
  return <PageHead site={data.siteContent} seo={seo} path={location.pathname} />
}

export const query = graphql`
  query ContactPage {
    ...SiteFields
    contactContent {
      ...ContactContentFields
    }
  }
`
