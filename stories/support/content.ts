import about from '../../content/about.yaml'
import contact from '../../content/contact.yaml'
import home from '../../content/home.yaml'
import site from '../../content/site.yaml'
import type {
  AboutContent,
  ContactContent,
  HomeContent,
  SiteContent,
} from '../../src/content/generated/types'

// The site's own texts, so that stories show what visitors read. The content check makes sure that
// the YAML files have these shapes.
export const aboutContent = about as AboutContent
export const contactContent = contact as ContactContent
export const homeContent = home as HomeContent
export const siteContent = site as SiteContent
