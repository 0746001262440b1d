import { readGstNumber } from '../../../../src/registration/rules/gstNumber'

test.each([
  ['07ABCDE1234F1Z5', '07', 'Delhi'],
  ['38 ABCDE-1234-F1Z5', '38', 'Ladakh'],
  // As the rules clean it, and send it.
  ['GSTIN: 07abcde1234f1z5', '07', 'Delhi'],
  ['０７ＡＢＣＤＥ１２３４Ｆ１Ｚ５', '07', 'Delhi'],
  ['26ABCDE1234F1Z5', '26', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['97ABCDE1234F1Z5', '97', 'Other Territory'],
  ['00ABCDE1234F1Z5', '00', ''],
])('the GST number %j says %s, %j and the PAN', (text, code, state) => {
  expect(readGstNumber(text)).toEqual({ code, state, pan: 'ABCDE1234F' })
})

test('a code has a state from 01 to 38, or is 96, 97 or 99', () => {
  const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'))
  const known = codes.filter((code) => readGstNumber(`${code}ABCDE1234F1Z5`)?.state)
  expect(known).toEqual([...codes.slice(1, 39), '96', '97', '99'])
})

test.each([
  '',
  '07',
  '07ABCDE1234F1Z',
  '07ABCDE1234F1Y5',
  '07ABCDE1234F1Z55',
  '07АBCDEF1234F1Z5',
  '07ABCDEÉ1234F1Z5',
])('the GST number %j says nothing', (text) => expect(readGstNumber(text)).toBeUndefined())
