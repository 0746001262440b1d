/** Serialises JSON that cannot close the script element around it, and that has no HTML entities. */
export const inlineJson = (data: object): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026')
