import { GitPluginError, type SimpleGit, simpleGit } from 'simple-git'
import { isEmail, isName, type Person } from './people'

/** In milliseconds: a git server that does not answer must not block everybody. */
const timeout = 60_000

/** Variables that would point git at another repository, as in a git hook, person or program. */
const foreign =
  /^(GIT_(DIR|WORK_TREE|INDEX_FILE|PREFIX|COMMON_DIR|(AUTHOR|COMMITTER)_.+|.*(EDITOR|PAGER)|TEMPLATE_DIR|EXTERNAL_DIFF)|EDITOR|VISUAL|PAGER|PREFIX)$/i

const quiet = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  SSH_ASKPASS: 'false',
  SSH_ASKPASS_REQUIRE: 'force',
}

/**
 * Git in a folder, without questions. The clone's hooks run, since Git LFS pushes pictures by one.
 * A run that fails is rejected with what git wrote for people.
 *
 * @param committer in whose name it commits; by default whom git's settings name
 */
export function gitIn(folder: string, committer?: Person, block = timeout): SimpleGit {
  const ours = Object.entries(process.env).filter(([name]) => !foreign.test(name))
  const environment = { ...Object.fromEntries(ours), ...quiet }
  const identity = committer && [`user.name=${committer.name}`, `user.email=${committer.email}`]
  const git = simpleGit({
    baseDir: folder,
    // Line ends are as the clone's settings say, which is no reason to refuse a file.
    config: ['core.safecrlf=false', 'core.quotePath=false', ...(identity ?? [])],
    timeout: { block },
    errors: (error, { exitCode, stdErr }) =>
      error ?? (exitCode === 0 ? undefined : Buffer.concat(stdErr)),
    // Whoever starts the editor may say how git reaches its server.
    allowEnvironment: Object.keys(environment),
    unsafe: {
      allowAbbreviatedOptions: true,
      allowUnsafeAskPass: true,
      allowUnsafeConfigEnvCount: true,
      allowUnsafeConfigPaths: true,
      allowUnsafeCredentialHelper: true,
      allowUnsafeExec: true,
      allowUnsafeGitProxy: true,
      allowUnsafeSshCommand: true,
      allowUnsafeUrlRewrite: true,
    },
  })
  return git.env(environment)
}

/**
 * Returns the person in git's settings.
 *
 * @throws Error if there is none
 */
export async function personOfGit(git: SimpleGit): Promise<Person> {
  const read = async (key: string) => (await git.raw('config', key).catch(() => '')).trim()
  const [name, email] = [await read('user.name'), await read('user.email')]
  if (isName(name) && isEmail(email)) return { name, email }
  throw new Error(
    'git does not know who you are. Tell it once, with your own name and address:\n  git config --global user.name "Asha Rao"\n  git config --global user.email asha@example.com',
  )
}

/** What git sees as changed, files that it does not know included. */
export const changedPaths = async (git: SimpleGit): Promise<string[]> =>
  (await git.status(['--untracked-files=all'])).files.map(({ path }) => path)

/**
 * The editor works in a clone of its own, in which nobody else works.
 *
 * @throws Error with what to do
 */
export async function requireClone(git: SimpleGit, remote: string): Promise<void> {
  const need = async (sentence: string, ...args: readonly string[]) => {
    await git.raw([...args]).catch(({ message }: Error) => {
      const isMissing = message.includes('ENOENT')
      throw new Error(isMissing ? '--git needs git, which is not installed.' : sentence)
    })
  }
  await need('--git needs a clone: this folder is not in a git repository.', 'rev-parse')
  const sentence = `The clone has no remote "${remote}". Set EDITOR_REMOTE to one that it has.`
  await need(sentence, 'remote', 'get-url', remote)
  const [changed] = await changedPaths(git)
  if (changed === undefined) return
  throw new Error(
    `The editor needs a clone of its own without unsaved changes, but this one has some: ${changed}. Commit them, or put them aside with "git stash --include-untracked".`,
  )
}

/** Why git or its server did not do something, in plain words; the first that fits. */
const causes: readonly (readonly [RegExp, string])[] = [
  [
    /\[rejected\]|non-fast-forward|fetch first|cannot lock ref|stale info/,
    'Somebody else saved at the same moment. Save again.',
  ],
  [
    /protected branch|GH006|not allowed to push|hook declined|\[remote rejected\]/i,
    'The git server refused the change. What it says is below; ask who looks after it.',
  ],
  [
    // Before the next, since an SSH key that is refused is also "could not read from remote".
    /authentication failed|permission denied|could not read username|access denied|error: 403/i,
    "The git server rejected the editor's credentials. Ask who looks after the editor to renew its access.",
  ],
  [
    /could not resolve host|connection (refused|timed out|reset)|network is unreachable|unable to access|could not read from remote|early EOF|hung up/i,
    'The git server cannot be reached. Try again in a minute; if it stays so, ask who looks after it.',
  ],
  [/^/, 'Git refused. What it says is below; ask who looks after the editor.'],
]

/**
 * Says in a sentence why a run of git failed, with git's own words below it.
 *
 * @param what what did not happen, for example `Nothing was saved.`
 */
export function gitRefusal(error: unknown, what: string): string {
  if (error instanceof GitPluginError && error.plugin === 'timeout') {
    return `${what} The git server did not answer in time. Try again in a minute.`
  }
  const { message } = error as Error
  const sentence = causes.find(([pattern]) => pattern.test(message))?.[1]
  const words = message
    .split('\n')
    .map((line) => line.replace(/^(remote|error|fatal|hint):\s*/, '').trim())
    .filter((line) => line !== '' && !/^(To |failed to push some refs)/.test(line))
    .slice(0, 8)
  return `${what} ${sentence}\nGit says: ${words.join(' ')}`
}

/**
 * Returns the address at which a branch is proposed for the base, on a host that is known.
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
