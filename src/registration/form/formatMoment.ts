/**
 * Formats a date and time for people to read, in the page's language and the browser's time zone.
 *
 * @param moment in milliseconds since 1970
 * @returns for example `21 November 2026 at 14:05`
 */
export const formatMoment = (moment: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(moment)
