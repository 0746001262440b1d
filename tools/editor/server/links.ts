import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { RefusedError } from './store'

/**
 * Links may lead out of the folder, and git commits a link, not what it leads to.
 *
 * @throws RefusedError if the folder or one of the names in it is a symbolic link
 */
export function mustBeNoLinks(folder: string, names: readonly string[] = []): void {
  const link = [folder, ...names.map((name) => join(folder, name))].find((path) =>
    lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink(),
  )
  if (!link) return
  const message = `${link} is a symbolic link, which the content editor does not follow.`
  throw new RefusedError(
    `${message} Ask who looks after it to put the file or folder itself there.`,
  )
}
