import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixtureFolder } from '../fixtures/content'
import { realAccounts } from '../support/realAccounts'

const root = join(__dirname, '../..')
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launch-check-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the command on a site.yaml, with identifiers of real accounts. */
function launchCheck(site: string) {
  writeFileSync(join(folder, 'site.yaml'), site)
  return spawnSync('npm', ['run', '--silent', 'launch:check'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      CONTENT_FOLDER: folder,
      ...realAccounts,
    },
  })
}

test('it lists the samples and ends with 1', () => {
  const { status, stdout } = launchCheck(readFileSync(join(fixtureFolder, 'site.yaml'), 'utf8'))
  expect(stdout).toContain('content/site.yaml:6: brand.name is still "Straitsway Travel".')
  expect(stdout).toContain('9 to replace before the site goes live.')
  expect(status).toBe(1)
})

test('where nothing is a sample, it ends with 0', () => {
  const { status, stdout } = launchCheck('brand: { name: Merlion Journeys }')
  expect(stdout).toContain('No samples are left.')
  expect(status).toBe(0)
})
