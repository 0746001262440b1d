import about from '../../content/about.yaml'
import contact from '../../content/contact.yaml'
import home from '../../content/home.yaml'
import site from '../../content/site.yaml'
import type * as types from '../../src/content/generated/types'

// What visitors of the site read now, for one story of each screen and the page on the style of texts.
// The content check makes sure that the YAML files have these shapes.
export const aboutContent = about as types.AboutContent
export const contactContent = contact as types.ContactContent
export const homeContent = home as types.HomeContent
export const siteContent = site as types.SiteContent
