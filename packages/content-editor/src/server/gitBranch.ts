import { realpathSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { ContentConfig } from '@partner-site/content-model'
import type { GitNotice, RecoverRequest, Workplace } from '../protocol'
import { type Clone, cloneAt, personOfGit } from './clone'
import { type Git, gitIn, unlessNo } from './git'
import { type Objects, type OwnFiles, ownFiles } from './gitFiles'
import { type Found, type Head, Heads, linesIn, mergedTree } from './gitHead'
import { GitError, gitRefusal } from './gitRefusal'
import type { Person } from './people'
import { proposalAddress } from './proposal'
import { RefusedError } from './refused'
import { type Branch, type Change, nothingSaved, type Written, workKey } from './saving'

export interface GitSettings {
  remote: string
  branch: string
  /** The branch at which it begins, and which is merged into it; by default, the remote's HEAD. */
  base?: string | undefined
  /** In whose name the editor commits; by default, the person in git's settings. */
  committer?: Person | undefined
}

type GitPlace = Pick<Workplace & { kind: 'git' }, 'key' | 'base' | 'proposeAt' | 'notices'>

/**
 * Opens the branch that gets the saves.
 *
 * @param site where the content and the schema are in a clone
 * @param own the folder that gets the content; no other process may use it
 * @param sources the files from which the running editor was built
 * @throws Error with a remedy if the clone cannot be used
 */
export async function branchIn(
  { folder, schema }: Pick<ContentConfig, 'folder' | 'schema'>,
  settings: GitSettings,
  own: string,
  sources: readonly string[],
): Promise<GitBranch> {
  const clone = await cloneAt(folder, settings.remote)
  const committer = settings.committer ?? (await personOfGit(gitIn(clone.top)))
  const isOutdated = await comparisonWith([schema, ...sources], clone.top)
  const files = ownFiles(clone, own)
  // The clone's next checkout may change it.
  const schemaAtStart = join(own, 'schema.graphql')
  await copyFile(schema, schemaAtStart)
  const all = { ...settings, folder, committer }
  return new GitBranch(clone, all, files, schemaAtStart, isOutdated)
}

/**
 * The content of a branch. A read is the tree of one commit, in a folder of the editor's own; a save
 * is a new commit on it, which is pushed.
 */
class GitBranch implements Branch {
  private readonly git: Git
  private readonly heads: Heads
  private found: Found | undefined
  private place: GitPlace | undefined

  /** @param schema a copy of it, as it was when the editor was started */
  constructor(
    private readonly clone: Clone,
    private readonly settings: GitSettings & { folder: string; committer: Person },
    private readonly files: OwnFiles,
    readonly schema: string,
    private readonly isOutdated: (objects: Objects) => boolean,
  ) {
    this.git = gitIn(clone.top)
    this.heads = new Heads(clone, settings.remote, settings.branch)
  }

  /** The editor's own folder. */
  get folder(): string {
    return this.files.folder
  }

  workplace(person = this.settings.committer): Workplace {
    const { branch } = this.settings
    return { kind: 'git', person, branch, ...known(this.place) }
  }

  async update(what: string): Promise<void> {
    try {
      const base = await this.base()
      const found = await this.heads.update(base)
      const isOld = this.isOutdated(await this.files.show(found.head.tree))
      const { url } = this.clone
      const key = workKey(this.settings.folder, url.replace(/\/\/[^@/]*@/, '//'))
      const notices: GitNotice[] = [
        ...(found.head.hasConflict ? [{ kind: 'conflict' } as const] : []),
        ...(isOld ? [{ kind: 'outdated' } as const] : []),
        ...(await Promise.all(found.lost.map((commit) => this.lossOf(commit, found.head)))),
      ]
      const proposeAt = proposalAddress(url, this.settings.branch, base)
      this.found = found
      this.place = { key, base, notices, proposeAt }
    } catch (error) {
      refuse(error, what)
    }
  }

  async push(
    { paths, undo }: Written,
    { person = this.settings.committer, summary }: Change,
  ): Promise<string | undefined> {
    if (paths.length === 0) return undefined
    try {
      const { parents } = known(this.found).head
      const text = inOneLine(summary) || 'Change the content'
      const commit = await this.commit(await this.files.treeWith(paths), parents, person, text)
      await this.send(commit)
      return shortened(commit)
    } catch (error) {
      // On a full disk this may fail too, but the first error says why, and the next read mends it.
      await undo().catch(() => undefined)
      return refuse(error, nothingSaved)
    }
  }

  async recover(
    { commit, how }: RecoverRequest,
    person: Person = this.settings.committer,
  ): Promise<void> {
    const { lost, head } = known(this.found)
    const { branch } = this.settings
    // Somebody else was faster.
    if (!lost.includes(commit)) return
    try {
      if (how === 'leave') return await this.heads.settle(commit)
      if (head.tip === '') return await this.send(commit)
      const tree = await mergedTree(this.git, head.parents[0], commit)
      if (tree === undefined) throw new RefusedError(conflicting(commit, branch))
      const text = `Save again what ${branch} had lost`
      await this.send(await this.commit(tree, [head.parents[0], commit], person, text))
    } catch (error) {
      refuse(error, 'Nothing was saved.')
    }
  }

  private async base(): Promise<string> {
    const { base, remote } = this.settings
    return this.place?.base ?? base ?? (await defaultBranch(this.git, remote))
  }

  private async lossOf(commit: string, { parents, tip }: Head): Promise<GitNotice> {
    const others = [...parents, tip].filter(Boolean).map((one) => `^${one}`)
    const saves = await this.git('rev-list', '--count', '--first-parent', commit, ...others)
    return { kind: 'lost', commit, saves: Number(saves) }
  }

  private async commit(tree: string, parents: readonly string[], author: Person, text: string) {
    const { committer } = this.settings
    const isSigned = await unlessNo(this.git('config', '--type=bool', 'commit.gpgSign'))
    const env = {
      GIT_AUTHOR_NAME: author.name,
      GIT_AUTHOR_EMAIL: author.email,
      GIT_COMMITTER_NAME: committer.name,
      GIT_COMMITTER_EMAIL: committer.email,
    }
    const onParents = parents.flatMap((parent) => ['-p', parent])
    const options = [...(isSigned === 'true' ? ['-S'] : []), ...onParents, '-m', text]
    return gitIn(this.clone.top, { env })('commit-tree', ...options, tree)
  }

  /** Pushes a commit, if the branch at the server is as it was read. */
  private async send(commit: string): Promise<void> {
    const { remote, branch } = this.settings
    const lease = `--force-with-lease=refs/heads/${branch}:${known(this.found).head.tip}`
    const options = ['--no-follow-tags', '--recurse-submodules=no', lease]
    try {
      await this.git('push', ...options, remote, `${commit}:refs/heads/${branch}`)
    } catch (error) {
      // It may have arrived although the answer did not.
      if (!(await this.hasArrived(commit))) throw error
    }
    // If it fails, the next read keeps it.
    await this.heads.keep(commit).catch(() => undefined)
  }

  private hasArrived = async (commit: string): Promise<boolean> => {
    const now = this.heads.update(await this.base())
    return now.then(({ head }) => head.tip === commit).catch(() => false)
  }
}

/** Returns what an update has found out; each request updates first. */
function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The branch was not read yet.')
  return value
}

