import { type ChildProcess, spawn } from 'node:child_process'

export interface GitRun {
  /** The exit code; undefined if git did not end by itself. */
  code: number | undefined
  stdout: string
  /** What git wrote for people. */
  stderr: string
}

export interface GitCall {
  /** What git reads. */
  input?: string
  env?: Readonly<Record<string, string>>
}

export type Git = (args: readonly string[], call?: GitCall) => Promise<GitRun>

/** In milliseconds: a server that does not answer must not hold up everybody. */
const longestRun = 60_000

/** They would lead git to another repository, for example where a git hook starts the tests. */
const foreign = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR']

/**
 * Git in a folder, without a shell and without questions. The clone's hooks run, since Git LFS
 * pushes pictures by one.
 *
 * @param timeout in milliseconds
 * @throws the system's error if there is no git (`ENOENT`)
 */
export const gitIn =
  (folder: string, timeout = longestRun): Git =>
  (args, { input = '', env = {} } = {}) =>
    new Promise((resolve, reject) => {
      const git = spawn('git', [...options, ...args], {
        cwd: folder,
        env: { ...ownVariables(), ...quiet, ...env },
        // A group of its own, so that what git starts ends with it.
        detached: process.platform !== 'win32',
      })
      let stdout = ''
      let stderr = ''
      git.stdout.setEncoding('utf8').on('data', (part: string) => {
        stdout += part
      })
      git.stderr.setEncoding('utf8').on('data', (part: string) => {
        stderr += part
      })
      const timer = setTimeout(() => {
        end(git)
        resolve({ code: undefined, stdout, stderr })
      }, timeout)
      git.on('error', (error) => {
        clearTimeout(timer)
        reject(error)
      })
      git.on('close', (code) => {
        clearTimeout(timer)
        resolve({ code: code ?? undefined, stdout, stderr })
      })
      // It may end before it has read.
      git.stdin.on('error', () => undefined)
      git.stdin.end(input)
    })

/** Bytes stay as they are, also on Windows. */
const options = ['-c', 'core.autocrlf=false', '-c', 'core.quotePath=false']

const ownVariables = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.includes(name)))

const quiet = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  SSH_ASKPASS: 'false',
  SSH_ASKPASS_REQUIRE: 'force',
}

function end({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM')
  } catch {
    // It has just ended.
  }
}
