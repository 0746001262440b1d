/**
 * Replaces the placeholders of a text with values.
 *
 * @param text for example `Failed to send application: {reason}`
 * @param values by placeholder; a placeholder without a value stays visible
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  )
}
