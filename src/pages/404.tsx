import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHead } from '../app/PageHead'
import { requireContent, SitePage } from '../app/SitePage'
import type { SiteData } from '../app/siteFields'
import { NoticeScreen } from '../screens/NoticeScreen'

export default function NotFoundPage({ data, location }: PageProps<SiteData>) {
  const site = requireContent(data.siteContent, 'content/site.yaml')
  return (
    <SitePage data={data} location={location}>
      <NoticeScreen {...site.notFound} site={site} />
    </SitePage>
  )
}

export function Head({ data, location }: HeadProps<SiteData>) {
  const site = requireContent(data.siteContent, 'content/site.yaml')
  const { title, text } = site.notFound
  return <PageHead hidden site={site} seo={{ title, description: text }} path={location.pathname} />
}

export const query = graphql`
  query NotFoundPage {
    ...SiteFields
  }
`
