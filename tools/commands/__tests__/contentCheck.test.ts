import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixtureFolder } from '../../../__tests__/fixtures/content'

/** Runs `npm run content:check` on a folder. */
function check(folder: string) {
  const args = ['--import', 'tsx', 'tools/commands/content-check.ts']
  const env = { ...process.env, CONTENT_FOLDER: folder }
  return spawnSync(process.execPath, args, { env, encoding: 'utf8' })
}

test('ends with 0 if nothing is wrong; otherwise prints every mistake, and ends with 1', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(fixtureFolder, folder, { recursive: true })
  expect(check(folder)).toMatchObject({ status: 0, stdout: 'The content has no mistakes.\n' })
  const file = join(folder, 'home.yaml')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('headline:', 'headlin:').replace('icon: palm', 'icon: palmtree'))
  const { status, stderr } = check(folder)
  expect(status).toBe(1)
  expect(stderr).toContain('home.yaml:11:3: "hero.headlin" is not in HeroContent.')
  expect(stderr).toContain('home.yaml:28:13: "offers.items[2].icon" cannot be "palmtree".')
  expect(stderr).toMatch(/\n\nThe content has 2 mistakes\.\n$/)
  rmSync(folder, { recursive: true })
})
