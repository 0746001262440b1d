import { existsSync } from 'node:fs'
import { type Git, gitIn } from './git'
import { type GitError, gitRefusal } from './gitRefusal'
import { isEmail, isName, type Person } from './people'

/** A clone that has the content. The editor never changes its files, index, branches or settings. */
export interface Clone {
  /** The top of its work tree. */
  readonly top: string
  /** Its `.git`; in a linked work tree, the folder that belongs to that one. */
  readonly gitFolder: string
  /** The content folder below the top: `site/content/`, or empty at the top itself. */
  readonly prefix: string
  /** Whether it has only the last commits. */
  readonly isShallow: boolean
  /** The remote's address, with `insteadOf` resolved. */
  readonly url: string
}

/** The oldest version that can merge without a working copy. */
const minVersion = [2, 38] as const

/** Finds the clone around a content folder. Throws Error with a remedy if the editor cannot use it. */
export async function cloneAt(folder: string, remote: string): Promise<Clone> {
  if (!existsSync(folder)) throw new Error(`There is no ${folder}.`)
  const git = gitIn(folder)
  const ask = (sentence: string, ...args: readonly string[]) =>
    git(...args).catch((error: GitError) => {
      const isExpected = /not a git repository|no such remote|ENOENT/i.test(error.message)
      throw new Error(isExpected ? sentence : gitRefusal(error, 'The editor cannot start.'))
    })
  const version = await ask('--git needs git, which is not installed.', 'version')
  const [major = 0, minor = 0] = (/\d+\.\d+/.exec(version)?.[0] ?? '').split('.').map(Number)
  if (major < minVersion[0] || (major === minVersion[0] && minor < minVersion[1])) {
    throw new Error(`--git needs Git ${minVersion.join('.')} or later; this is ${version}.`)
  }
  const outside = '--git needs a clone: this folder is not in a git repository.'
  const parts = [
    '--show-toplevel',
    '--absolute-git-dir',
    '--is-shallow-repository',
    '--show-prefix',
  ]
  const found = await ask(outside, 'rev-parse', ...parts)
  const [top = '', gitFolder = '', isShallow, prefix = ''] = found.split('\n')
  if (prefix === '' && (await git('rev-parse', '--show-superproject-working-tree'))) {
    throw new Error(submodule(folder))
  }
  const nowhere = `The clone has no remote "${remote}". Set EDITOR_REMOTE to one that it has.`
  const url = await ask(nowhere, 'remote', 'get-url', remote)
  return { top, gitFolder, prefix, isShallow: isShallow === 'true', url }
}

/** Says why a submodule is refused: a save would be a commit in another repository. */
export const submodule = (path: string): string =>
  `${path} is a Git submodule, in which the editor cannot save. Put the files themselves into this repository.`

/** Returns the person in git's settings; throws Error if there is none. */
export async function personOfGit(git: Git): Promise<Person> {
  const read = (key: string) => git('config', key).catch(() => '')
  const [name, email] = [await read('user.name'), await read('user.email')]
  if (isName(name) && isEmail(email)) return { name, email }
  throw new Error(
    'git does not know who you are. Tell it once, with your own name and address:\n  git config --global user.name "Asha Rao"\n  git config --global user.email asha@example.com',
  )
}
