import { type Field, fieldTrees, type ListField, type TextRule } from '@partner-site/content-model'
import fc from 'fast-check'
import { allCharacters as fontCharacters } from '../../../src/theme/font'
import { codesIn } from '../../../tools/lib/text'

export type AnyValue = string | boolean | AnyValue[] | { [key: string]: AnyValue }
export type AnyContent = Record<string, { [key: string]: AnyValue }>

const allCharacters = codesIn(fontCharacters)
  .map((code) => String.fromCodePoint(code))
  // Excludes Markdown, HTML, placeholders, quotation marks, and characters that end a word.
  .filter((character) => !/[\s\u00AD*_`~<>&[\]{}#"'‘’“”„•·|\-–—/]/.test(character))
const letters = allCharacters.filter((character) => /\p{L}/u.test(character))

/** The widest and narrowest glyphs, those in the small font file, and all accepted characters. */
const alphabets = [['W'], ['m'], ['i'], [...'abcdefghijklmnoprstuvwxyz'], letters, allCharacters]

/** Separators: the content check lets only these end a word. */
const gaps = [' ', ' ', ' ', '-', '–', '/']

const countries = ['SG', 'MY', 'IN', 'QA', 'GB', 'HK', 'US', 'DE', 'NZ', 'BR', 'KE', 'XK']

type Limit = 'least' | 'most' | 'any'

/** Generates content at the schema's limits, in all accepted characters, by file name without extension. */
export const anyContent = (sdl: string, pages: readonly string[]): fc.Arbitrary<AnyContent> =>
  fc.gen().map((gen) => {
    const pick = <T>(...values: readonly T[]): T => gen(() => fc.constantFrom(...values))
    const wordLength = pick(1, 8, 30)
    const [texts, lists] = [
      pick<Limit>('least', 'most', 'most', 'any'),
      pick<Limit>('least', 'most', 'any'),
    ]
    const amount = (limit: Limit, min: number, max: number): number =>
      limit === 'any' ? gen(fc.integer, { min, max }) : { least: min, most: max }[limit]
    const files = [...fieldTrees(sdl)].map(([file, field], index) => {
      const { seo, ...others } = value(field) as AnyContent[string]
      const named = seo === undefined ? others : { seo: different(seo, 'title', index), ...others }
      return [file.replace('.yaml', ''), named]
    })
    return Object.fromEntries(files)

    function value(field: Field): AnyValue {
      switch (field.kind) {
        case 'object': {
          const there = field.fields.filter(({ required }) => required || pick(true, false))
          return Object.fromEntries(there.map((inner) => [inner.key, value(inner)]))
        }
        case 'list':
          return list(field)
        case 'choice':
          return pick(...field.options)
        case 'boolean':
          return pick(true, false)
        case 'picture':
          return 'images/picture.svg'
        case 'text':
          return text(field)
      }
    }

    function list({ min, max, differIn, entry }: ListField): AnyValue[] {
      const isCountry = entry.kind === 'text' && entry.textKind === 'country'
      const all = entry.kind === 'choice' ? entry.options : isCountry ? countries : undefined
      if (all) return all.slice(0, amount(lists, min, Math.min(max, all.length)))
      const length = amount(lists, min, max)
      return Array.from({ length }, (_, index) => different(value(entry), differIn, index))
    }

    function text(rule: TextRule): string {
      const isLong = texts === 'most'
      const filled = (start: string, end = '') =>
        start + pick(...'amw0').repeat(isLong ? rule.max - start.length - end.length : 3) + end
      const address = () => filled('https://www.example.com/')
      switch (rule.textKind) {
        case 'plain':
          return sentence(rule)
        case 'country':
          return pick(...countries)
        case 'language':
          return pick('en', 'en-GB', 'de', 'hi')
        case 'phone':
          return isLong
            ? `+49 8000 0000 0000 ${pick(...'0123456789')}`
            : `+65 8000000${pick(...'0123456789')}`
        case 'email':
          return filled('', '@example.com.sg')
        case 'siteAddress':
          return 'https://www.example.com'
        case 'sitePath':
          return pick(...pages, address())
        case 'webAddress':
          return address()
      }
    }

    function sentence({ max, words = max, requiredPlaceholders }: TextRule): string {
      const placeholders = requiredPlaceholders.map((each) => ` {${each}}`).join('')
      const longest = Math.min(max - placeholders.length, words * (wordLength + 1) - 1)
      const length = amount(texts, Math.min(longest, 2), longest)
      const [alphabet, gap, start] = [pick(...alphabets), pick(...gaps), gen(fc.nat, 9999)]
      const characters = Array.from({ length }, (_, index) =>
        index % (wordLength + 1) === wordLength ? gap : alphabet[(start + index) % alphabet.length],
      )
      if (characters.at(-1) === gap) characters.pop()
      return characters.join('') + placeholders
    }
  })

function different(entry: AnyValue, differIn: string | undefined, index: number): AnyValue {
  if (typeof entry === 'object' && differIn) {
    const own = entry as Record<string, AnyValue>
    return { ...own, [differIn]: different(own[differIn] as AnyValue, undefined, index) }
  }
  const text = String(entry)
  return text.startsWith('/') ? `${text}?${index}` : text.slice(0, -1) + 'abcdefghijkl'[index]
}
