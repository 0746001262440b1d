/** Serialises JSON that cannot close the script element around it, and that has no HTML entities. */
export const inScript = (data: object): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026')
