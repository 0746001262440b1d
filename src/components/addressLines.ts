/** An address in the terms of https://schema.org/PostalAddress. */
export interface PostalAddress {
  streetAddress: ReadonlyArray<string>
  addressLocality: string
  addressRegion?: string | null
  postalCode?: string | null
  /** ISO 3166-1 alpha-2, for example `SG`. */
  addressCountry: string
}

/** Countries that write the postal code before the town (formats of Google's libaddressinput). */
const codeFirst = new Set(
  `AD AR AT AX AZ BA BE BG BL BY CH CL CV CY CZ DE DK DO DZ EE EH ES ET FI FO FR GE GF GL GP GR GT
   GW HR HT IS IT KG KW LA LI LR LT LU MA MC MD ME MF MG MK MQ MX MY MZ NC NE NL NO PF PL PM PT PY
   RE RS SE SI SJ SK SM SN SV TJ TM TN TR TZ UY UZ VA WF XK YT ZM`.split(/\s+/),
)

/**
 * Returns the lines of an address in the customary order of its country. The last is the country,
 * unless its name is also the town's, as in Singapore.
 *
 * @param language of the country's name, as a BCP 47 tag
 */
export function addressLines(address: PostalAddress, language: string): string[] {
  const { streetAddress, addressLocality, addressRegion, postalCode, addressCountry } = address
  const town = [addressLocality, addressRegion].filter(Boolean).join(', ')
  const parts = codeFirst.has(addressCountry) ? [postalCode, town] : [town, postalCode]
  const country = countryName(addressCountry, language)
  const last = country === addressLocality ? [] : [country]
  return [...streetAddress, parts.filter(Boolean).join(' '), ...last]
}

/** Returns the name of a country; the code itself while either is half typed, in the editor's preview. */
export function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
