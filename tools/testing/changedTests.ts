/** Runs the tests of what is not committed; all of them where Git cannot say what that is. */
import { spawnSync } from 'node:child_process'
import { root, run, runMain } from '../lib/run'

runMain(async () => {
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD'], { cwd: root })
  if (status !== 0)
    console.log('Git cannot say what has changed (no .git, or no commit): all tests run.')
  const changed = status === 0 ? ['--changedSince', 'HEAD', '--passWithNoTests'] : []
  await run('jest', ['--ignoreProjects', 'content', ...changed])
})
