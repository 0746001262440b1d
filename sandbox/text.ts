/** Characters that could control a terminal, a header or the text direction. */
const controls = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu
const controlsExceptNewline = /(?!\n)[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** One printable line: control characters and runs of white space become one space. */
export function singleLine(text: string): string {
  return text.replace(controls, ' ').replace(/\s+/g, ' ').trim()
}

/** Printable lines, joined by "\n". */
export function manyLines(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(controlsExceptNewline, ' ')
    .trim()
}

/** At most `limit` characters; never splits a surrogate pair. */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text
  const characters = Array.from(text)
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : text
}

const longestName = 200

/**
 * A file name with only the characters `a-zA-Z0-9._`, as Uploadcare documents it [D]. That it has
 * at most 200 characters, and is "unnamed" if none is left, is a guess [G].
 */
export function plainName(name: string): string {
  return name.replace(/[^\w.]/g, '').slice(-longestName) || 'unnamed'
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Safe as the text of an element and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
