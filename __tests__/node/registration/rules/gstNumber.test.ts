import fc from 'fast-check'
import {
  gstNumberPattern,
  otherGstKind,
  readGstNumber,
} from '../../../../src/registration/rules/gstNumber'

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

test.each([
  'UIN: 0717USA00012UNF 3717UNO00053UN4 2724JPN00001ONA 0718WHO12345UNZ 2919DEU00007ON1',
  'NRTP: 0717USA12345NRF 2721SGP00001NR1 2919GBR54321NRZ 3320ARE00100NR0 0922THA99999NRA',
  'OIDAR: 9917SGP29001OSN 9917NLD29002OSF 9918USA29003OS1 9923IRL00004OSZ 9920GBR29005OS0',
  'TDS: 07DELA12345A1DZ 27MUMA01234B1D5 29BLRX04567C2D0 33CHEN01234DADA 07ABCDE1234F1D5',
  'TCS: 07ABCDE1234F1C5 27AAACX0123B1CZ 29AABCT1332L2C1 33AAAAA0000A9C0 06ABCD01234FZCA',
])('numbers are recognised as %s', (row) => {
  const [kind, numbers = ''] = row.split(': ')
  for (const number of numbers.split(' ')) expect(otherGstKind(number)).toBe(kind)
})

test.each(['०७१७usa 00012 unf', 'GSTIN: 0717USA00012UNF'])(
  '%j is read as it is cleaned',
  (typed) => {
    expect(otherGstKind(typed)).toBe('UIN')
  },
)

test.each([
  '',
  'UIN',
  '07ABCDE1234F1Z5',
  '07ABCDE1234F1X5',
  '07ABCDE1234F0D5',
  '1924USA29001OS6',
  '0717USA12345UN',
  '0717USA00012UNFF',
  '0717USA00012XNF',
])('%j is no number of another holder', (typed) => {
  expect(otherGstKind(typed)).toBeUndefined()
})

test('no number that the pattern accepts is of another kind', () => {
  fc.assert(
    fc.property(fc.stringMatching(gstNumberPattern), (number) => {
      expect(otherGstKind(number)).toBeUndefined()
    }),
  )
})
