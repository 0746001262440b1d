/** JSON that cannot end the element it is in, and that no reader of HTML takes for an entity. */
export const inScript = (data: object): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026')
