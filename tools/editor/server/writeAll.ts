import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode } from '../../../sandbox/networkPorts'
import { RefusedError } from './store'

/** A file that is to be written; `expected` are the bytes that must be there until then, if any. */
export interface NewText {
  target: string
  text: string
  expected: Uint8Array | undefined
}

/** A picture that is to be copied to where no file is. */
export interface NewPicture {
  target: string
  from: string
}

interface Step {
  temporary: string
  target: string
  /** What was there before; undefined for a new file. */
  before?: Uint8Array
  mode: number
}

/** Another program changed a file after it was compared. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile'
}

/**
 * Writes all files, or none: each as a new file beside its place, which then takes that place.
 *
 * @param move replaces one file by another; for tests of a disk that fails
 * @returns puts everything back
 * @throws RefusedError with the files unchanged; ChangedMeanwhile likewise
 */
export async function writeAll(
  texts: readonly NewText[],
  pictures: readonly NewPicture[],
  move: typeof rename = rename,
): Promise<() => Promise<void>> {
  const steps: Step[] = []
  const done: Step[] = []
  const undo = async (): Promise<void> => {
    for (const step of done.toReversed()) await putBack(step)
  }
  try {
    for (const picture of pictures) steps.push(await preparePicture(picture))
    for (const text of texts) steps.push(await prepareText(text))
    for (const step of steps) {
      await mustBeUnchanged(step)
      await move(step.temporary, step.target)
      done.push(step)
    }
    return undo
  } catch (error) {
    await undo()
    throw error instanceof ChangedMeanwhile ? error : new RefusedError(diskRefusal(error))
  } finally {
    for (const { temporary } of steps) await rm(temporary, { force: true })
  }
}

const newMode = 0o644

/** Gatsby's watcher ignores this ending; it fails on a file that is gone before it can look. */
const temporaryFor = (target: string): string => `${target}.${randomUUID()}.un~`

async function prepareText({ target, text, expected }: NewText): Promise<Step> {
  const mode = expected ? (await stat(target)).mode : newMode
  const temporary = temporaryFor(target)
  await writeDurably(temporary, text, mode)
  return { temporary, target, before: expected, mode }
}

async function preparePicture({ target, from }: NewPicture): Promise<Step> {
  await mkdir(dirname(target), { recursive: true })
  const temporary = temporaryFor(target)
  await writeDurably(temporary, await readFile(from), newMode)
  return { temporary, target, mode: newMode }
}

async function writeDurably(path: string, content: Uint8Array | string, mode: number) {
  const file = await open(path, 'wx', mode)
  try {
    await file.writeFile(content)
    await file.chmod(mode & 0o7777)
    await file.sync()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

async function mustBeUnchanged({ target, before }: Step): Promise<void> {
  const now = await readFile(target).catch(() => undefined)
  const isSame = before ? now && Buffer.compare(now, before) === 0 : now === undefined
  if (!isSame) throw new ChangedMeanwhile(target)
}

async function putBack({ target, before, mode }: Step): Promise<void> {
  if (!before) return rm(target, { force: true })
  const temporary = temporaryFor(target)
  await writeDurably(temporary, before, mode)
  await rename(temporary, target)
}

const sentences: Record<string, string> = {
  ENOSPC: 'The disk is full. Nothing was saved. Make room on it, and save again.',
  EDQUOT: 'The disk is full for this user. Nothing was saved. Make room on it, and save again.',
  EROFS: 'The disk can only be read. Nothing was saved. Ask who looks after this computer.',
  EACCES:
    'The editor may not write to the content folder. Nothing was saved. Ask who looks after this computer.',
  EPERM:
    'The editor may not write to the content folder. Nothing was saved. Close other programs that have its files open, and save again.',
  EBUSY:
    'Another program has a content file open. Nothing was saved. Close it there, and save again.',
}

const diskRefusal = (error: unknown): string =>
  sentences[errorCode(error) ?? ''] ??
  `The disk refused (${errorCode(error) ?? error}). Nothing was saved. Save again; if it stays so, ask who looks after this computer.`
