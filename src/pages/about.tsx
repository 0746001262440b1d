import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHead } from '../app/PageHead'
import { requireContent, SitePage } from '../app/SitePage'
import type { SiteData } from '../app/siteFields'
import { breadcrumbs, company } from '../app/structuredData'
import type { AboutContent } from '../content/generated/types'
import { AboutScreen } from '../screens/AboutScreen'

type Data = SiteData & { aboutContent: AboutContent | null }

export default function AboutPage({ data, location }: PageProps<Data>) {
  return (
    <SitePage data={data} location={location}>
      <AboutScreen {...requireContent(data.aboutContent, 'content/about.yaml')} />
    </SitePage>
  )
}

export function Head({ data, location }: HeadProps<Data>) {
  const { seo } = requireContent(data.aboutContent, 'content/about.yaml')
  const site = requireContent(data.siteContent, 'content/site.yaml')
  const path = location.pathname
  const describes = [company(site), breadcrumbs(site, path, seo.title)]
  return <PageHead site={site} seo={seo} path={path} describes={describes} />
}

export const query = graphql`
  query AboutPage {
    ...SiteFields
    aboutContent {
      ...AboutContentFields
    }
  }
`
