import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixtureFolder } from '../../../__tests__/fixtures/content'

test('prints every mistake, and ends with 1', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(fixtureFolder, folder, { recursive: true })
  const file = join(folder, 'home.yaml')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('headline:', 'headlin:').replace('icon: palm', 'icon: palmtree'))
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/commands/content-check.ts'],
    { env: { ...process.env, CONTENT_FOLDER: folder }, encoding: 'utf8' },
  )
  expect(status).toBe(1)
  expect(stderr).toContain('home.yaml:11:3: "hero.headlin" is not in HeroContent.')
  expect(stderr).toContain('home.yaml:28:13: "offers.items[2].icon" cannot be "palmtree".')
  expect(stderr).toMatch(/\n\nThe content has 2 mistakes\.\n$/)
  rmSync(folder, { recursive: true })
})
