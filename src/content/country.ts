const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Regions that have a name and are no country: of ISO 3166-1, these codes are reserved. */
const reserved = /^(?:A[AC]|C[PQ]|DG|E[AUZ]|IC|Q[M-Z]|TA|UN|X[A-JL-Z]|ZZ)$/

/**
 * The English name of a country; undefined where there is none.
 *
 * @param code ISO 3166-1 alpha-2, for example `SG`
 */
export function countryName(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code) || reserved.test(code)) return undefined
  const isCurrent = new Intl.Locale('und', { region: code }).region === code
  return isCurrent ? names.of(code) : undefined
}
