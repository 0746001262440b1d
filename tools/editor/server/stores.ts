import { relative } from 'node:path'
import type { SimpleGit } from 'simple-git'
import type { SaveRefusal, Workplace } from '../protocol'
import { type Content, type DiskFile, RefusedError } from './content'
import { changedPaths, commitMessage, gitIn, gitRefusal, proposalAddress } from './git'
import type { Person } from './people'
import type { Written } from './saving'

/** A change of the content folder, and what is known about it. */
export interface Change {
  make: () => Promise<Written | SaveRefusal>
  /** What changed, in a line. */
  summary: string
  person: Person | undefined
}

type Applied = { ok: true; files: readonly DiskFile[]; commit?: string }

/** Where the content is, and where saved changes go. Its methods throw RefusedError. */
export interface Store {
  workplace: (person: Person | undefined) => Workplace
  /** Reads the files as they are now, with what others did. */
  read: () => Promise<readonly DiskFile[]>
  /** Reads the files on the disk. */
  onDisk: () => Promise<readonly DiskFile[]>
  apply: (change: Change) => Promise<Applied | SaveRefusal>
}

/** The content of this machine's own working copy. */
export function localStore(content: Content, root: string): Store {
  const queue = new Queue()
  const below = relative(root, content.folder)
  const folder = below.startsWith('..') ? content.folder : below
  const read = () => queue.run(() => content.read())
  return {
    workplace: () => ({ kind: 'local', folder }),
    read,
    onDisk: read,
    apply: ({ make }) =>
      queue.run(async () => {
        const written = await make()
        if (!written.ok) return written
        await written.finish()
        return { ok: true, files: await content.read() }
      }),
  }
}

/** Runs one task after the other. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve()

  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(task)
    this.last = result.catch(() => undefined)
    return result
  }
}

export interface GitSettings {
  remote: string
  /** The branch that gets the commits. */
  branch: string
  /** The branch from which it begins, and which is merged into it. */
  base: string
  /** In whose name the editor commits. */
  committer: Person
}

const nothingSaved = 'Nothing was saved; your changes are still in this window.'

/** How often a save begins again because somebody else pushed at the same moment. */
const maxAttempts = 3

/** Somebody else pushed between our fetch and our push. */
class Overtaken extends RefusedError {}

/**
 * The content of a clone that belongs to the editor: its files are always those of the branch. What
 * others pushed is read first, and each change is pushed as a commit.
 */
export function gitStore(content: Content, settings: GitSettings): Store {
  const { branch, committer } = settings
  const queue = new Queue()
  const clone = new Clone(gitIn(content.folder, committer), settings)
  const apply = async (change: Change, attempts: number): Promise<Applied | SaveRefusal> => {
    await clone.update(nothingSaved)
    const before = await clone.head()
    const written = await change.make()
    if (!written.ok) return written
    let commit: string | undefined
    try {
      commit = await clone.push(written.paths, change.person ?? committer, change.summary)
    } catch (error) {
      // The reset takes away what git was told to add; a file that it never saw is put back before.
      await written.undo()
      await clone.reset(before)
      if (error instanceof Overtaken && attempts > 1) return apply(change, attempts - 1)
      throw error
    }
    await written.finish()
    return { ok: true, files: await content.read(), commit }
  }
  return {
    workplace: (person) => {
      const { conflict, proposeAt } = clone
      return { kind: 'git', person: person ?? committer, branch, conflict, proposeAt }
    },
    read: () =>
      queue.run(async () => {
        await clone.update('The content cannot be read.')
        return content.read()
      }),
    onDisk: () => queue.run(() => content.read()),
    apply: (change) => queue.run(() => apply(change, maxAttempts)),
  }
}

class Clone {
  /** What the branch was last made of, and the commit that it became. */
  private made = { from: '', head: '' }

  /** The base, where it contradicts the branch: people have to merge them. */
  conflict: string | undefined
  proposeAt: string | undefined

  constructor(
    private readonly git: SimpleGit,
    private readonly settings: GitSettings,
  ) {}

