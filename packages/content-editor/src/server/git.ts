import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { GitError, gitRefusal } from './gitRefusal'
import { isEmail, isName, type Person } from './people'

/** Runs a git command and resolves to its trimmed output. Rejects with a GitError. */
export type Git = (...args: readonly string[]) => Promise<string>

/** In milliseconds: a git server that does not answer must not block everybody. */
const maxDuration = 60_000

/** Variables that would point git at another repository, as in a git hook, or name another person. */
const foreign =
  /^(GPG_TTY|GIT_(DIR|WORK_TREE|INDEX_FILE|PREFIX|COMMON_DIR|(AUTHOR|COMMITTER)_.+|EXTERNAL_DIFF))$/i

/** git must not prompt: nobody looks at the editor's terminal. */
const quiet = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  SSH_ASKPASS: 'false',
  SSH_ASKPASS_REQUIRE: 'force',
}

const run = promisify(execFile)

/**
 * Returns git for a folder, without prompts. The clone's hooks run, because Git LFS pushes pictures
 * by one.
 *
 * @param committer in whose name it commits; by default, the person in git's settings
 * @param timeout of each command, in milliseconds
 */
export function gitIn(folder: string, committer?: Person, timeout = maxDuration): Git {
  const ours = Object.entries(process.env).filter(([name]) => !foreign.test(name))
  const env = { ...Object.fromEntries(ours), ...quiet }
  const identity = committer && [`user.name=${committer.name}`, `user.email=${committer.email}`]
  // The clone's settings may convert line ends, which must not make git refuse a file.
  const settings = ['core.safecrlf=false', 'core.quotePath=false', ...(identity ?? [])]
  const options = { cwd: folder, env, timeout, maxBuffer: Infinity }
  return async (...args) => {
    try {
      const config = settings.flatMap((one) => ['-c', one])
      return (await run('git', [...config, ...args], options)).stdout.trim()
    } catch (error) {
      const { killed, stderr, message } = error as Error & { killed?: boolean; stderr?: string }
      throw new GitError(args[0] ?? '', killed ? 'no answer in time' : stderr || message)
    }
  }
}

/** Returns the person in git's settings; throws Error if there is none. */
export async function personOfGit(git: Git): Promise<Person> {
  const read = (key: string) => git('config', key).catch(() => '')
  const [name, email] = [await read('user.name'), await read('user.email')]
  if (isName(name) && isEmail(email)) return { name, email }
  throw new Error(
    'git does not know who you are. Tell it once, with your own name and address:\n  git config --global user.name "Asha Rao"\n  git config --global user.email asha@example.com',
  )
}

/** Returns the first path that git reports as changed, including untracked files. */
export const changedPath = async (git: Git): Promise<string | undefined> =>
  /^\S+ +(.+)/.exec(await git('status', '--porcelain', '--untracked-files=all'))?.[1]

/** Throws Error with a remedy unless this is a clean clone with the remote, as the editor needs. */
export async function requireClone(git: Git, remote: string): Promise<void> {
  const need = async (sentence: string, ...args: readonly string[]) => {
    await git(...args).catch((error: GitError) => {
      if (error.message.includes('ENOENT')) {
        throw new Error('--git needs git, which is not installed.')
      }
      const isExpected = /not a git repository|no such remote/i.test(error.message)
      throw new Error(isExpected ? sentence : gitRefusal(error, 'The editor cannot start.'))
    })
  }
  await need('--git needs a clone: this folder is not in a git repository.', 'rev-parse')
  const sentence = `The clone has no remote "${remote}". Set EDITOR_REMOTE to one that it has.`
  await need(sentence, 'remote', 'get-url', remote)
  const changed = await changedPath(git)
  if (changed === undefined) return
  throw new Error(
    `The editor needs a clone of its own without unsaved changes, but this one has some: ${changed}. Commit them on a branch of another name, or put them aside with "git stash --include-untracked". End a merge or a rebase first: "git merge --abort".`,
  )
}

/**
 * Returns the page on which a branch is proposed for the base; undefined on an unknown host.
 *
 * @param remote as `https://user:secret@host/owner/project.git` or `git@host:owner/project.git`
 */
export function proposalAddress(remote: string, branch: string, base: string): string | undefined {
  const [, host = '', path = ''] =
    /^(?:(?:https|ssh):\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+(?=\/))?[:/]\/?(.+?)(?:\.git)?\/?$/.exec(
      remote,
    ) ?? []
  const [, kind] = /(?:^|\.)(github|gitlab|bitbucket)\.(?:[\w-]+\.)*[a-z]+$/i.exec(host) ?? []
  const [source, target] = [branch, base].map(encodeURIComponent)
  const pages: Record<string, string> = {
    github: `compare/${encodeURI(base)}...${encodeURI(branch)}?expand=1`,
    gitlab: `-/merge_requests/new?merge_request[source_branch]=${source}&merge_request[target_branch]=${target}`,
    bitbucket: `pull-requests/new?source=${source}&dest=${target}`,
  }
  const page = pages[kind?.toLowerCase() ?? '']
  if (!page || !/^[\w.~-]+(\/[\w.~-]+)+$/.test(path)) return undefined
  return `https://${host.replace(/^(?:alt)?ssh\./, '')}/${path}/${page}`
}
