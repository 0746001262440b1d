import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { GitError } from './gitRefusal'

/** Runs a git command and resolves to its trimmed output. Rejects with a GitError. */
export type Git = (...args: readonly string[]) => Promise<string>

export interface GitOptions {
  /** Of each command, in milliseconds; by default a minute. */
  timeout?: number
  env?: Readonly<Record<string, string>>
  /** What the command reads from its standard input. */
  input?: string
}

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

const settings = [
  // The clone's settings may convert line ends, which must not make git refuse a file.
  'core.safecrlf=false',
  'core.quotePath=false',
  // Its daemon watches one work tree, which must stay the clone's.
  'core.fsmonitor=false',
]

const run = promisify(execFile)

/** Returns git for a folder, without prompts. Of hooks only those of `git push` run: Git LFS uploads by one. */
export function gitIn(folder: string, options: GitOptions = {}): Git {
  const { timeout = maxDuration, input } = options
  const ours = Object.entries(process.env).filter(([name]) => !foreign.test(name))
  const env = { ...Object.fromEntries(ours), ...quiet, ...options.env }
  return async (...args) => {
    const hooks = args[0] === 'push' ? [] : ['core.hooksPath=/dev/null']
    const config = [...settings, ...hooks].flatMap((one) => ['-c', one])
    const running = run('git', [...config, ...args], {
      cwd: folder,
      env,
      timeout,
      maxBuffer: Infinity,
    })
    // A command that fails may not have read its input.
    running.child.stdin?.on('error', () => undefined).end(input)
    try {
      return (await running).stdout.trim()
    } catch (error) {
      const { killed, stderr, message, code } = error as GitFailure
      throw new GitError(args[0] ?? '', killed ? 'no answer in time' : stderr || message, code)
    }
  }
}

type GitFailure = Error & { killed?: boolean; stderr?: string; code?: number | string }

/** Resolves to what a command prints; undefined if it answers no, which is status 1. */
export const unlessNo = (running: Promise<string>): Promise<string | undefined> =>
  running.catch((error: GitError) => {
    if (error.code === 1) return undefined
    throw error
  })
