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

test.each<[string, PostalAddress, string[]]>([
  [
    'without a region, in a city that has its country’s name',
    fixture.contact.address,
    ['10 Sample Quay, 05-01', 'Singapore 000000'],
  ],
  [
    'with two lines of street and a region, in a country that writes the postal code first',
    abroad,
    ['Menara Sample, Level 12', '8 Jalan Contoh', '46000 Petaling Jaya, Selangor', 'Malaysia'],
  ],
  [
    'without a postal code or a region, as a query returns it',
    { ...abroad, addressRegion: null, postalCode: null },
    ['Menara Sample, Level 12', '8 Jalan Contoh', 'Petaling Jaya', 'Malaysia'],
  ],
])('visitors read the address as its country writes it: %s', (_what, address, lines) => {
  expect(shown(address)).toEqual(lines)
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
test('search engines get the company’s address and where it sells, and nothing that is not known', () => {
  const contact = { ...fixture.contact, address: { ...abroad, addressRegion: null } }
  const { address, areaServed, image } = read(
    company({ ...site, contact, countriesServed: ['GB'] }),
  )
  expect(address).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Menara Sample, Level 12, 8 Jalan Contoh',
    addressLocality: 'Petaling Jaya',
    postalCode: '46000',
    addressCountry: 'MY',
  })
  expect(areaServed).toEqual([{ '@type': 'Country', name: 'United Kingdom' }])
  expect(image).toBe(`${url}/card.jpg`)
})

test('the web site belongs to the company, and is in its own language', () => {
  const publisher = { '@id': read(company(site))['@id'] }
  const found = read(webSite({ ...site, language: 'hi' }))
  expect(found).toMatchObject({ publisher, inLanguage: 'hi' })
})
