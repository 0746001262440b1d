const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Reserved codes of ISO 3166-1, which have a name but are not countries. */
const reserved = /^(?:A[AC]|C[PQ]|DG|E[AUZ]|IC|Q[M-Z]|TA|UN|X[A-JL-Z]|ZZ)$/

/**
 * Returns the English name of a country, or undefined if there is none.
 *
 * @param code ISO 3166-1 alpha-2, for example `SG`
 */
export function countryName(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code) || reserved.test(code)) return undefined
  const isCurrent = new Intl.Locale('und', { region: code }).region === code
  return isCurrent ? names.of(code) : undefined
}
