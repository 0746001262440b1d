import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Lists the files below a folder, as relative paths with slashes; none if the folder does not exist. */
export const filesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
