import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const script = join(__dirname, '..', 'setup.mjs')
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

const parent = mkdtempSync(join(tmpdir(), 'setup-'))
afterAll(() => rmSync(parent, { recursive: true }))

/** Returns what setup.mjs prints in a project with one installed package, which npm could not install. */
function setUp(folder: string, node: string, wanted = '1.0.0') {
  const cwd = join(parent, folder)
  mkdirSync(join(cwd, 'node_modules'), { recursive: true })
  const write = (file: string, version: string) => {
    const packages = { '': { engines: { node } }, 'node_modules/a': { version } }
    writeFileSync(join(cwd, file), JSON.stringify({ packages }))
  }
  write('package-lock.json', wanted)
  write('node_modules/.package-lock.json', '1.0.0')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd,
    encoding: 'utf8',
  })
  return [status, stdout, stderr]
}

const silent = [0, '', '']

test.each([
  ["Asha's site", "'"],
  ['site (2)', '('],
  ['site [2]', '['],
  ['R&D #1', '#'],
  ['50% off', '%'],
  ['deep!/site', '!'],
  ['Büro サイト, R&D, a+b=c_d-e.f', undefined],
])('in a folder called %s Gatsby cannot build because of %s', (folder, odd) => {
  const refusal = `Gatsby cannot build in ${join(parent, folder)}: rename the folder, without ${odd}.\n`
  const wanted = odd && 'another'
  expect(setUp(folder, `^${major}`, wanted)).toEqual(odd ? [1, '', refusal] : silent)
})

test.each([
  [`^${major + 1}`, false],
  [`^${major}.${minor + 1}`, false],
  [`^${major - 2} || ^${major}0`, false],
  [`^${major}.${minor} || ^${major + 2}`, true],
  [`^${major - 2}.99 || ^${major}`, true],
])('whether Node %s is what runs it: %s', (node, isSupported) => {
  const refusal = `This project needs Node ${node}; this is ${process.versions.node}.\n`
  expect(setUp('site', node)).toEqual(isSupported ? silent : [1, '', refusal])
})

test('another version of a package is installed, and what npm says is shown', () => {
  const [status, stdout, stderr] = setUp('site', `^${major}`, '1.0.1')
  expect(status).not.toBe(0)
  expect(stdout).toMatch(/^Installing the packages in package-lock\.json/)
  expect(stderr).toContain('npm')
})
