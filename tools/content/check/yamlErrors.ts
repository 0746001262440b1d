import { type Document, Scalar, visit } from 'yaml'
import { linesOf, type Problem } from './finding'
import { atText, indentation, type Place } from './indentation'

type Cause = (place: Place) => Problem | undefined

/**
 * The first error of a file that is not YAML, in plain words and with the likely cause. The rest
 * of the parser's errors follow from it.
 */
export function yamlProblem(text: string, document: Document): Problem | undefined {
  const [error] = document.errors
  if (!error) return undefined
  const lines = linesOf(text)
  const index = Math.max(
    0,
    lines.findLastIndex(({ start }) => start <= error.pos[0]),
  )
  const place = { lines, index, text, error, document }
  for (const cause of causes) {
    const problem = cause(place)
    if (problem) return problem
  }
  return { at: error.pos[0], message: unknownCause }
}

const unknownCause =
  'This line cannot be read. The text after the key may need quotes, or the line has too many or too few spaces at its start.'

/** In the order in which they are tried: the surest first. */
const causes: readonly Cause[] = [
  mergeMarks,
  tab,
  wideSpace,
  secondDocument,
  unclosedQuote,
  backslash,
  textAfterQuote,
  specialStart,
  blockText,
  noSpaceAfterDash,
  noSpaceAfterColon,
  colonInText,
  noColon,
  indentation,
]

/** `  - key: value`: all before the value, and the value. */
const keyAndValue = /^(\s*(?:- +)?[\w-]+:\s+)(.*)$/

function mergeMarks({ lines }: Place): Problem | undefined {
  const line = lines.find(({ text }) => /^(<{7}|={7}|>{7})( |$)/.test(text))
  return (
    line &&
    atText(
      line,
      'git left this line when two changes met. Keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>.',
    )
  )
}

const near = ({ lines, index }: Place) => [lines[index], lines[index + 1], lines[index - 1]]

function tab(place: Place): Problem | undefined {
  const line = near(place).find((line) => line && /^[ ]*\t/.test(line.text))
  return (
    line &&
    atText(
      line,
      'The line begins with a tab. Replace it with spaces, as many as its neighbours have.',
    )
  )
}

function wideSpace(place: Place): Problem | undefined {
  const line = near(place).find(
    (line) => line && /^ *[\u00A0\u2000-\u200A\u202F\u3000]/.test(line.text),
  )
  return (
    line &&
    atText(
      line,
      'The line begins with a space of another kind, perhaps from Word or a web page. Replace it with ordinary spaces, as many as its neighbours have.',
    )
  )
}

function secondDocument({ error, lines, index }: Place): Problem | undefined {
  const line = lines[index]
  return error.code === 'MULTIPLE_DOCS' && line
    ? atText(
        line,
        'This line ends the file for its readers: nothing below --- is read. Remove the line.',
      )
    : undefined
}

function unclosedQuote({ document, text, error }: Place): Problem | undefined {
  let opened: { start: number; quote: string } | undefined
  visit(document, {
    Scalar(_key, { type, range }) {
      if (opened || !range || !(type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE))
        return
      const [start, end] = range
      const isOpen = end >= text.trimEnd().length && error.code === 'MISSING_CHAR'
      if (isOpen || /\n\s*(- +)?[\w-]+:\s/.test(text.slice(start, end))) {
        opened = { start, quote: text.charAt(start) }
      }
    },
  })
  return (
    opened && {
      at: opened.start,
      message: neverClosed(opened.quote),
    }
  )
}

const neverClosed = (quote: string): string =>
  `The quotation mark (${quote}) that begins here is never closed. Add one at the end of the text.`

function backslash({ error }: Place): Problem | undefined {
  return error.code === 'BAD_DQ_ESCAPE'
    ? {
        at: error.pos[0],
        message:
          "A backslash (\\) has a meaning in double quotes. Put the text in single quotes: '…'.",
      }
    : undefined
}

function textAfterQuote(place: Place): Problem | undefined {
  const { value, start } = valueIn(place)
  const quote = value.charAt(0)
  if (quote !== '"' && quote !== "'") return undefined
  if (!value.slice(1).includes(quote)) return { at: start, message: neverClosed(quote) }
  const other = quote === '"' ? "single quotes: '…'" : 'double quotes: "…"'
  const message = `The text ends at its second ${quote} for YAML. Put the whole text in ${other}.`
  return { at: start, message }
}

function specialStart(place: Place): Problem | undefined {
  const { value, start } = valueIn(place)
  const mark = value.match(/^([[\]{}*&!%@`?,]|- )/)?.[0].trim()
  return mark === undefined
    ? undefined
    : {
        at: start,
        message: `A text that begins with ${mark} needs quotes. Put the whole text in quotes: '…'.`,
      }
}

function blockText(place: Place): Problem | undefined {
  const { value, start } = valueIn(place)
  return /^[>|][-+]?\s*\S/.test(value)
    ? {
        at: start,
        message: `After ${value.charAt(0)} the text begins on the next line, with two more spaces than the key. Move it there.`,
      }
    : undefined
}

function noSpaceAfterDash(place: Place): Problem | undefined {
  const line = near(place).find((line) => line && /^\s*-[^\s-]/.test(line.text))
  return (
    line &&
    atText(line, 'There is no space after the dash. Write "- " before each entry of a list.')
  )
}

function noSpaceAfterColon({ lines, index }: Place): Problem | undefined {
  const line = lines[index]
  const key = line?.text.match(/^\s*(?:- +)?([\w-]+):[^\s:/]/)?.[1]
  return line && key
    ? atText(line, `There is no space after the colon. Write "${key}: " and then the text.`)
    : undefined
}

function colonInText(place: Place): Problem | undefined {
  const { value, start } = valueIn(place)
  if (!/:(\s|$)/.test(value)) return undefined
  const quoted = /^[“”„‘’]/.test(value)
    ? 'Printed quotation marks (“ ”) are no quotes for YAML. Replace both with straight ones (").'
    : `A colon and a space within a text make YAML expect a key. Put the whole text in quotes: "…".`
  return { at: start, message: quoted }
}

function noColon({ lines, index, error }: Place): Problem | undefined {
  const line = lines[index]
  if (!line || /^\s*(?:- +)?[\w-]+:(\s|$)/.test(line.text)) return undefined
  if (!/IMPLICIT_KEY|MISSING_CHAR|BAD_INDENT|UNEXPECTED/.test(error.code)) return undefined
  const word = line.text.match(/^\s*(?:- +)?([\w-]+)/)?.[1]
  if (!word || /^\s*- /.test(line.text)) return undefined
  return atText(
    line,
    `The line has no key with a colon. If "${word}" is the key, write "${word}: "; if the line goes on with the text above, give it as many spaces as that.`,
  )
}

function valueIn({ lines, index }: Place): { value: string; start: number } {
  const line = lines[index]
  const [, before = '', value = ''] =
    line?.text.match(keyAndValue) ?? line?.text.match(/^(\s*- +)(.*)$/) ?? []
  return { value, start: (line?.start ?? 0) + before.length }
}
