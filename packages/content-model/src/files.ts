import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Lists the files in a folder and its subfolders, spelt as the disk has them; none if it does not exist.
 *
 * @returns their paths in the folder, with slashes
 */
export const filesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
