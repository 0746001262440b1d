import type { Workplace } from '../protocol'
import { changedPath, type Git, gitIn, proposalAddress } from './git'
import { GitError, gitRefusal } from './gitRefusal'
import type { Person } from './people'
import { RefusedError } from './refused'
import { type Branch, nothingSaved } from './saving'

export interface GitSettings {
  remote: string
  branch: string
  /** The branch at which it begins, and which is merged into it. */
  base: string
  /** In whose name the editor commits. */
  committer: Person
}

/** Returns the branch of a clone that belongs to the editor: its files are always those of the branch. */
export function branchIn(folder: string, settings: GitSettings): Branch {
  const { remote, branch, base, committer } = settings
  const git = gitIn(folder, committer)
  /** The branch's commit before a change. */
  let head = ''
  let place: Pick<Workplace & { kind: 'git' }, 'conflict' | 'proposeAt'> = {}
  return {
    workplace: (person) => ({ kind: 'git', person: person ?? committer, branch, ...place }),
    async update(what) {
      try {
        const conflict = await followBranch(git, settings)
        head = await git('rev-parse', 'HEAD')
        const url = await git('config', `remote.${remote}.url`)
        place = { conflict, proposeAt: proposalAddress(url, branch, base) }
      } catch (error) {
        throw explained(error, what)
      }
    },
    async push({ paths, undo }, { person = committer, summary }) {
      if (paths.length === 0) return undefined
      try {
        const author = `--author=${person.name} <${person.email}>`
        const message = `--message=${inOneLine(summary) || 'Change the content'}`
        await git('add', '--force', '--', ...paths)
        await git('commit', '--quiet', '--cleanup=whitespace', author, message)
        const commit = await git('rev-parse', '--short', 'HEAD')
        await git('push', remote, `HEAD:refs/heads/${branch}`)
        return commit
      } catch (error) {
        // Untracked files are restored first; the reset then removes those that git has added. On a
        // full disk both may fail, but the first error says why.
        await undo().catch(() => undefined)
        await git('reset', '--quiet', '--hard', head).catch(() => undefined)
        throw explained(error, nothingSaved)
      }
    },
  }
}

const explained = (error: unknown, what: string): unknown =>
  error instanceof GitError ? new RefusedError(gitRefusal(error, what)) : error

/**
 * Sets the working copy to the remote's branch, and merges the base into it unless they conflict. A
 * branch that is merged, or does not exist, begins at the base.
 *
 * @returns the base if it conflicts with the branch, so that people have to merge them
 * @throws GitError, or RefusedError if the clone has changes of its own
 */
async function followBranch(
  git: Git,
  { branch, base, remote }: GitSettings,
): Promise<string | undefined> {
  const changed = await changedPath(git)
  if (changed !== undefined) {
    throw new RefusedError(
      `Somebody changed ${changed} in the editor's clone by hand, or a save was interrupted, so nothing can be read or saved. Ask whoever looks after the editor to run "git stash --include-untracked" there, after "git merge --abort" if it is in a merge.`,
    )
  }
  const refs = [base, 'content/*'].map(
    (name) => `+refs/heads/${name}:refs/remotes/${remote}/${name}`,
  )
  await git('fetch', '--quiet', '--prune', '--no-tags', remote, ...refs)
  const baseHead = `refs/remotes/${remote}/${base}`
  const branchHead = `refs/remotes/${remote}/${branch}`
  // Fails if there is no such branch.
  const ahead = await git('rev-list', '--count', `${baseHead}..${branchHead}`).catch(() => '0')
  // A rebased branch has the same changes; if the branch is gone, the base has them.
  const own = ['rev-list', '--no-merges', '--right-only', '--cherry-pick', '--count']
  const lost = await git(...own, `${branchHead}...refs/heads/${branch}`).catch(() => '0')
  if (Number(lost) > 0) {
    throw new RefusedError(
      `Somebody committed to ${branch} in the editor's clone, and did not push it, so nothing can be read or saved. Ask whoever looks after the editor to push it, or to move it to a branch of another name.`,
    )
  }
  const from = Number(ahead) === 0 ? baseHead : branchHead
  await git('checkout', '--quiet', '--no-track', '-B', branch, from)
  const message = `Merge ${base} into ${branch}`
  try {
    await git('merge', '--quiet', '-m', message, baseHead)
    return undefined
  } catch (error) {
    const unmerged = await git('ls-files', '--unmerged')
    await git('merge', '--abort').catch(() => undefined)
    if (unmerged === '') throw error
    // People resolve the conflict when they merge the branch; until then, it stays as it is.
    return base
  }
}

const inOneLine = (text: string): string =>
  text.replace(/[\s\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()
