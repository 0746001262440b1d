import { type Field, fieldTrees, type ListField, type TextRule } from '@partner-site/content-model'
import fc from 'fast-check'
import { basicCharacters, moreCharacters } from '../../../src/theme/tokens'
import { codesIn } from '../../../tools/lib/text'

export type AnyValue = string | boolean | AnyValue[] | { [key: string]: AnyValue }
export type AnyContent = Record<string, { [key: string]: AnyValue }>

/** How far a content goes: in its texts, in the length of their words, and of its lists. */
interface Extremes {
  length: 'shortest' | 'longest' | 'any'
  word: 1 | 8 | 30
  entries: 'fewest' | 'most' | 'any'
}

/**
 * Content at the limits of the schema, by file without its ending: the longest and shortest texts,
 * the most and fewest entries, the longest words, in every character that the check accepts.
 *
 * @param sdl the text of content/schema.graphql
 * @param pages the addresses of the site's pages
 */
export function anyContent(sdl: string, pages: readonly string[]): fc.Arbitrary<AnyContent> {
  const files = fc
    .record<Extremes>({
      length: fc.constantFrom('shortest', 'longest', 'longest', 'any'),
      word: fc.constantFrom(1, 8, 30),
      entries: fc.constantFrom('fewest', 'most', 'any'),
    })
    .chain((extremes) =>
      fc.record(
        Object.fromEntries(
          [...fieldTrees(sdl)].map(([file, field]) => [
            file.replace('.yaml', ''),
            value(field, extremes),
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

  function value(field: Field, extremes: Extremes): fc.Arbitrary<AnyValue> {
    switch (field.kind) {
      case 'object':
        return fc.record(
          Object.fromEntries(field.fields.map((inner) => [inner.key, value(inner, extremes)])),
          { requiredKeys: field.fields.filter(({ required }) => required).map(({ key }) => key) },
        ) as fc.Arbitrary<AnyValue>
      case 'list':
        return list(field, extremes)
      case 'choice':
        return fc.constantFrom(...field.options)
      case 'boolean':
        return fc.boolean()
      case 'picture':
        return fc.constant('images/picture.svg')
      case 'text':
        return text(field, extremes)
    }
  }

  function list({ min, max, differIn, entry }: ListField, extremes: Extremes) {
    const { entries } = extremes
    const isCountry = entry.kind === 'text' && entry.textKind === 'country'
    if (entry.kind === 'choice' || isCountry) {
      const values = entry.kind === 'choice' ? [...entry.options] : countries
      return fc.shuffledSubarray(values, {
        minLength: min,
        maxLength: Math.min(max, values.length),
      })
    }
    return fc
      .array(value(entry, extremes), {
        minLength: entries === 'most' ? max : min,
        maxLength: entries === 'fewest' ? min : max,
        size: 'max',
      })
      .map((all) => all.map((each, index) => different(each, differIn, index)))
  }

  function text(rule: TextRule, extremes: Extremes): fc.Arbitrary<string> {
    const { max, textKind: kind } = rule
    const isLong = extremes.length === 'longest'
    const addressOf = (start: string, most: number) =>
      name(isLong ? most - start.length : 3).map((rest) => start + rest)
    if (kind === 'plain') return sentence(rule, extremes)
    if (kind === 'country') return fc.constantFrom(...countries)
    if (kind === 'language') return fc.constantFrom('en', 'en-GB', 'de', 'hi')
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

const allCharacters = codesIn(`${basicCharacters}, ${moreCharacters}`)
  .map((code) => String.fromCodePoint(code))
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

/** Between two words: the check lets only these end one. */
const gaps = [' ', ' ', ' ', '-', '–', '/'] as const

function sentence(rule: TextRule, extremes: Extremes): fc.Arbitrary<string> {
  const { max, words } = rule
  const { length, word } = extremes
  const placeholders = rule.requiredPlaceholders.map((each) => `{${each}}`).join(' ')
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
