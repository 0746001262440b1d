import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHead } from '../app/PageHead'
import { type SiteData, SitePage } from '../app/SitePage'
import { company, webSite } from '../app/structuredData'
import type { AboutContent, HomeContent } from '../content/generated/types'
import { HomeScreen } from '../screens/HomeScreen'

type Data = SiteData & { homeContent: HomeContent; aboutContent: AboutContent }

export default function HomePage({ data, location }: PageProps<Data>) {
  return (
    <SitePage data={data} location={location}>
      <HomeScreen {...data.homeContent} fleet={data.aboutContent.fleet} />
    </SitePage>
  )
}

export function Head({ data, location }: HeadProps<Data>) {
  const { seo } = data.homeContent
  const site = data.siteContent
  const describes = [company(site), webSite(site)]
  return <PageHead site={site} seo={seo} path={location.pathname} describes={describes} />
}

export const query = graphql`
  query HomePage {
    ...SiteFields
    homeContent {
      ...HomeContentFields
    }
    aboutContent {
      ...AboutContentFields
    }
  }
`
