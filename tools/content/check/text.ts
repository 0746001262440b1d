import { closest } from 'fastest-levenshtein'
import { countryName } from '../../../src/content/country'
import type { TextRule } from '../fieldTree'
import type { Broken } from './finding'
import { codeOf, emoji, hidden } from './syntax'

export interface TextContext {
  /** The addresses of the site's pages, for example `/about/`. */
  pages: readonly string[]
  /** Whether the site's font has a character. */
  hasGlyph: (character: string) => boolean
}

/** What is wrong with a text, one for each mistake. */
export function textProblems(text: string, rule: TextRule, context: TextContext): Broken[] {
  const { textKind } = rule
  if (textKind !== 'plain') {
    const wrong = kinds[textKind](text, context.pages)
    return wrong ? [wrong] : lengths(text, rule)
  }
  const problems = [
    markup(text),
    placeholders(text, rule),
    missingInFont(text, context.hasGlyph),
    ...longWords(text),
    ...lengths(text, rule),
  ]
  return problems.filter((problem) => problem !== undefined)
}

/** In the order in which they are tried. */
const marks = [
  ['html', /<\/?[a-z][^<>]*>|<!--/i],
  ['html', /&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i],
  ['markdownLink', /!?\[[^\]]*\]\([^)]*\)/],
  ['markdown', /(\*\*|__|~~)(?=\S).*?\S\1/],
  ['markdown', /(?:^|\s)([*_`])(?=[^\s*_`])[^*_`]*[^\s*_`]\1(?=[\s.,;:!?]|$)/],
  // "# 1 in Singapore" is a rank, "# Fleet" a heading.
  ['markdown', /^(?:#{2,6}|#(?= \D)|[-*]) /],
  // As Word and web pages copy a list.
  ['bullet', /^[•·–—](?=\s)/],
  ['quoted', /^["“”„][^"“”„]+["“”]$|^['‘’][^'‘’]+['’]$/],
] as const

function markup(text: string): Broken | undefined {
  for (const [rule, mark] of marks) {
    const part = text.match(mark)?.[0].trim()
    if (part === undefined) continue
    return { rule, part, said: { part: rule === 'quoted' ? `${text[0]} ${text.at(-1)}` : part } }
  }
  return undefined
}

function placeholders(text: string, rule: TextRule): Broken | undefined {
  const [known, required] = [rule.placeholders, rule.requiredPlaceholders].map((names) =>
    names.map((name) => `{${name}}`),
  ) as [string[], string[]]
  const unknown = (text.match(/\{\w+\}/g) ?? []).filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    const said = { found: unknown.join(', '), allowed: known.join(', ') || 'none' }
    return { rule: 'placeholderUnknown', said, part: unknown[0] }
  }
  if (/[{}]/.test(text.replace(/\{\w+\}/g, ''))) {
    const [example] = known
    const remedy = example ? `Write a placeholder like ${example}, without spaces.` : 'Remove it.'
    return { rule: 'brace', said: { remedy } }
  }
  const lost = required.filter((name) => !text.includes(name))
  return lost.length > 0
    ? { rule: 'placeholderLost', said: { lost: lost.join(' and ') } }
    : undefined
}

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

function missingInFont(text: string, hasGlyph: TextContext['hasGlyph']): Broken | undefined {
  const pictogram = text.match(emoji)?.find((found) => ![...found].every(hasGlyph))
  if (pictogram) return { rule: 'emoji', said: { part: pictogram }, part: pictogram }
  const missing = [...new Set(text)].filter(
    (character) => !/\s|\uFFFD/.test(character) && !hidden.test(character) && !hasGlyph(character),
  )
  if (missing.length === 0) return undefined
  const shown = missing.slice(0, 3).map((found) => `"${found}" (${codeOf(found)})`)
  return { rule: 'noGlyph', said: { characters: shown.join(', ') }, part: missing[0] }
}

/** The longest word that fits a phone of 320 px in the size of a headline. */
const longestWord = 30

const tooLongIn = (text: string): string[] =>
  text.split(/[\s\-–—/]+/).filter((word) => word.length > longestWord)

const longWords = (text: string): Broken[] =>
  tooLongIn(text).map((word) => ({
    rule: 'longWord',
    said: { length: word.length, start: word.slice(0, 12), max: longestWord },
    part: word,
  }))

function lengths(text: string, { max, words, lines }: TextRule): Broken[] {
  // A long word is reported by itself.
  const measured = tooLongIn(text).reduce(
    (sum, word) => sum - word.length + longestWord,
    text.length,
  )
  const wordCount = text.split(/\s+/).filter((word) => word !== '').length
  const lineCount = text.trimEnd().split('\n').length
  const problems: Broken[] = []
  if (measured > max) problems.push({ rule: 'tooLong', said: { length: text.length, max } })
  else if (words && wordCount > words) {
    problems.push({ rule: 'tooManyWords', said: { count: wordCount, max: words } })
  }
  if (lineCount > lines) {
    const shown = lines === 1 ? 'one' : `at most ${lines}`
    problems.push({ rule: 'tooManyLines', said: { count: lineCount, max: shown } })
  }
  return problems
}

type Check = (text: string, pages: readonly string[]) => Broken | undefined

const kinds: Record<Exclude<TextRule['textKind'], 'plain'>, Check> = {
  email: (text) => (isEmail(text) ? undefined : { rule: 'notEmail', said: { text } }),
  phone: (text) => (isPhone(text) ? undefined : { rule: 'notPhone', said: { text } }),
  country: (text) => (countryName(text) ? undefined : { rule: 'notCountry', said: { text } }),
  language: (text) => (isLanguage(text) ? undefined : { rule: 'notLanguage', said: { text } }),
  webAddress,
  siteAddress: (text) => webAddress(text) ?? siteAddress(text),
  sitePath,
}

const isEmail = (text: string): boolean =>
  /^[^\s@<>(),;:"'[\]\\\u0080-\uFFFF]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i.test(text) &&
  !/\.\.|^\.|\.@/.test(text)

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Whether it is the usual form of a language tag that has a name (BCP 47). */
function isLanguage(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text && languages.of(text) !== undefined
  } catch {
    return false
  }
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+[1-9][\d\s().-]+$/.test(text) && digits >= 7 && digits <= 15
}

function webAddress(text: string): Broken | undefined {
  if (/^http:\/\//i.test(text)) return { rule: 'notEncrypted', said: { text } }
  const hasProtocol = /^[a-z][a-z\d+.-]*:/i.test(text)
  if (!hasProtocol && /^[^/\s]+\.[a-z]{2,}(\/|$)/i.test(text)) {
    return { rule: 'noProtocol', said: { text } }
  }
  const isHttps = /^https:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+/.test(text) && !/[\s"<>\\]/.test(text)
  if (!isHttps || !URL.canParse(text)) return { rule: 'notAddress', said: { text } }
  if (/^[\x20-\x7E]*$/.test(text)) return undefined
  return { rule: 'notAscii', said: { text, meant: new URL(text).href } }
}

function siteAddress(text: string): Broken | undefined {
  const { origin } = new URL(text)
  return text === origin ? undefined : { rule: 'notOrigin', said: { text, meant: origin } }
}

/** The id of `<main>`. */
const partOfEveryPage = 'main'

function sitePath(text: string, pages: readonly string[]): Broken | undefined {
  const [page = '', part] = text.split('#')
  if (pages.includes(page.replace(/\?.*$/, ''))) {
    if (part === undefined || part === partOfEveryPage) return undefined
    return { rule: 'noPart', said: { text, part, page } }
  }
  if (/^mailto:/.test(text) && isEmail(text.replace(/^mailto:|\?.*$/g, ''))) return undefined
  if (/^tel:\+[1-9][\d-]+$/.test(text)) return undefined
  if (/^https?:|^www\./i.test(text)) return webAddress(text)
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) {
    return { rule: 'otherProtocol', said: { text, page: pages.at(-1) ?? '/' } }
  }
  const nearest = closest(text, [...pages])
  return { rule: 'noPage', said: { text, pages: pages.join(', '), nearest } }
}
