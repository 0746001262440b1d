import about from '../../__tests__/fixtures/content/about.yaml'
import contact from '../../__tests__/fixtures/content/contact.yaml'
import home from '../../__tests__/fixtures/content/home.yaml'
import site from '../../__tests__/fixtures/content/site.yaml'
import type {
  AboutContent,
  ContactContent,
  HomeContent,
  SiteContent,
} from '../../src/content/generated/types'

// The tests' own texts, so that no edit of the site's changes a story. The content check makes sure that
// the YAML files have these shapes.
export const aboutContent = about as AboutContent
export const contactContent = contact as ContactContent
export const homeContent = home as HomeContent
export const siteContent = site as SiteContent
