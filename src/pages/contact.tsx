import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Island } from '../app/Island'
import { PageHead } from '../app/PageHead'
import { requireContent, SitePage } from '../app/SitePage'
import type { SiteData } from '../app/siteFields'
import { breadcrumbs } from '../app/structuredData'
import type { ContactContent } from '../content/generated/types'
import { ContactScreen } from '../screens/ContactScreen'

type Data = SiteData & { contactContent: ContactContent | null }

export default function ContactPage({ data, location }: PageProps<Data>) {
  const { form, ...content } = requireContent(data.contactContent, 'content/contact.yaml')
  const site = requireContent(data.siteContent, 'content/site.yaml')
  const { email, phone, whatsapp } = site.contact
  return (
    <SitePage data={data} location={location}>
      <ContactScreen {...content} site={site}>
        <Island texts={form} failure={site.failure} contact={{ email, phone, whatsapp }} />
      </ContactScreen>
    </SitePage>
  )
}

export function Head({ data, location }: HeadProps<Data>) {
  const { seo } = requireContent(data.contactContent, 'content/contact.yaml')
  const site = requireContent(data.siteContent, 'content/site.yaml')
  const path = location.pathname
  const describes = [breadcrumbs(site, path, seo.title)]
  return <PageHead site={site} seo={seo} path={path} describes={describes} />
}

export const query = graphql`
  query ContactPage {
    ...SiteFields
    contactContent {
      ...ContactContentFields
    }
  }
`
