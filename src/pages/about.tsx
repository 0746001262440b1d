import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHead } from '../app/PageHead'
import { type SiteData, SitePage } from '../app/SitePage'
import { company } from '../app/structuredData'
import type { AboutContent } from '../content/generated/types'
import { AboutScreen } from '../screens/AboutScreen'

type Data = SiteData & { aboutContent: AboutContent }

export default function AboutPage({ data, location }: PageProps<Data>) {
  return (
    <SitePage data={data} location={location}>
      <AboutScreen {...data.aboutContent} />
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
  }
`
