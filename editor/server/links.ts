import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { RefusedError } from './store'

/**
 * Refuses symbolic links: they may lead out of the folder, and git commits the link, not what it
 * leads to.
 *
 * @param names in the folder, which is looked at too
 * @throws RefusedError
 */
export function mustBeNoLinks(folder: string, names: readonly string[] = []): void {
  const link = [folder, ...names.map((name) => join(folder, name))].find((path) =>
    lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink(),
  )
  if (link === undefined) return
  throw new RefusedError(
    `${link} is a symbolic link, which the content editor does not follow. Ask who looks after it to put the file or folder itself there.`,
  )
}
