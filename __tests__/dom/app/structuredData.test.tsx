import { render, screen } from '@testing-library/react'
import { company, webSite } from '../../../src/app/structuredData'
import type { PostalAddress } from '../../../src/content/generated/types'
import * as stories from '../../../stories/components/ContactDetails.stories'
import { site as fixture } from '../../fixtures/content'
import { composeStories } from '../../support/stories'

const url = 'https://partners.example.com'
const site = { ...fixture, url, socialCard: { publicURL: '/card.jpg' } }

const read = (data: object): Record<string, never> => JSON.parse(JSON.stringify(data))

const { Standard, Abroad } = composeStories(stories)

const abroad: PostalAddress = { ...fixture.contact.address, ...Abroad.args.address }

function shown(address: PostalAddress, language = fixture.language): (string | null)[] {
  render(<Standard address={address} language={language} />)
  const { parentElement } = screen.getByText(fixture.contact.officeLabel)
  return [...(parentElement?.children ?? [])].slice(1).map((line) => line.textContent)
}

function described(address: PostalAddress) {
  return read(company({ ...fixture, contact: { ...fixture.contact, address } })).address
}

// https://developers.google.com/search/docs/appearance/structured-data/local-business
test.each<[string, PostalAddress, string[], Record<string, string>]>([
  [
    'without a region, in a city that has its country’s name',
    fixture.contact.address,
    ['10 Sample Quay, 05-01', 'Singapore 000000'],
    {
      streetAddress: '10 Sample Quay, 05-01',
      addressLocality: 'Singapore',
      postalCode: '000000',
      addressCountry: 'SG',
    },
  ],
  [
    'with two lines of street and a region, in a country that writes the postal code first',
    abroad,
    ['Menara Sample, Level 12', '8 Jalan Contoh', '46000 Petaling Jaya, Selangor', 'Malaysia'],
    {
      streetAddress: 'Menara Sample, Level 12, 8 Jalan Contoh',
      addressLocality: 'Petaling Jaya',
      addressRegion: 'Selangor',
      postalCode: '46000',
      addressCountry: 'MY',
    },
  ],
  [
    'without a postal code or a region, as a query returns it',
    { ...abroad, addressRegion: null, postalCode: null },
    ['Menara Sample, Level 12', '8 Jalan Contoh', 'Petaling Jaya', 'Malaysia'],
    {
      streetAddress: 'Menara Sample, Level 12, 8 Jalan Contoh',
      addressLocality: 'Petaling Jaya',
      addressCountry: 'MY',
    },
  ],
])('visitors and search engines receive one address: %s', (_what, address, lines, data) => {
  expect(shown(address)).toEqual(lines)
  expect(described(address)).toEqual({ '@type': 'PostalAddress', ...data })
})

test('the country has its name in the language of the site', () => {
  expect(shown(abroad, 'hi').at(-1)).toBe('मलेशिया')
})

test.each([
  ['M', 'en-GB', 'M'],
  ['', 'en-GB', ''],
  ['MY', 'e', 'MY'],
])(
  'while the editor’s preview has the country "%s" and the language "%s", the line is "%s"',
  (addressCountry, language, line) => {
    expect(shown({ ...abroad, addressCountry }, language).at(-1)).toBe(line)
  },
)

// https://developers.google.com/search/docs/appearance/structured-data/local-business
test('the company has what Google requires, and can be reached as the footer says', () => {
  const { phone: telephone, email } = site.contact
  expect(read(company({ ...site, countriesServed: ['SG', 'GB'] }))).toMatchObject({
    '@type': 'TravelAgency',
    name: site.brand.name,
    url: `${url}/`,
    logo: `${url}/icon-512.png`,
    image: `${url}/card.jpg`,
    telephone,
    email,
    areaServed: [
      { '@type': 'Country', name: 'Singapore' },
      { '@type': 'Country', name: 'United Kingdom' },
    ],
    contactPoint: { '@type': 'ContactPoint', telephone, email },
    sameAs: site.footer.social.map((link) => link.url),
  })
})

// https://developers.google.com/search/docs/appearance/site-names
test('the web site has its name and its address, and belongs to the company', () => {
  expect(read(webSite(site))).toMatchObject({
    '@type': 'WebSite',
    name: site.brand.name,
    url: `${url}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': read(company(site))['@id'] },
  })
})
