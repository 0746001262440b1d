import fc from 'fast-check'
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { basicCharacters, moreCharacters } from '../../src/theme/tokens'
import { containedIn } from '../../tools/content/check/characters'
import { listRule, type TextRule, textRule } from '../../tools/content/check/rules'
import { contentFileOf, contentSchema, contentTypes } from '../../tools/content/contentSchema'

export type AnyValue = string | boolean | AnyValue[] | { [key: string]: AnyValue }
export type AnyContent = Record<string, { [key: string]: AnyValue }>

/** How far a content goes: in its texts, in the length of their words, and of its lists. */
interface Extremes {
  length: 'shortest' | 'longest' | 'any'
  word: 1 | 8 | 30
  entries: 'fewest' | 'most' | 'any'
}

type Field = GraphQLField<unknown, unknown>

/**
 * Content at the limits of the schema, by file without its ending: the longest and shortest texts,
 * the most and fewest entries, the longest words, in every character that the check accepts.
 *
 * @param sdl the text of content/schema.graphql
 * @param pages the addresses of the site's pages
 */
export function anyContent(sdl: string, pages: readonly string[]): fc.Arbitrary<AnyContent> {
  const schema = contentSchema(sdl)
  const files = fc
    .record<Extremes>({
      length: fc.constantFrom('shortest', 'longest', 'longest', 'any'),
      word: fc.constantFrom(1, 8, 30),
      entries: fc.constantFrom('fewest', 'most', 'any'),
    })
    .chain((extremes) =>
      fc.record(
        Object.fromEntries(
          contentTypes(schema).map((type) => [
            contentFileOf(type.name).replace('.yaml', ''),
            object(type, extremes),
          ]),
        ),
      ),
    ) as fc.Arbitrary<AnyContent>
  return files.map((content) => {
    const all = Object.entries(content).map(([name, { seo, ...others }], index) => [
      name,
      seo === undefined ? others : { seo: different(seo, 'title', index), ...others },
    ])
    return Object.fromEntries(all) as AnyContent
  })

  function object(type: GraphQLObjectType, extremes: Extremes): fc.Arbitrary<AnyValue> {
    const fields = Object.values(type.getFields())
    return fc.record(
      Object.fromEntries(fields.map((each) => [each.name, value(each.type, each, extremes)])),
      {
        requiredKeys: fields.filter((each) => isNonNullType(each.type)).map(({ name }) => name),
      },
    ) as fc.Arbitrary<AnyValue>
  }

  function value(
    type: GraphQLOutputType,
    field: Field,
    extremes: Extremes,
  ): fc.Arbitrary<AnyValue> {
    const shape = getNullableType(type)
    if (isObjectType(shape)) return object(shape, extremes)
    if (isListType(shape)) return list(shape.ofType, field, extremes)
    if (isEnumType(shape)) return fc.constantFrom(...shape.getValues().map(({ name }) => name))
    if (String(shape) === 'Boolean') return fc.boolean()
    if (String(shape) === 'File') return fc.constant('images/picture.svg')
    return text(textRule(field, schema), extremes)
  }

  function list(type: GraphQLOutputType, field: Field, extremes: Extremes) {
    const { min, max, differIn } = listRule(field, schema)
    const { entries } = extremes
    const named = getNullableType(type)
    const isCountry = textRule(field, schema).kind === 'country'
    if (isEnumType(named) || isCountry) {
      const values = isEnumType(named) ? named.getValues().map(({ name }) => name) : countries
      return fc.shuffledSubarray(values, {
        minLength: min,
        maxLength: Math.min(max, values.length),
      })
    }
    return fc
      .array(value(type, field, extremes), {
        minLength: entries === 'most' ? max : min,
        maxLength: entries === 'fewest' ? min : max,
        size: 'max',
      })
      .map((all) => all.map((entry, index) => different(entry, differIn, index)))
  }

  function text(rule: TextRule, extremes: Extremes): fc.Arbitrary<string> {
    const { max, kind } = rule
    const isLong = extremes.length === 'longest'
    const addressOf = (start: string, most: number) =>
      name(isLong ? most - start.length : 3).map((rest) => start + rest)
    if (kind === 'plain') return sentence(rule, extremes)
    if (kind === 'country') return fc.constantFrom(...countries)
    if (kind === 'phone') {
      return fc.nat(9).map((digit) => `+65 ${isLong ? '0000 0000 0000' : '00000'}${digit}`)
    }
    if (kind === 'email')
      return name(isLong ? max - 15 : 1).map((local) => `${local}@example.com.sg`)
    const address = addressOf('https://www.example.com/', max)
    if (kind === 'sitePath') return fc.oneof(fc.constantFrom(...pages), address)
    return kind === 'siteAddress' ? fc.constant('https://www.example.com') : address
  }
}

const countries = ['SG', 'MY', 'IN', 'QA', 'GB', 'HK', 'US', 'DE', 'NZ', 'BR', 'KE', 'XK']

/** An entry that reads differently from the others of its list, and is as long. */
function different(entry: AnyValue, differIn: string | undefined, index: number): AnyValue {
  if (typeof entry === 'object' && differIn) {
    const own = entry as Record<string, AnyValue>
    return { ...own, [differIn]: different(own[differIn] as AnyValue, undefined, index) }
  }
  const text = String(entry)
  return text.startsWith('/') ? `${text}?${index}` : text.slice(0, -1) + 'abcdefghijkl'[index]
}

/** Latin letters and digits, as addresses have them. */
const name = (length: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...'amw0'), { minLength: length, maxLength: length, size: 'max' })
    .map((letters) => letters.join(''))

const isGlyph = containedIn(`${basicCharacters}, ${moreCharacters}`)
const allCharacters = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code))
  .filter(isGlyph)
  // They would be Markdown, HTML, a placeholder, quotation marks, or end the word.
  .filter((character) => !/[\s\u00AD*_`~<>&[\]{}#"'‘’“”„•·|\-–—/]/.test(character))
const letters = allCharacters.filter((character) => /\p{L}/u.test(character))

/** The widest and the narrowest, what the small font file has, and every character there is. */
const alphabets = [
  'W',
  'm',
  'i',
  'abcdefghijklmnoprstuvwxyz',
  letters.join(''),
  allCharacters.join(''),
]

/** Between two words: what breaks a line, and what does not. */
const gaps = [' ', ' ', ' ', '\u00A0', '-', '–', '/'] as const

function sentence({ max, words, required }: TextRule, extremes: Extremes): fc.Arbitrary<string> {
  const { length, word } = extremes
  const placeholders = required.map((each) => `{${each}}`).join(' ')
  const room = max - (placeholders ? placeholders.length + 1 : 0)
  const longest = Math.min(room, words ? words * (word + 1) - 1 : room)
  const shortest = Math.min(longest, 2)
  return fc
    .record({
      size:
        length === 'any'
          ? fc.integer({ min: shortest, max: longest })
          : fc.constant(length === 'longest' ? longest : shortest),
      alphabet: fc.constantFrom(...alphabets),
      gap: fc.constantFrom(...gaps),
      seeds: fc.array(fc.nat(9999), { minLength: 7, maxLength: 7 }),
    })
    .map(({ size, alphabet, gap, seeds }) => {
      const characters = [...alphabet]
      const pick = (index: number) =>
        characters[((seeds[index % seeds.length] ?? 0) + index * 7) % characters.length]
      const all = Array.from({ length: size }, (_, index) =>
        index % (word + 1) === word ? gap : pick(index),
      )
        .join('')
        .replace(new RegExp(`${gap}$`), '')
      return placeholders ? `${all} ${placeholders}` : all
    })
}
