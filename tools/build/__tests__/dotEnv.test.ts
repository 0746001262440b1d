import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDotEnv } from '../dotEnv'

const folder = mkdtempSync(join(tmpdir(), 'dot-env-'))
afterEach(() => rmSync(join(folder, '.env'), { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

function readFrom(bytes: string | Uint8Array) {
  writeFileSync(join(folder, '.env'), bytes)
  return readDotEnv(folder)
}

const name = 'GATSBY_EMAILJS_PUBLIC_KEY'
const lines = `${name}=abc\n# note\n\nALLOW_SAMPLES=1`
const utf16 = Buffer.from(`\uFEFF${lines}`, 'utf16le')

test.each([
  ['UTF-8', lines],
  ['a byte order mark', `\uFEFF${lines}`],
  ['UTF-16', utf16],
  ['UTF-16, the other way round', Buffer.from(utf16).swap16()],
  ['the line ends of Windows', lines.replaceAll('\n', '\r\n')],
  ['the line ends of old Macs', lines.replaceAll('\n', '\r')],
  ['blanks', lines.replaceAll('=', ' \t= ').replaceAll('\n', ' \n ')],
  ['blanks within quotes', lines.replace('abc', '" abc "')],
  ['spaces from a web page', lines.replaceAll('=', '\u00A0=\u00A0').replace('abc', 'abc\u00A0')],
  ['curly quotes', lines.replace('abc', '“abc”')],
  ['quotes that do not fit', lines.replace('abc', '"abc”').replace('=1', "=‘1'")],
  ['a note behind the value', lines.replace('abc', 'abc # ours')],
  ['export', `export ${lines}`],
  ['a variable twice, the last one filled in', `${name}=\n${lines}`],
])('%s is read as it is meant', (_what, bytes) => {
  const variables = { [name]: 'abc', ALLOW_SAMPLES: '1' }
  expect(readFrom(bytes)).toEqual({ variables, problems: [] })
})

test.each([
  ['the characters of old Windows', Buffer.from(`#\n${name}=\x93abc\x94`, 'latin1'), 2, 'as UTF-8'],
  ['UTF-16 without a mark', Buffer.from(lines, 'utf16le'), 1, 'not saved as UTF-8'],
  ['a colon', `${name}: abc`, 1, 'not NAME=value'],
  ['no equals sign', `#\n${name} abc`, 2, 'not NAME=value'],
  ['a command before it', `set ${name}=abc`, 1, 'anything before the name'],
  ['a rich text', `{\\rtf1\\ansi\n${name}=abc}`, 1, 'not NAME=value'],
  [
    'a letter too few',
    'GATSBY_EMAILJS_PUBLC_KEY=abc',
    1,
    'PUBLC_KEY is not a variable of the site',
  ],
  ['small letters', `${name.toLowerCase()}=abc`, 1, '_key is not a variable of the site'],
  ['no GATSBY_', 'UPLOADCARE_PUBLIC_KEY=abc', 1, 'UPLOADCARE_PUBLIC_KEY is not a variable of'],
  ['a long dash', `#\r\n\r\n${name}=ab–c`, 3, `${name} has a space or an odd character (U+2013)`],
  ['an invisible character', `${name}=abc\u200B`, 1, '(U+200B)'],
  ['two words', `${name}=“your key”`, 1, '(U+0020)'],
])('%s is refused, with line and remedy', (_what, bytes, line, said) => {
  const { problems } = readFrom(bytes)
  expect(problems[0]).toContain(said)
  expect(problems[0]).toMatch(new RegExp(`^\\.env:${line}: .*[.?]$`))
})

test('other variables, and no file, are no problem; .env.txt is one', () => {
  const others = { NODE_OPTIONS: '--a --b', UPLOADCARE_SECRET_KEY: 'x', GATSBY_CPU_COUNT: '2' }
  const written = Object.entries(others).map((entry) => entry.join('='))
  expect(readFrom(written.join('\n'))).toEqual({ variables: others, problems: [] })
  rmSync(join(folder, '.env'))
  expect(readDotEnv(folder)).toEqual({ variables: {}, problems: [] })
  writeFileSync(join(folder, '.env.txt'), lines)
  expect(readDotEnv(folder).problems).toEqual([expect.stringContaining('Rename it to .env')])
})
