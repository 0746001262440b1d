import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { realIdentifiers as real } from '../../../__tests__/support/realAccounts'
import {
  addressVariables,
  environmentProblems,
  environmentWarnings,
  requiredVariables,
} from '../environment'
import { sandboxVariables } from '../sandboxed'

test.each(addressVariables)('%s is optional, but must be an origin', (name) => {
  expect(environmentProblems({ [name]: '' })).toEqual([])
  expect(environmentProblems({ [name]: 'https://cdn.example.com' })).toEqual([])
  for (const wrong of ['cdn.example.com', 'https://cdn.example.com/path', 'https://a.b/']) {
    expect(environmentProblems({ [name]: wrong })).toEqual([
      `${name} must be an address like https://example.com without a path, not "${wrong}".`,
    ])
  }
})

const key = 'GATSBY_UPLOADCARE_PUBLIC_KEY'

test.each([
  ['curly quotes', '“abc”', 'U+201C'],
  ['one quotation mark', 'abc"', 'U+0022'],
  ['a long dash', 'ab–c', 'U+2013'],
  ['an invisible character', 'abc\u200B', 'U+200B'],
  ['two words', 'my key', 'U+0020'],
  ['a semicolon at the end', 'k4x81wq;', 'U+003B'],
  ['a comma at the end', 'k4x81wq,', 'U+002C'],
  ['straight quotes', '"k4x81wq"', 'U+0022'],
  ['apostrophes', "'k4x81wq'", 'U+0027'],
  ['a space at the end', 'abc ', 'U+0020'],
  ['the characters of old Windows', '\uFFFDabc', 'U+FFFD'],
])('a value with %s is refused', (_what, value, code) => {
  expect(environmentProblems({ [key]: value })).toEqual([
    expect.stringMatching(
      `^${key} has .*\\(${code.replace('+', '\\+')}\\)\\. Copy .+ from https://\\S+, API keys\\.$`,
    ),
  ])
})

const placeholders = `YOUR_PUBLIC_KEY | your_service_id | yourPublicKey | service_your_id | your key | xxxx |
XXXX-XXXX | service_xxxxxxx | template_xxx | **** | ... | ______ | <your key> | <…> | [key] |
{{KEY}} | $(KEY) | %KEY% | <PUBLIC_KEY>; | changeme | CHANGE_ME | change-it | replace_me |
TODO | tbd | placeholder | example | template_example | dummy_key | insert-key-here |
paste_here | test | none | null | undefined | 0000 | 12345678 | service_1234567 |
public_key | PUBLIC_API_KEY | service_id | template-id | user_id | "YOUR_KEY"`

test.each(placeholders.split(/ \|\s/))(
  'the placeholder %s is refused for each identifier, with what to copy from where',
  (value) => {
    for (const name of requiredVariables) {
      expect(environmentProblems({ ...real, [name]: value })).toEqual([
        expect.stringMatching(
          RegExp(
            `^${name} still has a placeholder, ".+"\\. Copy .+ from https://\\S+, [\\w ]+\\.$`,
          ),
        ),
      ])
    }
  },
)

test.each([
  'demopublickey',
  '"demopublickey"',
  'demopublickey;',
  'demopublickey ',
  'demoprivatekey',
])("the key of Uploadcare's demo, %j, is refused", (value) => {
  expect(environmentProblems({ ...real, [key]: value })).toEqual([
    expect.stringMatching(
      /^GATSBY_UPLOADCARE_PUBLIC_KEY is the key of Uploadcare's public demo: .* not yours\. Copy your project's public API key/,
    ),
  ])
})

const [first = '', ...others] = requiredVariables

test.each(others)('%s may not be the same as another', (name) => {
  expect(environmentProblems({ [first]: 'k4x81wq', [name]: 'k4x81wq' })).toEqual([
    expect.stringContaining(`${first} has the same value as ${name}. Copy `),
    expect.stringContaining(`${name} has the same value as ${first}. Copy `),
  ])
})

test('one value for all is a problem of each', () => {
  const all = Object.fromEntries(requiredVariables.map((name) => [name, 'k4x81wq']))
  expect(environmentProblems(all)).toHaveLength(requiredVariables.length)
})

test.each<[string, Record<string, string>]>([
  ['real accounts', real],
  ['the sandbox', sandboxVariables('http://127.0.0.1:9010')],
  ['nobody yet', Object.fromEntries(requiredVariables.map((name) => [name, '']))],
])('identifiers of %s are no problem', (_whose, environment) => {
  expect(environmentProblems(environment)).toEqual([])
  expect(environmentWarnings({ ...real, ...environment, ...real })).toEqual([])
})

test.each(
  requiredVariables.flatMap((name) => [
    `${name}S`,
    name.toLowerCase(),
    name.slice('GATSBY_'.length),
  ]),
)('%s is reported as misspelt', (name) => {
  expect(environmentProblems({ [name]: 'abc' })).toEqual([
    `${name} is not a variable of the site: .env.example has their names.`,
  ])
})

test('other variables, blank ones and the secret key itself are no problem', () => {
  const unrelated = { NODE_OPTIONS: '--a --b', GATSBY_CPU_COUNT: '2', [key]: ' ' }
  expect(environmentProblems({ ...unrelated, UPLOADCARE_SECRET_KEY: '5e2f0c' })).toEqual([])
  expect(environmentProblems({ ...unrelated, UPLOADCARE_SECRET_KEY: ' ' })).toEqual([])
})

test.each([
  ['the secret key under a public name', { GATSBY_UPLOADCARE_SECRET_KEY: 'x' }],
  ['its value', { GATSBY_ANYTHING: 'a:5e2f0c', UPLOADCARE_SECRET_KEY: ' 5e2f0c ' }],
  ['its name', { GATSBY_ANYTHING: '$UPLOADCARE_SECRET_KEY' }],
])('a variable that browsers get must not have %s', (_, variables) => {
  const [name] = Object.keys(variables)
  expect(environmentProblems(variables)).toContain(
    `${name} would give Uploadcare's secret key to every visitor. Remove it; only \`npm run documents\` takes the key, as UPLOADCARE_SECRET_KEY.`,
  )
})

describe('.env', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dot-env-'))
  cpSync('.env.example', join(folder, '.env.example'))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** What a process prints that loads a file with these bytes. */
  function loaded(bytes: string | Uint8Array): string {
    writeFileSync(join(folder, '.env'), bytes)
    const script = `
      const { loadDotEnv } = require(${JSON.stringify(join(process.cwd(), 'tools/site/environment.ts'))})
      loadDotEnv()
      console.log([process.env.A, process.env.B, process.env.C].join(' '))`
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', require.resolve('tsx'), '--eval', script],
      { cwd: folder, env: { ...process.env, B: 'set' }, encoding: 'utf8' },
    )
    return stdout + stderr
  }

  const lines = 'A=abc\r\n# note\r\nB=b\r\nexport C="x y" # ours\r\n'

  test('is loaded, and does not replace what is set', () => {
    expect(loaded(lines)).toBe('abc set x y\n')
  })

  test.each([
    ['a byte order mark', `\uFEFF${lines}`],
    ['UTF-16', Buffer.from(`\uFEFF${lines}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(lines, 'utf16le')],
  ])('with %s is refused, with what to do', (_what, bytes) => {
    expect(loaded(bytes)).toContain('.env is not saved as plain UTF-8. Save it again')
  })
})
