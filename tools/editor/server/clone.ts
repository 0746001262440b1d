import { errorCode } from '../../../sandbox/networkPorts'
import { StartError } from '../../../sandbox/startError'
import type { Git, GitRun } from './git'
import { gitRefusal } from './gitWords'
import { type Person, RefusedError } from './store'

export interface CloneSettings {
  remote: string
  /** The branch that gets the commits. */
  branch: string
  /** The branch from which it begins, and which is merged into it. */
  base: string
  /** In whose name the editor commits. */
  committer: Person
}

/** A working copy that belongs to the editor: its files are always those of the branch. */
export class Clone {
  /** What the branch was last made of, and the commit that it became. */
  private made = { from: '', head: '' }

  /** The base, where it contradicts the branch: people have to merge them. */
  conflict: string | undefined

  constructor(
    readonly git: Git,
    private readonly settings: CloneSettings,
  ) {}

  /**
   * Makes the working copy what the remote's branch is, with the base merged into it if that is
   * possible without a question; where the branch is merged or not there, it begins at the base.
   *
   * @throws RefusedError
   */
  async update(what: string): Promise<void> {
    const { branch } = this.settings
    await this.mustBeClean(what)
    await this.fetch(what)
    const [base, remote] = await this.fetched(this.settings.base, branch)
    if (base === undefined)
      throw new RefusedError(`${what} The git server has no ${this.settings.base}.`)
    const isMerged = remote === undefined || (await this.contains(base, remote))
    const from = isMerged ? base : remote
    const key = `${from} ${base}`
    if (this.made.from === key && this.made.head === (await this.head())) return
    await this.must(['checkout', '--quiet', '--no-track', '-B', branch, from], what)
    this.conflict = undefined
    if (!isMerged && !(await this.contains(remote, base))) await this.mergeBase(base)
    this.made = { from: key, head: await this.head() }
  }

  async head(): Promise<string> {
    return (await this.git(['rev-parse', '--verify', '--quiet', 'HEAD'])).stdout.trim()
  }

  /**
   * Commits files that were written.
   *
   * @returns the commit's short name; undefined if nothing differs
   * @throws RefusedError
   */
  async commit(
    paths: readonly string[],
    author: Person,
    message: string,
  ): Promise<string | undefined> {
    const what = 'Nothing was saved.'
    await this.must(['add', '--force', '--', ...paths], what)
    if ((await this.git(['diff', '--cached', '--quiet'])).code === 0) return undefined
    const env = {
      ...this.committer(),
      GIT_AUTHOR_NAME: author.name,
      GIT_AUTHOR_EMAIL: author.email,
    }
    const args = ['commit', '--quiet', '--cleanup=whitespace', '--file=-']
    await this.must(args, what, { input: message, env })
    return (await this.must(['rev-parse', '--short', 'HEAD'], what)).stdout.trim()
  }

  push(): Promise<GitRun> {
    const { remote, branch } = this.settings
    return this.git(['push', remote, `HEAD:refs/heads/${branch}`])
  }

  /** Back to a commit, also for files that were added since. */
  async reset(commit: string): Promise<void> {
    await this.must(['reset', '--quiet', '--hard', commit], 'The clone could not be put back.')
  }

  private async fetch(what: string): Promise<void> {
    const { remote, base } = this.settings
    const refs = [base, 'content/*'].map(
      (name) => `+refs/heads/${name}:refs/remotes/${remote}/${name}`,
    )
    await this.must(['fetch', '--quiet', '--prune', '--no-tags', remote, ...refs], what)
  }

  private async mergeBase(base: string): Promise<void> {
    const author = { ...this.committer('AUTHOR'), ...this.committer() }
    const message = `Merge ${this.settings.base} into ${this.settings.branch}`
    const args = ['merge', '--quiet', '--no-edit', '-m', message, base]
    const merged = await this.git(args, { env: author })
    if (merged.code === 0) return
    // People settle it where the branch is merged; until then, the branch goes on as it is.
    await this.git(['merge', '--abort'])
    this.conflict = this.settings.base
  }

  private async mustBeClean(what: string): Promise<void> {
    const changed = await changedPaths(this.git)
    if (changed.length === 0) return
    throw new RefusedError(
      `${what} Somebody changed ${changed[0]} in the editor's clone by hand. Ask who looks after the editor to run "git stash --include-untracked" there.`,
    )
  }

  /** The commits of the remote's branches; undefined for a branch that it does not have. */
  private async fetched(...branches: string[]): Promise<(string | undefined)[]> {
    const refs = branches.map((branch) => this.remoteRef(branch))
    const { stdout } = await this.git([
      'for-each-ref',
      '--format=%(refname) %(objectname)',
      ...refs,
    ])
    const commits = new Map(stdout.split('\n').map((line) => line.split(' ') as [string, string]))
    return refs.map((ref) => commits.get(ref))
  }

  private async contains(commit: string, ancestor: string): Promise<boolean> {
    return (await this.git(['merge-base', '--is-ancestor', ancestor, commit])).code === 0
  }

  private remoteRef(branch: string): string {
    return `refs/remotes/${this.settings.remote}/${branch}`
  }

  private committer(role = 'COMMITTER'): Record<string, string> {
    const { name, email } = this.settings.committer
    return { [`GIT_${role}_NAME`]: name, [`GIT_${role}_EMAIL`]: email }
  }

  private async must(
    args: readonly string[],
    what: string,
    call?: Parameters<Git>[1],
  ): Promise<GitRun> {
    const run = await this.git(args, call)
    if (run.code !== 0) throw new RefusedError(gitRefusal(run, what))
    return run
  }
}

/** What git sees as changed, files that it does not know included. */
async function changedPaths(git: Git): Promise<string[]> {
  const { stdout } = await git(['status', '--porcelain', '--untracked-files=all', '-z'])
  return stdout
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => entry.slice(3))
}

/**
 * The editor works in a clone of its own, in which nobody else works.
 *
 * @throws StartError with what to do
 */
export async function mustBeClone(
  git: Git,
  { remote, branch }: Omit<CloneSettings, 'committer'>,
): Promise<void> {
  const inside = await git(['rev-parse', '--is-inside-work-tree']).catch((error: unknown) => {
    throw errorCode(error) === 'ENOENT'
      ? new StartError('--git needs git, which is not installed.')
      : error
  })
  if (inside.code !== 0) {
    throw new StartError('--git needs a clone: this folder is not in a git repository.')
  }
  if ((await git(['remote', 'get-url', remote])).code !== 0) {
    throw new StartError(
      `The clone has no remote "${remote}". Set EDITOR_REMOTE to one that it has.`,
    )
  }
  if ((await git(['check-ref-format', '--branch', branch])).code !== 0) {
    throw new StartError(`EDITOR_BRANCH is "${branch}", which git does not take for a branch.`)
  }
  const changed = await changedPaths(git)
  if (changed.length === 0) return
  const more = changed.length > 1 ? ` and ${changed.length - 1} more` : ''
  throw new StartError(
    `The editor needs a clone of its own without unsaved changes, but this one has some: ${changed[0]}${more}. Commit them, or put them aside with "git stash --include-untracked".`,
  )
}
