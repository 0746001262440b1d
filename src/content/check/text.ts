import { missingInFont } from './characters'
import { kindProblem } from './kinds'
import type { TextRule } from './rules'

export interface TextContext {
  /** The addresses of the site's pages, for example `/about/`. */
  pages: readonly string[]
  /** Whether the site's font has a character. */
  hasGlyph: (character: string) => boolean
}

/** What is wrong with a text, a sentence for each mistake: "has 300 characters, …". */
export function textProblems(text: string, rule: TextRule, context: TextContext): string[] {
  const { kind } = rule
  const wrongKind = kindProblem(kind, text, context.pages)
  const checks =
    kind === 'plain'
      ? [
          markup(text),
          printedQuotes(text),
          placeholders(text, rule),
          missingInFont(text, context.hasGlyph),
          longWord(text),
          ...length(text, rule),
        ]
      : [wrongKind, ...(wrongKind ? [] : length(text, rule))]
  return checks.filter((problem) => problem !== undefined)
}

const tag = /<\/?[a-z][^<>]*>|<!--/i
const entity = /&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i
const markdownLink = /!?\[[^\]]*\]\([^)]*\)/
const emphasis =
  /(\*\*|__|~~)(?=\S).*?\S\1|(?:^|\s)([*_`])(?=[^\s*_`])[^*_`]*[^\s*_`]\2(?=[\s.,;:!?]|$)/

function markup(text: string): string | undefined {
  const html = text.match(tag) ?? text.match(entity)
  if (html) return `has HTML (${html[0]}), which visitors would see as it is typed. Remove it.`
  if (markdownLink.test(text)) {
    return 'has a link in Markdown, which visitors would see as it is typed. Write only its words; links have a key of their own.'
  }
  const mark = text.match(emphasis)?.[0].trim() ?? text.match(/^(#{1,6}|[-*]) /)?.[0].trim()
  if (mark === undefined) return undefined
  return `has Markdown (${mark}), which visitors would see as it is typed. Remove the marks.`
}

function printedQuotes(text: string): string | undefined {
  const inner = text.slice(1, -1)
  const isQuoted = /^["'“”‘’„]/.test(text) && /["'“”‘’]$/.test(text) && !/["“”„]/.test(inner)
  return isQuoted && text.length > 1
    ? `is in printed quotation marks (${text[0]} ${text.at(-1)}), which visitors would see. Remove both, or write straight ones (").`
    : undefined
}

function placeholders(text: string, { names, required }: TextRule): string | undefined {
  const known = names.map((name) => `{${name}}`)
  const allowed = known.join(', ') || 'none'
  const unknown = (text.match(/\{\w+\}/g) ?? []).filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    return `has ${unknown.join(', ')}, which nothing fills in. It may have ${allowed}.`
  }
  if (/[{}]/.test(text.replace(/\{\w+\}/g, ''))) {
    const remedy =
      names.length > 0 ? `Write a placeholder like ${known[0]}, without spaces.` : 'Remove it.'
    return `has a brace that is no part of a placeholder. ${remedy}`
  }
  const lost = required.filter((name) => !text.includes(`{${name}}`)).map((name) => `{${name}}`)
  const it = lost.length > 1 ? 'them' : 'it'
  return lost.length > 0
    ? `has lost ${lost.join(' and ')}, which the site fills in. Put ${it} back into the sentence.`
    : undefined
}

/** The longest word that fits a phone of 320 px in the size of a headline. */
const longestWord = 30

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')
const longestOf = (text: string): string =>
  text.split(/[\s\-–—/]+/).reduce((one, other) => (other.length > one.length ? other : one), '')

function longWord(text: string): string | undefined {
  const longest = longestOf(text)
  return longest.length > longestWord
    ? `has a word of ${longest.length} characters (${longest.slice(0, 12)}…), too long for a phone. Use words of at most ${longestWord}, or a hyphen.`
    : undefined
}

function length(text: string, { max, words: mostWords, lines }: TextRule): (string | undefined)[] {
  // A long word is reported by itself.
  const measured = text.length - Math.max(0, longestOf(text).length - longestWord)
  const wordCount = words(text).length
  const lineCount = text.trimEnd().split('\n').length
  return [
    measured > max
      ? `has ${text.length} characters, but at most ${max} fit. Shorten it.`
      : mostWords && wordCount > mostWords
        ? `has ${wordCount} words, but at most ${mostWords} fit. Shorten it.`
        : undefined,
    lineCount > lines
      ? `has ${lineCount} lines, but the page shows ${lines === 1 ? 'one' : `at most ${lines}`}. Begin it with >- instead of |, without empty lines in it.`
      : undefined,
  ]
}
