import type { Clone } from './clone'
import { type Git, gitIn, unlessNo } from './git'

/** What the editor shows, and on what the next save is. */
export interface Head {
  /** A tree, or a commit with that tree. */
  readonly tree: string
  /** The first is the branch's commit or the base's; a base that is merged into it is the second. */
  readonly parents: readonly [string, ...string[]]
  /** The branch's commit at the server, which a push replaces; empty if it has no such branch. */
  readonly tip: string
  readonly hasConflict: boolean
}

export interface Found {
  readonly head: Head
  /** Commits that were on the branch, and whose changes neither the branch nor the base has now. */
  readonly lost: readonly string[]
}

/** In milliseconds: a shallow clone gets its whole history once. */
const maxDeepening = 600_000

/**
 * The remote's branch, the base and the commits that were saved, as refs below `refs/content-editor/`.
 * A fetch leaves remote-tracking branches alone, because a developer's `push --force-with-lease`
 * relies on them. Its methods throw GitError.
 */
export class Heads {
  private readonly git: Git
  private readonly own: string
  private isShallow: boolean

  constructor(
    private readonly clone: Clone,
    private readonly remote: string,
    private readonly branch: string,
  ) {
    this.git = gitIn(clone.top)
    this.isShallow = clone.isShallow
    this.own = `refs/content-editor/${branch}`
  }

  /** Fetches, and keeps what the branch has. */
  async update(base: string): Promise<Found> {
    await this.fetch(base)
    const format = '--format=%(refname) %(objectname)'
    const lines = linesIn(await this.git('for-each-ref', format, this.own))
    const refs = lines.map((line) => line.slice(this.own.length + 1).split(' '))
    const commitAt = (name: string) => refs.find(([ref]) => ref === name)?.[1] ?? ''
    const [from, tip] = [commitAt('base'), commitAt('server/branch')]
    const saved = refs.flatMap(([ref = '', commit = '']) => (/^saved/.test(ref) ? [commit] : []))
    if (tip !== '' && !saved.includes(tip)) await this.keep(tip)
    return { head: await this.headOn(from, tip), lost: await this.lostFrom(saved, from, tip) }
  }

  /** Keeps a commit that the server has, or is about to have. */
  keep = (commit: string) => this.git('update-ref', `${this.own}/saved/${commit}`, commit)

  /** Keeps a commit, but no longer reports it as lost. */
  async settle(commit: string): Promise<void> {
    await this.git('update-ref', `${this.own}/settled/${commit}`, commit)
    await this.forget(commit)
  }

  private forget = (commit: string) => this.git('update-ref', '-d', `${this.own}/saved/${commit}`)

  private async fetch(base: string): Promise<void> {
    const quiet = ['--quiet', '--prune', '--no-tags', '--no-write-fetch-head', '--refmap=']
    // A pattern, because git refuses to fetch a branch by name that is not there.
    const branches = `+refs/heads/${this.branch}*:${this.own}/server/branch*`
    const refs = [`+refs/heads/${base}:${this.own}/base`, branches]
    const options = [...quiet, '--no-recurse-submodules', this.remote, ...refs]
    if (this.isShallow) {
      await gitIn(this.clone.top, { timeout: maxDeepening })('fetch', '--unshallow', ...options)
    } else await this.git('fetch', ...options)
    this.isShallow = false
  }

  private async headOn(base: string, tip: string): Promise<Head> {
    const begin: Head = { tree: base, parents: [base], tip, hasConflict: false }
    if (tip === '') return begin
    const count = await this.git('rev-list', '--left-right', '--count', `${base}...${tip}`)
    const [onBase, onBranch] = count.split('\t').map(Number)
    if (onBranch === 0) return begin
    if (onBase === 0) return { ...begin, tree: tip, parents: [tip] }
    if (await this.isSquashed(tip, base)) return begin
    const tree = await mergedTree(this.git, tip, base)
    if (tree === undefined) return { tree: tip, parents: [tip], tip, hasConflict: true }
    return { ...begin, tree, parents: [tip, base] }
  }

  private async lostFrom(saved: readonly string[], base: string, tip: string): Promise<string[]> {
    const heads = [base, ...(tip === '' ? [] : [tip])]
    const others = saved.filter((commit) => commit !== tip)
    if (others.length === 0) return []
    const tops = linesIn(await this.git('merge-base', '--independent', ...heads, ...others))
    const lost: string[] = []
    for (const commit of others) {
      if (!tops.includes(commit) || commit === base) {
        await this.forget(commit)
        continue
      }
      const squashed = heads.map((head) => this.isSquashed(commit, head))
      if ((await Promise.all(squashed)).includes(true)) await this.settle(commit)
      else lost.push(commit)
    }
    return lost
  }

  /**
   * Returns whether one commit of a branch has all changes of another commit that is not on it: where
   * that was merged, merging changes nothing. Later ones may have changed the same texts again.
   */
  private async isSquashed(commit: string, branch: string): Promise<boolean> {
    const content = ['--', `:(top,literal)${this.clone.prefix}`]
    const order = ['--first-parent', '--reverse', '--no-commit-header', '--format=%H %T']
    const later = await this.git('rev-list', ...order, `${commit}..${branch}`, ...content)
    for (const line of linesIn(later)) {
      const [one = '', tree] = line.split(' ')
      if ((await mergedTree(this.git, one, commit)) === tree) return true
    }
    return false
  }
}

/** Merges two commits without a working copy. Returns the tree; undefined if they conflict. */
export const mergedTree = (git: Git, ours: string, theirs: string): Promise<string | undefined> =>
  unlessNo(git('merge-tree', '--write-tree', '--no-messages', ours, theirs))

export const linesIn = (output: string): string[] => output.split('\n').filter(Boolean)
