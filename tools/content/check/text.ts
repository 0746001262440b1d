import { missingInFont } from './characters'
import { kindProblem } from './kinds'
import type { TextRule } from './rules'

export interface TextContext {
  /** The addresses of the site's pages, for example `/about/`. */
  pages: readonly string[]
  /** Whether the site's font has a character. */
  hasGlyph: (character: string) => boolean
}

export interface TextProblem {
  /** The end of a sentence that begins with the key: "has 300 characters, …". */
  message: string
  /** The part of the text that it is about; undefined for the whole. */
  part?: string
}

/** What is wrong with a text, one problem for each mistake. */
export function textProblems(text: string, rule: TextRule, context: TextContext): TextProblem[] {
  const { kind } = rule
  const wrongKind = kindProblem(kind, text, context.pages)
  const checks =
    kind === 'plain'
      ? [
          markup(text),
          bullet(text),
          quotationMarks(text),
          placeholders(text, rule),
          missingInFont(text, context.hasGlyph),
          ...longWords(text),
          ...length(text, rule),
        ]
      : [wrongKind ? { message: wrongKind } : undefined, ...(wrongKind ? [] : length(text, rule))]
  return checks.filter((problem) => problem !== undefined)
}

const tag = /<\/?[a-z][^<>]*>|<!--/i
const entity = /&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i
const markdownLink = /!?\[[^\]]*\]\([^)]*\)/
const emphasis =
  /(\*\*|__|~~)(?=\S).*?\S\1|(?:^|\s)([*_`])(?=[^\s*_`])[^*_`]*[^\s*_`]\2(?=[\s.,;:!?]|$)/
// "# 1 in Singapore" is a rank, "# Fleet" a heading.
const heading = /^(?:#{2,6}|#(?= \D)|[-*]) /

function markup(text: string): TextProblem | undefined {
  const asTyped = 'which visitors would see as it is typed'
  const html = (text.match(tag) ?? text.match(entity))?.[0]
  if (html) return { message: `has HTML (${html}), ${asTyped}. Remove it.`, part: html }
  const link = text.match(markdownLink)?.[0]
  const remedy = 'Write only its words; links have a key of their own.'
  if (link) return { message: `has a link in Markdown, ${asTyped}. ${remedy}`, part: link }
  const mark = (text.match(emphasis) ?? text.match(heading))?.[0].trim()
  return mark === undefined
    ? undefined
    : { message: `has Markdown (${mark}), ${asTyped}. Remove the marks.`, part: mark }
}

const quoted = /^["“”„][^"“”„]+["“”]$|^['‘’][^'‘’]+['’]$/

function quotationMarks(text: string): TextProblem | undefined {
  if (!quoted.test(text)) return undefined
  const pair = `${text[0]} ${text.at(-1)}`
  return { message: `is in quotation marks (${pair}), which visitors would see. Remove both.` }
}

/** As Word and web pages copy a list. */
function bullet(text: string): TextProblem | undefined {
  const part = text.match(/^[•·–—](?=\s)/)?.[0]
  return part === undefined
    ? undefined
    : { message: `begins with ${part}, which visitors would see. Remove it.`, part }
}

function placeholders(text: string, { names, required }: TextRule): TextProblem | undefined {
  const known = names.map((name) => `{${name}}`)
  const unknown = (text.match(/\{\w+\}/g) ?? []).filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    const allowed = known.join(', ') || 'none'
    const message = `has ${unknown.join(', ')}, which nothing fills in. It may have ${allowed}.`
    return { message, part: unknown[0] }
  }
  if (/[{}]/.test(text.replace(/\{\w+\}/g, ''))) {
    const remedy =
      names.length > 0 ? `Write a placeholder like ${known[0]}, without spaces.` : 'Remove it.'
    return { message: `has a brace that is no part of a placeholder. ${remedy}` }
  }
  const lost = required.filter((name) => !text.includes(`{${name}}`)).map((name) => `{${name}}`)
  if (lost.length === 0) return undefined
  const remedy = `Put ${lost.length > 1 ? 'them' : 'it'} back into the sentence.`
  return { message: `has lost ${lost.join(' and ')}, which the site fills in. ${remedy}` }
}

/** The longest word that fits a phone of 320 px in the size of a headline. */
const longestWord = 30

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')
const tooLongIn = (text: string): string[] =>
  text.split(/[\s\-–—/]+/).filter((word) => word.length > longestWord)

const longWords = (text: string): TextProblem[] =>
  tooLongIn(text).map((word) => ({
    message: `has a word of ${word.length} characters (${word.slice(0, 12)}…), too long for a phone. Use words of at most ${longestWord}, or a hyphen.`,
    part: word,
  }))

function length(text: string, { max, words: mostWords, lines }: TextRule): TextProblem[] {
  // A long word is reported by itself.
  const measured = tooLongIn(text).reduce(
    (sum, word) => sum - word.length + longestWord,
    text.length,
  )
  const wordCount = words(text).length
  const lineCount = text.trimEnd().split('\n').length
  const problems: string[] = []
  if (measured > max) {
    problems.push(`has ${text.length} characters, but at most ${max} fit. Shorten it.`)
  } else if (mostWords && wordCount > mostWords) {
    problems.push(`has ${wordCount} words, but at most ${mostWords} fit. Shorten it.`)
  }
  if (lineCount > lines) {
    const shown = lines === 1 ? 'one' : `at most ${lines}`
    problems.push(
      `has ${lineCount} lines, but the page shows ${shown}. Begin it with >- instead of |, without empty lines in it.`,
    )
  }
  return problems.map((message) => ({ message }))
}
