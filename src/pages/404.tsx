import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHead } from '../app/PageHead'
import { type SiteData, SitePage } from '../app/SitePage'
import { NoticeScreen } from '../screens/NoticeScreen'

export default function NotFoundPage({ data, location }: PageProps<SiteData>) {
  const site = data.siteContent
  return (
    <SitePage data={data} location={location}>
      <NoticeScreen {...site.notFound} site={site} />
    </SitePage>
  )
}

export function Head({ data, location }: HeadProps<SiteData>) {
  const site = data.siteContent
  const { title, text } = site.notFound
  return <PageHead hidden site={site} seo={{ title, description: text }} path={location.pathname} />
}

export const query = graphql`
  query NotFoundPage {
    ...SiteFields
  }
`
