import { projectTexts } from './support/projectTexts'

/** Turns of phrase that this project once used for what has a usual name, and that name. */
const dialect: readonly [RegExp, string][] = [
  [/\bcomes? alive\b|\bawaken/i, 'hydrate'],
  [/\bpatience\b/i, 'timeout'],
  [/\bkept ?back\b/i, 'withheld'],
  [/\banew\b|once more/i, 'again'],
  [/\ball the same\b/i, 'still'],
  [/\bwithout a word\b/i, 'silently'],
  [/\bsturdy\b/i, 'never throws'],
  [/\bone an? (test|line)\b/i, 'one per'],
  [/places in braces/i, 'placeholders'],
  [/\ba tree of its own\b/i, 'a separate React root'],
  [/\bstands? in (for|the place)\b/i, 'replace'],
  [/^\s*(\/\/|\*) Else\b|, else\b(?! ?[{(])/m, 'otherwise'],
]

const texts = projectTexts().filter(({ file }) => file !== '__tests__/language.test.ts')

test.each(dialect)('nobody writes %s; the usual term is "%s"', (phrase) => {
  expect(texts.filter(({ text }) => phrase.test(text)).map(({ file }) => file)).toEqual([])
})
