import { renderToStaticMarkup } from 'react-dom/server'
import { PageHead, type PageHeadProps } from '../../src/app/PageHead'
import { dark, light } from '../../src/theme/tokens'
import { aboutContent, siteContent } from '../../stories/support/content'

const site = { ...siteContent, url: 'https://partners.example.com' }
const { seo } = aboutContent

/** The document that a build writes for this head. */
function documentOf(props: Partial<PageHeadProps> = {}): Document {
  const html = renderToStaticMarkup(<PageHead site={site} seo={seo} path="/about/" {...props} />)
  return new DOMParser().parseFromString(html, 'text/html')
}
const meta = (name: string, page = documentOf()) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
const canonical = (page: Document) =>
  page.querySelector('link[rel="canonical"]')?.getAttribute('href')

test('the title follows the template of the site', () => {
  const brand = { ...site.brand, name: 'Straitsway', titleTemplate: '{page} – {brand}' }
  expect(documentOf({ site: { ...site, brand } }).title).toBe(`${seo.title} – Straitsway`)
})

test('search engines get the description', () => {
  expect(meta('description')).toBe(seo.description)
})

test('browsers learn that the page supports light and dark', () => {
  expect(meta('color-scheme')).toBe('light dark')
})

test.each([
  ['light', light.surfaceRaised],
  ['dark', dark.surfaceRaised],
])('browsers colour their bar as the header is in the %s scheme', (scheme, colour) => {
  const selector = `meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`
  expect(documentOf().querySelector(selector)?.getAttribute('content')).toBe(colour)
})

describe('structured data', () => {
  const [name, url] = ['A & B </script><script>', 'https://partners.example.com/']
  const describes = [{ '@type': 'WebSite' as const, name, url }]
  const scripts = (page: Document) => [...page.querySelectorAll('script')]

  test('is one block of JSON, which cannot end its element', () => {
    const [script, ...others] = scripts(documentOf({ describes }))
    expect(others).toEqual([])
    expect(script?.type).toBe('application/ld+json')
    const data = { '@context': 'https://schema.org', '@graph': describes }
    expect(JSON.parse(script?.textContent ?? '')).toEqual(data)
  })

  test('has no “&”, which Gatsby takes for the beginning of an entity', () => {
    expect(scripts(documentOf({ describes }))[0]?.textContent).not.toContain('&')
  })

  test('is left out where nothing is described, and on a hidden page', () => {
    expect(scripts(documentOf())).toEqual([])
    expect(scripts(documentOf({ describes, hidden: true }))).toEqual([])
  })
})

test('search engines get the canonical address', () => {
  expect(canonical(documentOf())).toBe('https://partners.example.com/about/')
})

test('search engines may list the page', () => {
  expect(meta('robots')).toBeUndefined()
})

test.each([
  ['og:title', `${seo.title} | ${site.brand.name}`],
  ['og:description', seo.description],
  ['og:url', 'https://partners.example.com/about/'],
  ['og:site_name', site.brand.name],
  ['og:type', 'website'],
  ['og:image', 'https://partners.example.com/social-card.jpg'],
  ['og:image:type', 'image/jpeg'],
  ['og:locale', 'en_GB'],
  ['twitter:card', 'summary_large_image'],
])('a shared link shows %s', (property, content) => {
  expect(meta(property)).toBe(content)
})

test.each([
  ['rel="icon"][type="image/svg+xml"', '/icon.svg'],
  ['rel="icon"][sizes="32x32"', '/favicon.ico'],
  ['rel="manifest"', '/manifest.webmanifest'],
  ['rel="apple-touch-icon"', '/touch.png'],
])('the brand has its link[%s]', (selector, address) => {
  const [icon, touchIcon] = [{ publicURL: '/icon.svg' }, { publicURL: '/touch.png' }]
  const page = documentOf({ site: { ...site, brand: { ...site.brand, icon, touchIcon } } })
  expect(page.querySelector(`link[${selector}]`)?.getAttribute('href')).toBe(address)
})

describe('a hidden page', () => {
  const hidden = documentOf({ hidden: true })

  test('asks search engines to leave it out', () => {
    expect(meta('robots', hidden)).toBe('noindex')
  })

  test('has no canonical address and nothing to share', () => {
    expect(canonical(hidden)).toBeUndefined()
    expect(hidden.querySelector('meta[property]')).toBeNull()
  })

  test('has a title anyway', () => {
    expect(hidden.title).toBe(`${seo.title} | ${site.brand.name}`)
  })
})