  /**
   * Makes the working copy what the remote's branch is, with the base merged into it if that is
   * possible without a question; where the branch is merged or not there, it begins at the base.
   */
  async update(what: string): Promise<void> {
    const { branch, base, remote } = this.settings
    await this.requireClean(what)
    const refs = [base, 'content/*'].map((n) => `+refs/heads/${n}:refs/remotes/${remote}/${n}`)
    await this.run(what, 'fetch', '--quiet', '--prune', '--no-tags', remote, ...refs)
    const url = await this.run(what, 'config', `remote.${remote}.url`)
    this.proposeAt = proposalAddress(url, branch, base)
    const baseHead = await this.commitOf(`refs/remotes/${remote}/${base}`)
    const branchHead = await this.commitOf(`refs/remotes/${remote}/${branch}`)
    if (baseHead === '') throw new RefusedError(`${what} The git server has no ${base}.`)
    const isMerged = branchHead === '' || (await this.contains(baseHead, branchHead))
    const from = isMerged ? baseHead : branchHead
    const key = `${from} ${baseHead}`
    if (this.made.from === key && this.made.head === (await this.head())) return
    await this.run(what, 'checkout', '--quiet', '--no-track', '-B', branch, from)
    this.conflict = undefined
    if (!isMerged && !(await this.contains(branchHead, baseHead))) await this.mergeBase(baseHead)
    this.made = { from: key, head: await this.head() }
  }

  head(): Promise<string> {
    return this.commitOf('HEAD')
  }

  /**
   * Commits files that were written, and pushes the commit.
   *
   * @returns the commit's short name; undefined if there are no files
   * @throws Overtaken if somebody else pushed meanwhile
   */
  async push(paths: readonly string[], author: Person, summary: string) {
    if (paths.length === 0) return undefined
    const { remote, branch } = this.settings
    await this.run(nothingSaved, 'add', '--force', '--', ...paths)
    if ((await this.run(nothingSaved, 'diff', '--cached', '--name-only')) === '') {
      throw new RefusedError(`${nothingSaved} Git sees no change in ${paths.join(', ')}.`)
    }
    const texts = [
      `--author=${author.name} <${author.email}>`,
      `--message=${commitMessage(summary)}`,
    ]
    await this.run(nothingSaved, 'commit', '--quiet', '--cleanup=whitespace', ...texts)
    const commit = await this.run(nothingSaved, 'rev-parse', '--short', 'HEAD')
    await this.git.raw('push', remote, `HEAD:refs/heads/${branch}`).catch((error: Error) => {
      const message = gitRefusal(error, nothingSaved)
      throw overtaken.test(error.message) ? new Overtaken(message) : new RefusedError(message)
    })
    return commit
  }

  /** Back to a commit, also for files that were added since. */
  async reset(commit: string): Promise<void> {
    await this.run('The clone could not be put back.', 'reset', '--quiet', '--hard', commit)
  }

  private async mergeBase(commit: string): Promise<void> {
    const message = `Merge ${this.settings.base} into ${this.settings.branch}`
    try {
      await this.git.raw('merge', '--quiet', '--no-edit', '-m', message, commit)
    } catch {
      // People settle it where the branch is merged; until then, the branch goes on as it is.
      await this.git.raw('merge', '--abort').catch(() => undefined)
      this.conflict = this.settings.base
    }
  }

  private async requireClean(what: string): Promise<void> {
    const [changed] = await changedPaths(this.git).catch((error: unknown) => {
      throw new RefusedError(gitRefusal(error, what))
    })
    if (changed === undefined) return
    throw new RefusedError(
      `${what} Somebody changed ${changed} in the editor's clone by hand. Ask who looks after the editor to run "git stash --include-untracked" there.`,
    )
  }

  /** Resolves to an empty text if there is no such commit. */
  private commitOf(ref: string): Promise<string> {
    return this.git.revparse(['--verify', '--quiet', ref]).catch(() => '')
  }

  private async contains(commit: string, ancestor: string): Promise<boolean> {
    const missing = await this.git.raw('rev-list', '--count', `${commit}..${ancestor}`)
    return missing.trim() === '0'
  }

  /** Runs git; `what` says what did not happen if it fails. */
  private async run(what: string, ...args: string[]): Promise<string> {
    return (
      await this.git.raw(args).catch((error: unknown) => {
        throw new RefusedError(gitRefusal(error, what))
      })
    ).trim()
  }
}

const overtaken = /\[rejected\]|non-fast-forward|fetch first|cannot lock ref|stale info/
