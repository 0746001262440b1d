/** Returns the doc comments of tokens.ts: of each export, and of each key in it, as `light.surface`. */
export function notesIn(source: string): Record<string, string> {
  const notes: Record<string, string> = {}
  let group = ''
  for (const [, comment = '', exported, key] of source.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export (?:const|type) (\w+)|(\w+):)/g,
  )) {
    if (exported) group = exported
    const text = comment.replaceAll('`', '').replace(/\s*\n\s*\*\s*/g, ' ')
    notes[exported ?? `${group}.${key}`] = text.trim()
  }
  return notes
}
