import { contentIn } from '../../tools/content/contentFindings'
import { valuesIn } from '../../tools/content/values'
import { expectNone } from '../support/expectNone'
import { type SpecifiedText, specifiedTexts } from './texts'

const values = contentIn('content').files.flatMap(({ name, text }) =>
  valuesIn(text).map((value) => ({ file: name, ...value })),
)

const cases = specifiedTexts.map((text) => ({
  ...text,
  name: `section ${text.section}: ${text.key} ${text.says ? 'says' : 'is'} ${quoted(expectedOf(text))}`,
}))

test.each(cases)('$name', (text) => {
  expectNone(problemsWith(text))
})

function problemsWith(text: SpecifiedText): string[] {
  const { section, file, key, is, says } = text
  const wanted = `but the specification (section ${section}) asks for ${quoted(expectedOf(text))}`
  const candidates = values.filter(
    (value) => value.file === file && value.key.replace(/\[\d+\]/g, anyEntryIn(key)) === key,
  )
  const [first] = candidates
  if (!first) return [`content/${file}: ${key} is missing, ${wanted}.`]
  const isFound = candidates.some(({ value }) =>
    says === undefined ? value === is : contains(String(value), says),
  )
  const found = candidates.map(({ value }) => quoted(value)).join(', ')
  const part = candidates.length > 1 ? ' in one of them' : ' in it'
  return isFound
    ? []
    : [`content/${file}:${first.line}: ${key} is ${found}, ${wanted}${says ? part : ''}.`]
}

/** Lets `items[3]` match a key with `items[]`, but leaves a key with `items[3]` as it is. */
function anyEntryIn(key: string): string {
  return key.includes('[]') ? '[]' : '$&'
}

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase())
}

function expectedOf({ is, says }: SpecifiedText): unknown {
  return says ?? is
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : String(value)
}
