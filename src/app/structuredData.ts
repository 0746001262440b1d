/** Structured data for search engines, in the vocabulary of https://schema.org. */
import { countryName } from '../components/addressLines'
import type { SiteContent } from '../content/generated/types'
import { logo, socialCardAddress } from './siteFiles'

type Site = Pick<
  SiteContent,
  'brand' | 'language' | 'url' | 'socialCard' | 'contact' | 'countriesServed' | 'footer'
>

/** The `@id` by which other JSON-LD nodes reference the company. */
const companyId = ({ url }: Pick<Site, 'url'>): string => `${url}/#company`

/** Returns the company's JSON-LD node, for the pages that present it. */
export function company(site: Site): object {
  const { brand, language, url, contact, countriesServed, footer } = site
  const { phone: telephone, email, address } = contact
  const { streetAddress, addressLocality, addressRegion, postalCode, addressCountry } = address
  return {
    '@type': 'TravelAgency',
    '@id': companyId(site),
    name: brand.name,
    description: footer.blurb,
    url: `${url}/`,
    logo: `${url}/${logo}`,
    image: socialCardAddress(site),
    telephone,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetAddress.join(', '),
      addressLocality,
      ...(addressRegion && { addressRegion }),
      ...(postalCode && { postalCode }),
      addressCountry,
    },
    areaServed: countriesServed.map((code) => ({
      '@type': 'Country',
      name: countryName(code, language),
    })),
    contactPoint: { '@type': 'ContactPoint', contactType: 'sales', telephone, email },
    sameAs: footer.social.map((link) => link.url),
  }
}

/** Returns the web site's JSON-LD node, which gives search results its name; for the home page. */
export const webSite = (site: Site): object => ({
  '@type': 'WebSite',
  name: site.brand.name,
  url: `${site.url}/`,
  inLanguage: site.language,
  publisher: { '@id': companyId(site) },
})
