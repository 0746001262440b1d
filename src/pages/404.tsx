import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHead } from '../app/PageHead'
import { type SiteData, SitePage } from '../app/SitePage'
import type { AboutContent } from '../content/generated/types'
import { NoticeScreen } from '../screens/NoticeScreen'

type Data = SiteData & { aboutContent: AboutContent }

export default function NotFoundPage({ data, location }: PageProps<Data>) {
  return (
    <SitePage data={data} location={location}>
      <NoticeScreen {...data.siteContent.notFound} picture={data.aboutContent.fleet} />
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
    aboutContent {
      ...AboutContentFields
    }
  }
`
