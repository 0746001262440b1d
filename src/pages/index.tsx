import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHead } from '../app/PageHead'
import { requireContent, SitePage } from '../app/SitePage'
import type { SiteData } from '../app/siteFields'
import { company, webSite } from '../app/structuredData'
import type { HomeContent } from '../content/generated/types'
import { HomeScreen } from '../screens/HomeScreen'

type Data = SiteData & { homeContent: HomeContent | null }

export default function HomePage({ data, location }: PageProps<Data>) {
  return (
    <SitePage data={data} location={location}>
      <HomeScreen {...requireContent(data.homeContent, 'content/home.yaml')} />
    </SitePage>
  )
}

export function Head({ data, location }: HeadProps<Data>) {
  const { seo } = requireContent(data.homeContent, 'content/home.yaml')
  const site = requireContent(data.siteContent, 'content/site.yaml')
  const describes = [company(site), webSite(site)]
  return <PageHead site={site} seo={seo} path={location.pathname} describes={describes} />
}

export const query = graphql`
  query HomePage {
    ...SiteFields
    homeContent {
      ...HomeContentFields
    }
  }
`
