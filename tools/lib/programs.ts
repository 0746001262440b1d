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
