import { linesOf, type Problem } from './finding'

const names: Record<string, string> = {
  '\0': 'a NUL character',
  '\u200B': 'a zero-width space',
  '\u200C': 'a zero-width non-joiner',
  '\u200D': 'a zero-width joiner',
  '\u2028': 'a line separator',
  '\u2060': 'a word joiner',
  '\uFEFF': 'a byte order mark',
}

// Emoji hold joiners and variation selectors, and are reported as emoji.
const hidden = /(?!\t)\p{Cc}|[\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u
const emojiParts = /\p{Extended_Pictographic}[\u200D\uFE0F\p{Extended_Pictographic}]*/gu

/** Characters of a whole file that nobody sees, and the sign of a file that is not UTF-8. */
export function hiddenCharacters(text: string): Problem[] {
  const broken = isUtf16(text) ? 0 : text.indexOf('\uFFFD')
  if (broken >= 0) return [{ at: broken, message: notUtf8(text) }]
  return linesOf(text).flatMap((line) => {
    const shown = line.text.replace(emojiParts, (emoji) => ' '.repeat(emoji.length))
    const index = line.text.trimStart().startsWith('#') ? -1 : shown.search(hidden)
    if (index < 0) return []
    const character = shown.charAt(index)
    const message = `This line has ${nameOf(character)}, which nobody sees. Type the word around it again.`
    return [{ at: line.start + index, message }]
  })
}

const nameOf = (character: string): string =>
  `${names[character] ?? 'a hidden character'} (${codeOf(character)})`

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Whether a text is UTF-16 that was read as UTF-8: then NUL is every other character. */
export function isUtf16(text: string): boolean {
  const start = text.slice(0, 200)
  return start.split('\0').length - 1 > start.length / 4
}

const notUtf8 = (text: string): string =>
  isUtf16(text)
    ? 'The file is not text in UTF-8. Save it again with the encoding "UTF-8", not "UTF-16" or "Unicode".'
    : 'The file is not saved as UTF-8, so characters like © and – are lost. Type the lost one again (� here), and save the file with the encoding "UTF-8".'

/** A test for a CSS unicode-range, for example `U+20-7E, U+A0`. */
export function containedIn(unicodeRange: string): (character: string) => boolean {
  const ranges = [...unicodeRange.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  )
  return (character) => {
    const code = character.codePointAt(0) ?? 0
    return ranges.some(([from, to]) => from <= code && code <= to)
  }
}

/** Characters of a text that the font does not have; undefined if it has them all. */
export function missingInFont(
  text: string,
  hasGlyph: (character: string) => boolean,
): { message: string; part: string } | undefined {
  const emoji = text.match(emojiParts)?.find((found) => ![...found].every(hasGlyph))
  if (emoji) {
    return { message: `has ${emoji}, but the site's font has no emoji. Remove it.`, part: emoji }
  }
  const [part, ...more] = [...new Set(text)].filter(
    (character) => !/\s|\uFFFD/.test(character) && !hidden.test(character) && !hasGlyph(character),
  )
  if (part === undefined) return undefined
  const shown = [part, ...more].slice(0, 3).map((found) => `"${found}" (${codeOf(found)})`)
  const message = `has ${shown.join(', ')}, which the site's font does not have. Use another character.`
  return { message, part }
}
