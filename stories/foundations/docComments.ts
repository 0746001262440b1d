/**
 * Returns the doc comments of a source file by the name that follows each, so that pages show them
 * instead of repeating them.
 */
export function docComments(source: string): Readonly<Record<string, string>> {
  const commented = source.matchAll(/\/\*\*(.*?)\*\/\s*(?:export const )?(\w+)/gs)
  return Object.fromEntries(
    [...commented].map(([, comment = '', name = '']) => [
      name,
      comment
        .replaceAll('`', '')
        .replace(/[\s*]+/g, ' ')
        .trim(),
    ]),
  )
}
