import { randomUUID } from 'node:crypto'
import {
  access,
  chmod,
  constants,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { RefusedError } from './refused'

interface FileChange {
  target: string
  /** The bytes that must be there before the change; undefined for a new file. */
  before?: Uint8Array | undefined
  content: Uint8Array | string
}

/**
 * Writes files one after the other: each beside its target, flushed to the disk, then renamed. If the
 * process is killed, every file is whole, but only the first ones may be saved.
 *
 * @throws RefusedError which names the files that are saved and those that are not
 */
export async function writeAll(files: readonly FileChange[]): Promise<void> {
  const names = files.map(({ target }) => basename(target))
  for (const [index, file] of files.entries()) {
    try {
      await write(file)
    } catch (error) {
      const saved = names.slice(0, index).join(', ')
      const outcome = saved
        ? `Saved: ${saved}. Not saved: ${names.slice(index).join(', ')}.`
        : 'Nothing was saved.'
      throw new RefusedError(`${causeOf(error)} ${outcome} ${remedyFor(error)}`)
    }
  }
}

/** Of a file that is being written. Gatsby's watcher does not look at it: it is gone a moment later. */
const temporaryEnding = '.un~'

export const isWhole = (path: string): boolean => !path.endsWith(temporaryEnding)

/** Not by `write-file-atomic` (7.0.1), which takes a short write, as on a full disk, for a whole one. */
async function write({ target, before, content }: FileChange): Promise<void> {
  const temporary = `${target}.${randomUUID()}${temporaryEnding}`
  const { mode } = await stat(target).catch(() => ({ mode: 0o644 }))
  // A rename would replace a file that its owner has made read-only.
  if (before) await access(target, constants.W_OK)
  try {
    await mkdir(dirname(target), { recursive: true })
    await writeFile(temporary, content, { flag: 'wx', flush: true })
    await chmod(temporary, mode & 0o7777)
    const now = await readFile(target).catch(() => undefined)
    const isSame = before && now ? now.equals(before) : now === before
    if (!isSame) throw new RefusedError(`Another program is changing ${basename(target)}.`)
    await rename(temporary, target)
  } finally {
    await rm(temporary, { force: true })
  }
}

export function causeOf(error: unknown): string {
  if (error instanceof RefusedError) return error.message
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full.'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'The file is read-only.'
  return `The disk refused (${code ?? error}).`
}

const remedyFor = (error: unknown): string =>
  error instanceof RefusedError
    ? 'Try again.'
    : 'Put that right, close other programs that have the content open, and try again.'
