import { basicCharacters, moreCharacters } from '../../../src/theme/tokens'
import { containedIn } from '../../content/check/text'
import { fontRanges } from '../basicFont'

test('English needs no other ranges than the usual', () => {
  const usual = { basic: basicCharacters, more: moreCharacters }
  expect(fontRanges('An English text – “with” quotation marks.')).toEqual(usual)
})

test('a character that the content uses moves from the large file to the small one', () => {
  const { basic, more } = fontRanges('Köln, Groß, cafe\u0301')
  for (const character of 'ößé') {
    expect(containedIn(basic)(character)).toBe(true)
    expect(containedIn(more)(character)).toBe(false)
  }
  expect(containedIn(basic)('ä')).toBe(false)
  expect(containedIn(more)('ä')).toBe(true)
})
