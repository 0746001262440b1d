/**
 * Formats a date and time for people to read, in the page's language and the browser's time zone. What the
 * page says of its language is input: a translator writes `auto`, other programs `en_US`. Never throws.
 *
 * @param moment in milliseconds since 1970
 * @param timeZone whether it is named, for a text that leaves the page
 * @returns for example `21 November 2026 at 14:05`, or `… at 14:05 IST`
 */
export function formatMoment(moment: number, timeZone: 'named' | 'own' = 'own'): string {
  const options: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: timeZone === 'named' ? 'short' : undefined,
  }
  const { lang } = document.documentElement
  for (const language of [lang, lang.replaceAll('_', '-'), undefined]) {
    try {
      return new Intl.DateTimeFormat(language || undefined, options).format(moment)
    } catch {
      // The next one.
    }
  }
  return String(new Date(moment))
}
