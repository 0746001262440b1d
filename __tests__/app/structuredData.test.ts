import { breadcrumbs, company, webSite } from '../../src/app/structuredData'
import { site as fixture } from '../fixtures/content'

const url = 'https://partners.example.com'
const site = { ...fixture, url }

/** What search engines read: the JSON, not the types. */
const read = (data: object): Record<string, never> => JSON.parse(JSON.stringify(data))

// https://developers.google.com/search/docs/appearance/structured-data/local-business
describe('the company', () => {
  const data = read(company(site))

  test('has what Google requires, and can be reached as the footer says', () => {
    const { phone: telephone, email } = site.contact
    expect(data).toMatchObject({
      '@type': 'TravelAgency',
      name: site.brand.name,
      url: `${url}/`,
      logo: `${url}/icon-512.png`,
      image: `${url}/social-card.jpg`,
      telephone,
      email,
      contactPoint: { '@type': 'ContactPoint', telephone, email },
      sameAs: site.footer.social.map((link) => link.url),
    })
  })

  test('names the countries that it serves, from their codes of ISO 3166-1', () => {
    const { areaServed } = read(company({ ...site, countriesServed: ['SG', 'GB'] }))
    expect(areaServed).toEqual([
      { '@type': 'Country', name: 'Singapore' },
      { '@type': 'Country', name: 'United Kingdom' },
    ])
  })
})

// https://developers.google.com/search/docs/appearance/site-names
test('the web site has its name and its address, and belongs to the company', () => {
  const data = read(webSite(site))
  expect(data).toMatchObject({ '@type': 'WebSite', name: site.brand.name, url: `${url}/` })
  expect(data.inLanguage).toBe('en-GB')
  expect(data.publisher).toEqual({ '@id': read(company(site))['@id'] })
})

// https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
describe('breadcrumbs', () => {
  const itemsOf = (path: string): object[] =>
    read(breadcrumbs(site, path, 'A title')).itemListElement ?? []

  test('lead from the home page to the page, with what Google requires', () => {
    expect(itemsOf('/about/')).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${url}/` },
      { '@type': 'ListItem', position: 2, name: 'About', item: `${url}/about/` },
    ])
  })

  test('name a page that is not in the menu by its title', () => {
    expect(itemsOf('/offers/')[1]).toMatchObject({ name: 'A title', item: `${url}/offers/` })
  })
})