/** Returns the name of the branch to which the remote's HEAD points. */
async function defaultBranch(git: Git, remote: string): Promise<string> {
  const answer = await git('ls-remote', '--symref', remote, 'HEAD')
  return /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(answer)?.[1] ?? 'main'
}

/** Returns a function that says whether a tree has other versions of files than those on the disk now. */
async function comparisonWith(
  files: readonly string[],
  top: string,
): Promise<(objects: Objects) => boolean> {
  const paths = files.map((path) => relative(top, realpathSync(path)).replaceAll('\\', '/'))
  const inClone = paths.filter((path) => !/^(\.\.\/|\/|\w:)/.test(path))
  const git = gitIn(top, { input: inClone.map((path) => `${path}\n`).join('') })
  const objects = linesIn(await git('hash-object', '--stdin-paths'))
  // Generated files are in no commit.
  return (tree) =>
    inClone.some((path, index) => tree.has(path) && tree.get(path) !== objects[index])
}

/** @throws RefusedError with git's reason, and what did not happen */
function refuse(error: unknown, what: string): never {
  throw error instanceof GitError ? new RefusedError(gitRefusal(error, what)) : error
}

const shortened = (commit: string): string => commit.slice(0, 8)

const conflicting = (commit: string, branch: string): string =>
  `Nothing was saved: others have changed the same texts since. Ask a developer to merge ${shortened(commit)}, which is in the editor's clone, into ${branch}.`

const inOneLine = (text: string): string =>
  text.replace(/[\s\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()
