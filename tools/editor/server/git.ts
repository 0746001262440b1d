import { GitPluginError, type SimpleGit, simpleGit } from 'simple-git'
import { StartError } from '../../lib/errors'
import { isEmail, isName, type Person } from './people'

/** In milliseconds: a git server that says nothing must not hold up everybody. */
const timeout = 60_000

/** They would lead git to another repository, as in a git hook, or to another person or program. */
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
    // Bytes stay as they are, also on Windows.
    config: ['core.autocrlf=false', 'core.quotePath=false', ...(identity ?? [])],
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
 * Returns the person whom git's own settings name.
 *
 * @throws StartError if they name nobody
 */
export async function personOfGit(git: SimpleGit): Promise<Person> {
  const read = (key: string) => git.raw('config', key).catch(() => '')
  const [name, email] = [(await read('user.name')).trim(), (await read('user.email')).trim()]
  if (isName(name) && isEmail(email)) return { name, email }
  throw new StartError(
    'git does not know who you are. Tell it once, with your own name and address:\n  git config --global user.name "Asha Rao"\n  git config --global user.email asha@example.com',
  )
}

/** What git sees as changed, files that it does not know included. */
export const changedPaths = async (git: SimpleGit): Promise<string[]> =>
  (await git.status(['--untracked-files=all'])).files.map(({ path }) => path)

/**
 * The editor works in a clone of its own, in which nobody else works.
 *
 * @throws StartError with what to do
 */
export async function requireClone(
  git: SimpleGit,
  { remote, branch }: { remote: string; branch: string },
): Promise<void> {
  const needs: readonly (readonly [readonly string[], string])[] = [
    [
      ['rev-parse', '--is-inside-work-tree'],
      '--git needs a clone: this folder is not in a git repository.',
    ],
    [
      ['remote', 'get-url', remote],
      `The clone has no remote "${remote}". Set EDITOR_REMOTE to one that it has.`,
    ],
    [
      ['check-ref-format', '--branch', branch],
      `EDITOR_BRANCH is "${branch}", which git does not take for a branch.`,
    ],
  ]
  for (const [args, sentence] of needs) {
    await git.raw([...args]).catch(({ message }: Error) => {
      const isMissing = message.includes('ENOENT')
      throw new StartError(isMissing ? '--git needs git, which is not installed.' : sentence)
    })
  }
  const changed = await changedPaths(git)
  if (changed.length === 0) return
  const more = changed.length > 1 ? ` and ${changed.length - 1} more` : ''
  throw new StartError(
    `The editor needs a clone of its own without unsaved changes, but this one has some: ${changed[0]}${more}. Commit them, or put them aside with "git stash --include-untracked".`,
  )
}

/** Why git or its server did not do something, in plain words; the first that fits. */
const causes: readonly (readonly [RegExp, string])[] = [
  [
    /protected branch|GH006|not allowed to push/i,
    'The git server does not let the editor push to this branch. Ask who looks after it to allow that.',
  ],
  [
    /pre-receive hook declined|update hook declined|\[remote rejected\]/i,
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
  [
    /no space left|disk quota/i,
    'The disk is full. Ask who looks after the editor to make room on it.',
  ],
  [
    /index\.lock|cannot lock ref/i,
    'Another git program works in the editor’s clone, or ended in the middle. Try again in a minute; if it stays so, ask who looks after the editor.',
  ],
  [
    /does not appear to be a git repository|repository not found|couldn't find remote ref/i,
    'The git server has no such repository or branch. Ask who looks after the editor.',
  ],
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
  const cause = causes.find(([pattern]) => pattern.test(message))?.[1]
  const words = message
    .split('\n')
    .map((line) => line.replace(/^(remote|error|fatal|hint):\s*/, '').trim())
    .filter((line) => line !== '' && !/^(To |failed to push some refs)/.test(line))
    .slice(0, 8)
  const sentence = cause ?? 'Git refused. What it says is below; ask who looks after the editor.'
  return [
    `${what} ${sentence}`,
    ...(words.length > 0 ? [`Git says: ${words.join(' ')}`] : []),
  ].join('\n')
}

const maxSubject = 72

/** Makes a commit's message of a summary: a subject of at most 72 characters, the rest below it. */
export function commitMessage(summary: string): string {
  const lines = summary
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ').trimEnd())
  const [first = '', ...rest] = lines.join('\n').trim().split('\n')
  const subject = first || 'Change the content'
  const body = rest.join('\n').trim()
  if (subject.length <= maxSubject) return body ? `${subject}\n\n${body}\n` : `${subject}\n`
  const words = subject.slice(0, maxSubject - 1)
  const end = words.lastIndexOf(' ')
  const cut = words.slice(0, end > maxSubject / 2 ? end : undefined)
  return `${cut}…\n\n${subject}${body && `\n\n${body}`}\n`
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
