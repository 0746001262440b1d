import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixtureFolder } from '../../../__tests__/fixtures/content'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
beforeAll(() => cpSync(fixtureFolder, folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs `npm run content:check` on the folder. */
function check(): { status: number | null; output: string } {
  const args = ['--import', 'tsx', 'tools/commands/content-check.ts']
  const env = { ...process.env, CONTENT_FOLDER: folder }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

test('without a mistake it says so, and ends with 0', () => {
  expect(check()).toEqual({ status: 0, output: 'The content has no mistakes.\n' })
})

test('with mistakes it prints all of them and how many they are, and ends with 1', () => {
  const file = join(folder, 'home.yaml')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('headline:', 'headlin:').replace('icon: palm', 'icon: palmtree'))
  const { status, output } = check()
  expect(status).toBe(1)
  expect(output).toContain('home.yaml:11:3: "hero.headlin" is not in HeroContent.')
  expect(output).toContain('home.yaml:28:13: "offers.items[2].icon" cannot be "palmtree".')
  expect(output).toMatch(/\n\nThe content has 2 mistakes\.\n$/)
})
