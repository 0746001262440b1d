import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configFolder, root } from '../run'

const before = process.env.XDG_CONFIG_HOME
const folder = mkdtempSync(join(tmpdir(), 'config-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
  process.env.XDG_CONFIG_HOME = before
})

test.each([
  ['a folder of ours', join(folder, 'new'), join(folder, 'new')],
  // A file, in which no user can make a folder, root neither.
  ['one that cannot be made', join(__filename, 'new'), join(root, 'node_modules/.cache/config')],
])("Gatsby's settings for %s are in %s", (_what, configured, expected) => {
  process.env.XDG_CONFIG_HOME = configured
  expect(configFolder()).toBe(expected)
})
