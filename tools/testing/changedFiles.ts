import { execFileSync } from 'node:child_process'
import { root } from '../lib/run'

/** The main branch, as it was last fetched. */
export const mainBranch = 'origin/main'

const runGit = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/**
 * Returns the files that differ from the commit at which the main branch was left, committed or not;
 * `undefined` if git cannot tell, as without such a branch.
 */
export function changedFiles(git = runGit): string[] | undefined {
  try {
    const base = git('merge-base', mainBranch, 'HEAD').trim()
    const changed = git('diff', '--name-only', '--no-renames', base)
    const added = git('ls-files', '--others', '--exclude-standard')
    return `${changed}${added}`.split('\n').filter(Boolean)
  } catch {
    return undefined
  }
}
