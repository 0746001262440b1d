import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const script = join(process.cwd(), 'tools', 'commands', 'setup.mjs')
let folder: string

const react = { version: '19.0.0', integrity: 'sha512-a' }
const jestPackage = { version: '30.0.0', integrity: 'sha512-b', dev: true }
const otherSystem = { version: '1.0.0', integrity: 'sha512-c', optional: true }
const wanted = {
  'node_modules/react': react,
  'node_modules/jest': jestPackage,
  'node_modules/sharp-for-windows': otherSystem,
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-'))
  for (const name of ['node_modules', 'bin']) mkdirSync(join(folder, name))
  write('package-lock.json', { '': {}, ...wanted })
  // Records its arguments instead of running.
  writeFileSync(join(folder, 'bin', 'npm'), `#!/bin/sh\necho "$@" >> "${folder}/asked"\n`)
  chmodSync(join(folder, 'bin', 'npm'), 0o755)
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, packages: object): void =>
  writeFileSync(join(folder, file), JSON.stringify({ packages }))

/** What npm itself writes when it has installed packages. */
const install = (packages: object): void => write('node_modules/.package-lock.json', packages)

/** Runs the script for a command of package.json; returns the arguments it gave npm. */
function setUp(command: string): string[] {
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`,
      npm_lifecycle_event: command,
    },
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const asked = join(folder, 'asked')
  return existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : []
}

const installsForBuild = 'ci --loglevel=error'
const installsAll = 'ci --loglevel=error --include=dev'

const { 'node_modules/sharp-for-windows': _, ...onThisSystem } = wanted
const withOtherReact = { ...wanted, 'node_modules/react': { ...react, integrity: 'sha512-x' } }

test.each<[string, string, string[], object]>([
  ['all of this system are there', 'build', [], onThisSystem],
  ['all are there', 'test', [], wanted],
  ['those of the tests are missing', 'build', [], { 'node_modules/react': react }],
  ['those of the tests are missing', 'test', [installsAll], { 'node_modules/react': react }],
  ['one is missing', 'build', [installsForBuild], { 'node_modules/jest': jestPackage }],
  ['one has other contents', 'build', [installsForBuild], withOtherReact],
])('where of the packages %s, npm run %s asks for %j', (_what, command, asked, installed) => {
  install(installed)
  expect(setUp(command)).toEqual(asked)
})

test.each([
  ['18.20.0', false],
  ['20.19.0', true],
  ['21.7.3', false],
])('Node %s is supported: %s', (version, isSupported) => {
  install(wanted)
  const asIf = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  const preload = `data:text/javascript,${encodeURIComponent(asIf)}`
  const { status, stderr } = spawnSync(process.execPath, ['--import', preload, script], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(status).toBe(isSupported ? 0 : 1)
  expect(stderr.includes('This project needs Node')).toBe(!isSupported)
})
