import { renderToStaticMarkup } from 'react-dom/server'
import { PageHead, type PageHeadProps } from '../../../src/app/PageHead'
import { light } from '../../../src/theme/tokens'
import { aboutContent, siteContent } from '../../../stories/support/content'

const site = {
  ...siteContent,
  url: 'https://partners.example.com',
  socialCard: { publicURL: '/static/1f/our card.jpg' },
}
const { seo } = aboutContent

function documentOf(props: Partial<PageHeadProps> = {}): Document {
  const html = renderToStaticMarkup(<PageHead site={site} seo={seo} path="/about/" {...props} />)
  return new DOMParser().parseFromString(html, 'text/html')
}
const meta = (name: string, page = documentOf()) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
const link = (selector: string, page = documentOf()) =>
  page.querySelector(`link[${selector}]`)?.getAttribute('href')

test.each([
  ['description', seo.description],
  ['color-scheme', 'light dark'],
  ['theme-color', light.surfaceHeader],
  ['og:title', `${seo.title} | ${site.brand.name}`],
  ['og:description', seo.description],
  ['og:url', 'https://partners.example.com/about/'],
  ['og:site_name', site.brand.name],
  ['og:type', 'website'],
  ['og:image', 'https://partners.example.com/static/1f/our%20card.jpg'],
  ['og:image:alt', site.socialCardAlt],
  ['twitter:card', 'summary_large_image'],
])('browsers, search engines and shared links read %s', (name, content) => {
  expect(meta(name)).toBe(content)
})

test.each([
  ['rel="icon"][type="image/svg+xml"', '/icon.svg'],
  ['rel="icon"][sizes="32x32"', '/favicon.ico'],
  ['rel="apple-touch-icon"', '/apple-touch-icon.png'],
  ['rel="manifest"][crossorigin="use-credentials"', '/manifest.webmanifest'],
])('the page has its link[%s]', (selector, address) => {
  expect(link(selector)).toBe(address)
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
    // Gatsby takes it for the beginning of an entity.
    expect(script?.textContent).not.toContain('&')
  })

  test('is left out on a page that describes nothing', () => {
    expect(scripts(documentOf())).toEqual([])
  })
})
