import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

export const root = join(__dirname, '..', '..')

type Variables = Readonly<Record<string, string>>

export function start(
  program: string,
  args: readonly string[],
  variables: Variables = {},
): ChildProcess {
  const file = join(root, 'node_modules', '.bin', program)
  // On Windows these are scripts that only a shell can start, and a shell splits paths at spaces.
  const shell = process.platform === 'win32'
  return spawn(shell ? `"${file}"` : file, args, {
    cwd: root,
    stdio: 'inherit',
    shell,
    env: {
      GATSBY_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      ...process.env,
      // From Node 22 on, node-fetch's use of punycode is a warning, which Gatsby prints as an ERROR.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --disable-warning=DEP0040`,
      XDG_CONFIG_HOME: configFolder(),
      ...variables,
    },
  })
}

/** Where Gatsby keeps its settings. In a container the home folder is often missing or another user's. */
export function configFolder(): string {
  try {
    const folder = process.env.XDG_CONFIG_HOME || join(homedir(), '.config')
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    return join(root, 'node_modules', '.cache', 'config')
  }
}

/** Runs a program from node_modules until it exits; throws Error with its exit code or signal. */
export async function run(
  program: string,
  args: readonly string[],
  variables?: Variables,
): Promise<void> {
  const [code, signal] = await once(start(program, args, variables), 'exit')
  if (code !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${signal ?? `code ${code}`}.`)
}

/** Runs a script's `main`; an error becomes one message and exit code 1. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}

/** Calls `stop` once, on Ctrl-C or SIGTERM, then exits. */
export function onStop(stop: () => Promise<unknown>): void {
  let stopped: Promise<unknown> | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      stopped ??= stop()
      await stopped
      process.exit(0)
    })
  }
}
