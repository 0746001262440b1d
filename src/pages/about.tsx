import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { breadcrumbs, company } from '../app/described'
import { PageHead } from '../app/PageHead'
import { present } from '../app/present'
import { SitePage } from '../app/SitePage'
import type { SiteData } from '../app/siteFields'
import type { AboutContent } from '../content/generated/types'
import { AboutScreen } from '../screens/AboutScreen'

type Data = SiteData & { aboutContent: AboutContent | null }

export default function AboutPage({ data, location }: PageProps<Data>) {
  return (
    <SitePage data={data} location={location}>
      <AboutScreen {...present(data.aboutContent, 'content/about.yaml')} />
    </SitePage>
  )
}

export function Head({ data, location }: HeadProps<Data>) {
  const { seo } = present(data.aboutContent, 'content/about.yaml')
  const site = present(data.siteContent, 'content/site.yaml')
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
