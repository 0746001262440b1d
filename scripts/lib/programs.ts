import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Looks for a program on the PATH, then at the given paths.
 *
 * @returns its path, or `undefined` if it is not found
 */
export function findProgram(
  names: readonly string[],
  paths: readonly string[] = [],
): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...paths].find((path) => existsSync(path))
}

/**
 * Installs Debian packages, if this is Debian and we are root.
 *
 * @returns whether that succeeded
 */
export function installDebians(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing Debian's ${packages.join(', ')}.`)
  return (
    succeeds('apt-get', ['update', '-qq']) &&
    succeeds('apt-get', ['install', '-yqq', '--no-install-recommends', ...packages])
  )
}

/** Runs a program silently; true if it succeeds. */
function succeeds(program: string, args: readonly string[]): boolean {
  const { status } = spawnSync(program, args, {
    stdio: 'ignore',
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
