import { contentValues, expectNone } from '../support/contentFiles'
import { type SpecifiedText, specifiedTexts } from './texts'

const values = contentValues('content')

const cases = specifiedTexts.map((text) => ({
  ...text,
  name: `section ${text.section}: ${text.key} ${text.says ? 'says' : 'is'} ${quoted(asked(text))}`,
}))

test.each(cases)('$name', (text) => {
  expectNone(complaintsAbout(text))
})

function complaintsAbout(text: SpecifiedText): string[] {
  const { section, file, key, is, says } = text
  const wanted = `but the specification (section ${section}) asks for ${quoted(asked(text))}`
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
  return isFound ? [] : [`${first.lineOf()}: ${key} is ${found}, ${wanted}${says ? part : ''}.`]
}

/** Lets `items[3]` match a key with `items[]`, and stays out of the way of one with `items[3]`. */
function anyEntryIn(key: string): string {
  return key.includes('[]') ? '[]' : '$&'
}

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase())
}

function asked({ is, says }: SpecifiedText): unknown {
  return says ?? is
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : String(value)
}
