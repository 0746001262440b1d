import about from '../../content/about.yaml'
import contact from '../../content/contact.yaml'
import home from '../../content/home.yaml'
import hero from '../../content/images/hero.png'
import mark from '../../content/images/mark.svg'
import site from '../../content/site.yaml'
import type {
  AboutContent,
  ContactContent,
  HomeContent,
  SiteContent,
} from '../../src/content/types'

/**
 * The site's own words, so that stories show what visitors read. A test checks the YAML files
 * against these shapes; only the pictures arrive another way than through Gatsby.
 */
export const aboutContent = about as AboutContent
export const contactContent = contact as ContactContent
export const homeContent = withHero(home as HomeContent)
export const siteContent = withMark(site as SiteContent)

function withHero(content: HomeContent): HomeContent {
  return { ...content, hero: { ...content.hero, image: { publicURL: hero } } }
}

function withMark(content: SiteContent): SiteContent {
  const picture = { publicURL: mark }
  return {
    ...content,
    brand: { ...content.brand, mark: picture, icon: picture, touchIcon: picture },
  }
}
