import { allCharacters, basicCharacters, moreCharacters } from '../../../src/theme/font'
import { codesIn } from '../../lib/text'
import { fontRanges } from '../basicFont'

test('English needs no other ranges than the usual', () => {
  const usual = { basic: basicCharacters, more: moreCharacters, extended: '' }
  expect(fontRanges('An English text – “with” quotation marks.')).toEqual(usual)
})

test('a character that the content uses moves from the large file to the small one', () => {
  const { basic, more } = fontRanges('Köln, Groß, cafe\u0301')
  const moved = [...'ößé'].map((character) => character.codePointAt(0))
  expect(codesIn(basic)).toEqual(expect.arrayContaining(moved))
  expect(codesIn(more).filter((code) => moved.includes(code))).toEqual([])
  expect([...codesIn(basic), ...codesIn(more)].sort()).toEqual(
    codesIn(`${basicCharacters}, ${moreCharacters}`).sort(),
  )
})

test('the extended file has only what the content uses', () => {
  const { extended } = fontRanges('From ₹ 45,000, with a night in Kraków or Łódź')
  expect(String.fromCodePoint(...codesIn(extended))).toBe('Łź₹')
})

test('no character is in two files', () => {
  const codes = codesIn(allCharacters)
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
})
