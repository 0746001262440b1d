const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/**
 * Formats a date and time for people to read.
 *
 * @param moment in milliseconds since 1970
 * @returns for example `21 November 2026 at 14:05`, in the browser's time zone
 */
export const formatMoment = (moment: number): string => format.format(moment)
