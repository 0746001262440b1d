import about from '../../__tests__/fixtures/content/about.yaml'
import contact from '../../__tests__/fixtures/content/contact.yaml'
import home from '../../__tests__/fixtures/content/home.yaml'
import site from '../../__tests__/fixtures/content/site.yaml'
import type * as types from '../../src/content/generated/types'

// The tests' own texts: no edit of the site's changes a story. The content check proves the shapes.
export const aboutContent = about as types.AboutContent
export const contactContent = contact as types.ContactContent
export const homeContent = home as types.HomeContent
export const siteContent = site as types.SiteContent

/** Longer than any word that a text is likely to have. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitaen'
