import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { RefusedError } from './refused'

interface FileChange {
  target: string
  /** The bytes that must be there before the change; undefined for a new file. */
  before?: Uint8Array | undefined
  /** Undefined to remove the file. */
  content?: Uint8Array | string
}

/**
 * Writes all files, or none if one of them fails: each beside its target, flushed to the disk, then
 * renamed. If the process is killed, every file is whole, but only the first ones may be saved.
 *
 * @returns a function that restores everything
 * @throws RefusedError with the files unchanged
 */
export async function writeAll(files: readonly FileChange[]): Promise<() => Promise<void>> {
  const steps = files.map((file) => ({ ...file, temporary: temporaryFor(file.target) }))
  const done: FileChange[] = []
  const undo = async () => {
    for (const file of done.toReversed()) await putBack(file)
  }
  try {
    for (const { temporary, target, content } of steps) {
      if (content !== undefined) await writeDurably(temporary, target, content)
    }
    for (const { temporary, target, before, content } of steps) {
      const now = await readFile(target).catch(() => undefined)
      const isSame = before && now ? now.equals(before) : now === before
      if (!isSame) throw new RefusedError(`Somebody is changing ${target}. Nothing was saved.`)
      await (content === undefined ? rm(target) : rename(temporary, target))
      done.push({ target, before })
    }
    return undo
  } catch (error) {
    await undo()
    return refuse(error)
  } finally {
    for (const { temporary } of steps) await rm(temporary, { force: true })
  }
}

/** Of a file that is being written. Gatsby's watcher ignores it; it fails on a file that is gone before it can look. */
const temporaryEnding = '.un~'

export const isWhole = (path: string): boolean => !path.endsWith(temporaryEnding)

const temporaryFor = (target: string): string => `${target}.${randomUUID()}${temporaryEnding}`

/** Not `write-file-atomic` (7.0.1), which takes a short write, as on a full disk, for a whole one. */
async function writeDurably(path: string, target: string, content: Uint8Array | string) {
  const { mode } = await stat(target).catch(() => ({ mode: 0o644 }))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content, { flag: 'wx', flush: true })
  await chmod(path, mode & 0o7777)
}

async function putBack({ target, before }: FileChange): Promise<void> {
  if (!before) return rm(target, { force: true })
  const temporary = temporaryFor(target)
  try {
    await writeDurably(temporary, target, before)
    await rename(temporary, target)
  } finally {
    await rm(temporary, { force: true })
  }
}

/** @throws RefusedError with what the disk refused */
function refuse(error: unknown): never {
  if (error instanceof RefusedError) throw error
  const { code } = error as NodeJS.ErrnoException
  const isFull = code === 'ENOSPC' || code === 'EDQUOT'
  throw new RefusedError(
    isFull
      ? 'The disk is full. Nothing was saved. Make room on it, and try again.'
      : `The disk refused (${code ?? error}). Nothing was saved. Close other programs that have the content open, and try again; if it stays so, ask who looks after the computer on which the editor runs.`,
  )
}
