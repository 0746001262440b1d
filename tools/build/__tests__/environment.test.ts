import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressVariables, environmentProblems } from '../environment'

test.each(addressVariables)('%s is optional, but must be an origin', (name) => {
  expect(environmentProblems({ [name]: '' })).toEqual([])
  expect(environmentProblems({ [name]: 'https://cdn.example.com' })).toEqual([])
  for (const wrong of ['cdn.example.com', 'https://cdn.example.com/path', 'https://a.b/']) {
    expect(environmentProblems({ [name]: wrong })).toEqual([
      `${name} must be an address like https://example.com without a path, not "${wrong}".`,
    ])
  }
})

const key = 'GATSBY_EMAILJS_PUBLIC_KEY'

test.each([
  ['curly quotes', '“abc”', 'U+201C'],
  ['one quotation mark', 'abc"', 'U+0022'],
  ['a long dash', 'ab–c', 'U+2013'],
  ['an invisible character', 'abc\u200B', 'U+200B'],
  ['two words', 'your key', 'U+0020'],
  ['a space at the end', 'abc ', 'U+0020'],
  ['the characters of old Windows', '\uFFFDabc', 'U+FFFD'],
])('a value with %s is refused', (_what, value, code) => {
  expect(environmentProblems({ [key]: value })).toEqual([
    expect.stringMatching(
      `^${key} has .*${code.replace('+', '\\+')}.*copy it from its account\\.$`,
    ),
  ])
})

test.each(['GATSBY_EMAILJS_PUBLC_KEY', key.toLowerCase(), 'UPLOADCARE_PUBLIC_KEY'])(
  '%s is reported as misspelt',
  (name) => {
    expect(environmentProblems({ [name]: 'abc' })).toEqual([
      `${name} is not a variable of the site: .env.example has their names.`,
    ])
  },
)

test('other variables, blank ones and the secret key itself are no problem', () => {
  const others = { NODE_OPTIONS: '--a --b', GATSBY_CPU_COUNT: '2', [key]: ' ' }
  expect(environmentProblems({ ...others, UPLOADCARE_SECRET_KEY: '5e2f0c' })).toEqual([])
  expect(environmentProblems({ ...others, UPLOADCARE_SECRET_KEY: ' ' })).toEqual([])
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
      const { loadDotEnv } = require(${JSON.stringify(join(process.cwd(), 'tools/build/environment.ts'))})
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
