const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Reserved codes of ISO 3166-1, which have a name but are not countries. */
const reserved = /^(?:A[AC]|C[PQ]|DG|E[AUZ]|IC|Q[M-Z]|TA|UN|X[A-JL-Z]|ZZ)$/

/**
 * Whether a code is that of a country today (ISO 3166-1 alpha-2).
 *
 * @param code for example `SG`
 */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || reserved.test(code)) return false
  const isCurrent = new Intl.Locale('und', { region: code }).region === code
  return isCurrent && names.of(code) !== undefined
}
