/**
 * Puts values into the places a text from content/*.yaml leaves for them.
 *
 * @param text for example `Failed to send application: {reason}`
 * @param values the places by name; a place without a value stays as it is, so that it shows
 * @returns the text with each `{name}` replaced
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
