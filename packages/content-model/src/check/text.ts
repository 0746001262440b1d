import { codeOf, codePointOf, invisible } from '../characters'
import type { TextRule } from '../fieldTree'
import type { Broken } from './finding'
import { isPhone, trunkZero, whatsAppProblem } from './phone'

export interface TextContext {
  pages: readonly string[]
  /** The code points in the site's font; if undefined, any character is allowed. */
  glyphs?: ReadonlySet<number>
}

export function textProblems(text: string, rule: TextRule, context: TextContext): Broken[] {
  const { textKind } = rule
  const hidden = hiddenCharacters(text)
  if (textKind !== 'plain') {
    const wrong = hidden ?? kinds[textKind](text, context.pages)
    return wrong ? [wrong] : lengths(text, rule)
  }
  const long = longWords(text)
  const problems = [
    hidden,
    markup(text),
    ...placeholders(text, rule),
    missingInFont(text, context),
    // Long words may be the only reason why a text is too long.
    ...(long.length > 0 ? long : lengths(text, rule)),
  ]
  return problems.filter((problem) => problem !== undefined)
}

/** Returns the word that contains a part of a text; if the part is a whole word, its neighbours too. */
function wordsAround(text: string, part: string): string {
  const words = text.split(/[ \n]+/)
  const at = words.findIndex((word) => word.includes(part))
  return words[at] === part ? words.slice(Math.max(0, at - 1), at + 2).join(' ') : `${words[at]}`
}

function hiddenCharacters(text: string): Broken | undefined {
  const found = [...new Set(text.match(new RegExp(invisible, 'gu')))]
  if (found.length === 0) return undefined
  const shown = found.map((each) => `${codeOf(each)} in "${wordsAround(text, each)}"`)
  return { rule: 'hidden', said: { code: shown.join(', ') }, part: found[0] ?? '' }
}

// Emoji contain joiners and variation selectors.
const emoji =
  /\p{Regional_Indicator}{2}|\p{Extended_Pictographic}[\u200D\uFE0F\p{Extended_Pictographic}]*/gu

