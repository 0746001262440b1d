import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { realIdentifiers as real } from '../../../__tests__/support/realAccounts'
import {
  addressVariables,
  environmentProblems,
  loadDotEnv,
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

test.each([
  'YOUR_PUBLIC_KEY',
  'yourPublicKey',
  ' your-key',
  '<key>',
  'XXXX-XXXX',
  'changeme',
  'CHANGE_ME',
])('the placeholder %s is refused for each identifier', (value) => {
  for (const name of requiredVariables) {
    expect(environmentProblems({ ...real, [name]: value })).toEqual([
      `${name} still has a placeholder, "${value}". .env.example says where to copy the value.`,
    ])
  }
})

test("the key of Uploadcare's demo is refused", () => {
  const demo = { ...real, GATSBY_UPLOADCARE_PUBLIC_KEY: 'demopublickey' }
  expect(environmentProblems(demo)).toEqual([expect.stringContaining("Uploadcare's public demo")])
})

test('a secret under a name that browsers get is refused', () => {
  expect(environmentProblems({ GATSBY_UPLOADCARE_SECRET_KEY: '5e2f0c' })).toEqual([
    expect.stringMatching(/^GATSBY_UPLOADCARE_SECRET_KEY would give a secret to every visitor\./),
  ])
  expect(environmentProblems({ UPLOADCARE_SECRET_KEY: '5e2f0c' })).toEqual([])
})

test.each([
  ['real accounts', real],
  ['the sandbox', sandboxVariables('http://127.0.0.1:9010')],
  ['nobody yet', Object.fromEntries(requiredVariables.map((name) => [name, '']))],
])('identifiers of %s are no problem', (_whose, environment) => {
  expect(environmentProblems(environment)).toEqual([])
})

describe('in a folder with env files', () => {
  const project = process.cwd()
  const folder = mkdtempSync(join(tmpdir(), 'dot-env-'))
  cpSync('.env.example', join(folder, '.env.example'))
  beforeEach(() => process.chdir(folder))
  afterEach(() => process.chdir(project))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('.env is loaded, and does not replace what is set', () => {
    writeFileSync('.env', 'A=abc\nB=b\n')
    const script = `require(${JSON.stringify(join(project, 'tools/site/environment.ts'))}).loadDotEnv()
      console.log(process.env.A, process.env.B)`
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', require.resolve('tsx'), '--eval', script],
      { env: { ...process.env, B: 'set' }, encoding: 'utf8' },
    )
    expect(stdout).toBe('abc set\n')
  })

  test('one that Gatsby would read by itself stops everything', () => {
    const { NODE_ENV = '' } = process.env
    writeFileSync(`.env.${NODE_ENV}`, 'GATSBY_EMAILJS_ORIGIN=https://mail.example.com')
    expect(loadDotEnv).toThrow(`Move what is in .env.${NODE_ENV} to .env, and delete it.`)
  })
})
