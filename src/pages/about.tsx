import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHead } from '../app/PageHead'
import { type SiteData, SitePage } from '../app/SitePage'
import { company } from '../app/structuredData'
import type { AboutContent, HomeContent } from '../content/generated/types'
import { AboutScreen } from '../screens/AboutScreen'

type Data = SiteData & { aboutContent: AboutContent; homeContent: HomeContent }

export default function AboutPage({ data, location }: PageProps<Data>) {
  return (
    <SitePage data={data} location={location}>
      <AboutScreen {...data.aboutContent} action={data.homeContent.hero.action} />
    </SitePage>
  )
}

export function Head({ data, location }: HeadProps<Data>) {
  const { seo } = data.aboutContent
  const site = data.siteContent
  const describes = [company(site)]
  return <PageHead site={site} seo={seo} path={location.pathname} describes={describes} />
}

export const query = graphql`
  query AboutPage {
    ...SiteFields
    aboutContent {
      ...AboutContentFields
    }
    homeContent {
      ...HomeContentFields
    }
  }
`