const marks = [
  ['HTML', /<\/?[a-z][^<>]*>|<!--/i],
  ['HTML', /&#?\w{2,};/],
  ['Markdown', /!?\[[^\]]*\]\([^)]*\)/],
  ['Markdown', /(\*\*|__|~~)(?=\S).*?\S\1/],
  ['Markdown', /(?:^|\s)([*_`])(?=[^\s*_`])[^*_`]*[^\s*_`]\1(?=[\s.,;:!?]|$)/],
  // "# 1 in Singapore" is a rank, "# Fleet" a heading.
  ['Markdown', /^(?:##+|#(?= \D)|[-*]) /],
  // Word and web pages copy lists like this.
  ['a bullet', /^[•·–—](?=\s)/],
  ['quotation marks', /^["“”„][^"“”„]+["“”]$|^['‘’][^'‘’]+['’]$/],
] as const

function markup(text: string): Broken | undefined {
  const found = new Map<string, Set<string>>()
  for (const [what, mark] of marks) {
    for (const [match] of text.matchAll(new RegExp(mark, `${mark.flags}g`))) {
      const part = what === 'quotation marks' ? `${text.at(0)} ${text.at(-1)}` : match.trim()
      found.set(what, (found.get(what) ?? new Set()).add(part))
    }
  }
  const all = [...found].map(([what, parts]) => ({ what, part: [...parts].join(', ') }))
  const last = all.pop()
  if (!last) return undefined
  const before = all.map(({ what, part }) => `${what} (${part}), `).join('')
  const [first] = marks.flatMap(([, mark]) => text.match(mark)?.[0].trim() ?? [])
  return {
    rule: 'markup',
    said: { ...last, what: `${before}${last.what}` },
    ...(first && { part: first }),
  }
}

const inBraces = (name: string): string => `{${name}}`

function placeholders(text: string, rule: TextRule): Broken[] {
  const known = rule.placeholders.map(inBraces)
  const unknown = text.match(/\{\w+\}|[{}]/g)?.filter((each) => !known.includes(each)) ?? []
  const lost = rule.requiredPlaceholders.map(inBraces).filter((name) => !text.includes(name))
  const problems: Broken[] = []
  if (unknown[0]) {
    const found = [...new Set(unknown)].join(' and ')
    const said = { found, allowed: known.join(', ') || 'no placeholders' }
    problems.push({ rule: 'placeholder', said, part: unknown[0] })
  }
  if (lost.length > 0)
    problems.push({ rule: 'placeholderLost', said: { lost: lost.join(' and ') } })
  return problems
}

function missingInFont(text: string, { glyphs }: TextContext): Broken | undefined {
  if (!glyphs) return undefined
  const isMissing = (each: string) => ![...each].every((one) => glyphs.has(codePointOf(one)))
  const isForeign = (word: string) =>
    [...word].some((each) => /(?!\p{Script=Latin})\p{L}/u.test(each) && isMissing(each))
  const word = /[\p{L}\p{M}\u200C\u200D]+/gu
  const words = [...new Set(text.match(word)?.filter(isForeign))]
  const rest = text.replace(word, (each) => (isForeign(each) ? ' ' : each))
  // An emoji of several characters counts as one.
  const characters = [...new Set([...(rest.match(emoji) ?? []), ...rest.replace(emoji, '')])]
  const missing = characters.filter(
    (each) => !/\s/.test(each) && isMissing(each) && !invisible.test(each),
  )
  const shown = missing.map((each) => `"${each}" (${codeOf(each)}) in "${wordsAround(text, each)}"`)
  const foreign = words.join(' ')
  if (foreign) {
    const start = foreign.length > 30 ? `${foreign.slice(0, 30)}…` : foreign
    shown.unshift(`letters that are not Latin ("${start}")`)
  }
  const part = words[0] ?? missing[0]
  return part ? { rule: 'noGlyph', said: { characters: shown.join(', ') }, part } : undefined
}

/** Characters in the longest word that fits a phone of 320 px in the size of a headline. */
const maxWordLength = 30

/** Spaces at which no line breaks. */
const glue = /[\u00A0\u2007\u202F]/

const longWords = (text: string): Broken[] =>
  text
    .split(/[^\S\u00A0\u2007\u202F]|[-–—/]/)
    .filter((word) => word.length > maxWordLength)
    .map((word) => ({
      rule: glue.test(word) ? 'gluedWords' : 'longWord',
      said: { length: word.length, start: word.slice(0, 12), max: maxWordLength },
      part: word,
    }))

function lengths(text: string, { max, words = Infinity, lines }: TextRule): Broken[] {
  const wordCount = text.split(/\s+/).length
  const lineCount = text.split('\n').length
  const problems: Broken[] = []
  if (text.length > max) problems.push({ rule: 'tooLong', said: { length: text.length, max } })
  else if (wordCount > words) {
    problems.push({ rule: 'tooManyWords', said: { count: wordCount, max: words } })
  }
  if (lineCount > lines) {
    problems.push({ rule: 'tooManyLines', said: { count: lineCount, max: lines } })
  }
  return problems
}

type Check = (text: string, pages: readonly string[]) => Broken | undefined

const kinds: Record<Exclude<TextRule['textKind'], 'plain'>, Check> = {
  email,
  phone: (text) => (isPhone(text) ? trunkZero(text) : { rule: 'notPhone', said: { text } }),
  country: (text) => (isCountry(text) ? undefined : { rule: 'notCountry', said: { text } }),
  language: (text) => (isLanguage(text) ? undefined : { rule: 'notLanguage', said: { text } }),
  webAddress,
  siteAddress: (text) => webAddress(text) ?? siteAddress(text),
  sitePath,
}

const isEmail = (text: string): boolean =>
  /^[\w!#$%&*+/=?^`{|}~-]+(\.[\w!#$%&*+/=?^`{|}~-]+)*@([a-z\d]+(-+[a-z\d]+)*\.)+[a-z]{2,}$/i.test(
    text,
  )

/** Matches what a `mailto:` link can only have percent-encoded (RFC 6068, section 2). */
const notInMailto = /[%/?#&=^`{|}]/

function email(text: string): Broken | undefined {
  if (!isEmail(text)) return { rule: 'notEmail', said: { text } }
  const part = text.match(notInMailto)?.[0]
  return part ? { rule: 'notInMailto', said: { part }, part } : undefined
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Reserved codes of ISO 3166-1, which have a name but are not countries. */
const reserved = /^(?:A[AC]|C[PQ]|DG|E[AUZ]|IC|Q[M-Z]|TA|UN|X[A-JL-Z]|ZZ)$/

/** Returns whether a code is that of a country today (ISO 3166-1 alpha-2). */
function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || reserved.test(code)) return false
  const isCurrent = new Intl.Locale('und', { region: code }).region === code
  return isCurrent && countries.of(code) !== undefined
}

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Returns whether it is a canonical language tag that has a name (BCP 47). */
function isLanguage(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text && languages.of(text) !== undefined
  } catch {
    return false
  }
}

function webAddress(text: string): Broken | undefined {
  const isHttps = /^https:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+/.test(text)
  // Not every program can open other addresses.
  const isPlain = /^[\x21-\x7E]*$/.test(text) && !/["<>\\]/.test(text)
  return isHttps && isPlain && URL.canParse(text)
    ? whatsAppProblem(text)
    : { rule: 'notAddress', said: { text } }
}

function siteAddress(text: string): Broken | undefined {
  const { origin } = new URL(text)
  return text === origin ? undefined : { rule: 'notOrigin', said: { text, meant: origin } }
}

function sitePath(text: string, pages: readonly string[]): Broken | undefined {
  if (/^https?:|^[\w-]+(\.[\w-]+)+(?=\/|$)/i.test(text)) return webAddress(text)
  const meant = encoded(text)
  // Every page has an element with the id `main`.
  const isPage = pages.includes(meant.replace(/#main$/, '').replace(/\?[^#]*/, ''))
  const isMail = isEmail(/^mailto:([^?#]*)/.exec(meant)?.[1] ?? '')
  const number = /^tel:([+\d-]+)$/.exec(meant)?.[1]
  if (number) {
    const wrong = kinds.phone(number, pages)
    if (wrong) return wrong
  } else if (!isPage && !isMail) {
    return notPage(text, meant, pages)
  }
  return text === meant ? undefined : { rule: 'notEncoded', said: { text, meant } }
}

function notPage(text: string, meant: string, pages: readonly string[]): Broken {
  const [page = '', part] = meant.split('#')
  if (part && pages.includes(page)) return { rule: 'noSuchPart', said: { part: `#${part}`, page } }
  if (pages.includes(`${meant}/`))
    return { rule: 'slashMissing', said: { text, meant: `${meant}/` } }
  return { rule: 'noPage', said: { text, pages: pages.join(', ') } }
}

/** Removes spaces from an address, and percent-encodes it from its question mark on (RFC 3986). */
function encoded(text: string): string {
  const [address = ''] = text.split('?')
  const query = text.slice(address.length).replace(notInAddresses, encodeURIComponent)
  return address.replace(/\s/g, '') + query
}

const notInAddresses = /[^\x21-\x7E\p{Surrogate}]|["<>\\]|%(?![\da-f]{2})/giu
