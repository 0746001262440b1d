import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { type Finding, nameOf, printed } from '@partner-site/content-model'
import type { RecoverRequest, SaveRequest, Workplace } from '../protocol'
import { Queue } from '../queue'
import { type Content, type DiskFile, namesPicture } from './content'
import type { Person } from './people'
import { type Pictures, temporaryEnding } from './pictures'
import { RefusedError } from './refused'

export interface Saving {
  content: Content
  pictures: Pictures
}

export interface Written {
  /** The changed files, relative to the content folder: `home.yaml`. */
  readonly paths: readonly string[]
  readonly undo: () => Promise<void>
  readonly finish: () => Promise<void>
}

export interface Change {
  make: () => Promise<Written>
  summary: string
  person: Person | undefined
}

/** The git branch of the content. Its methods throw RefusedError. */
export interface Branch {
  workplace: (person: Person | undefined) => Workplace
  /** Fetches what others pushed; `what` says what did not happen if that fails. */
  update: (what: string) => Promise<void>
  /** Pushes a change, or restores everything. Resolves to the commit's short hash, if there is one. */
  push: (written: Written, change: Change) => Promise<string | undefined>
  /** Pushes a commit that the branch has lost, or no longer reports it. Needs an update before it. */
  recover: (request: RecoverRequest, person: Person | undefined) => Promise<void>
}

const notRead = 'The content cannot be read.'

/** The beginning of refusals when nothing could be saved. */
export const nothingSaved = 'Nothing was saved; your changes are still in this window.'

/** Returns the name of the unsaved work in the browser: another for each folder and remote. */
export const workKey = (folder: string, remote = ''): string =>
  createHash('sha256')
    .update(`${resolve(folder)}\n${remote}`)
    .digest('hex')
    .slice(0, 16)

/** Reads and changes the content, one request at a time. Its methods throw RefusedError. */
export type Store = ReturnType<typeof storeOf>

/** @param branch by default changes stay in the folder */
export function storeOf(content: Content, branch?: Branch) {
  const queue = new Queue()
  const below = nameOf(content.config.folder)
  const folder = below.startsWith('..') ? content.config.folder : below
  return {
    workplace: (person: Person | undefined): Workplace =>
      branch?.workplace(person) ?? { kind: 'local', folder, key: workKey(content.config.folder) },
    read: () =>
      queue.run(async () => {
        await branch?.update(notRead)
        return content.read()
      }),
    /** Saves again what the branch has lost, or leaves it out; resolves to all files. */
    recover: (request: RecoverRequest, person: Person | undefined) =>
      queue.run(async () => {
        await branch?.update('Nothing was saved.')
        await branch?.recover(request, person)
        await branch?.update(notRead)
        return content.read()
      }),
    /** Reads the files on the disk, without fetching. */
    onDisk: () => queue.run(() => content.read()),
    /** Resolves to all files after the change and, with git, the commit's short hash. */
    apply: (change: Change) =>
      queue.run(async () => {
        await branch?.update(nothingSaved)
        const written = await change.make()
        const commit = await branch?.push(written, change)
        await written.finish()
        return { files: await content.read(), commit }
      }),
  }
}

/**
 * Checks and writes all files and the uploads that they name, or throws RefusedError with nothing
 * written. Only files of the schema are read or written, so no path from a request gets to the
 * disk.
 */
export async function writeChanges(
  { content, pictures }: Saving,
  files: SaveRequest['files'],
): Promise<Written> {
  const stored = await content.read()
  const sent = (name: string) => files.find((file) => file.name === name)
  for (const { name, stored: file } of stored) {
    // Its comments, and others' changes in it, would be lost.
    if (sent(name) && 'problem' in file) throw new RefusedError(unreadable(name, file.problem))
  }
  const isCurrent = ({ name, base }: (typeof files)[number]) =>
    stored.some((file) => file.name === name && file.stored.version === base)
  if (!files.every(isCurrent)) throw new RefusedError(changed, 409)
  const all = await content.check(stored, files)
  const isOurs = ({ file }: Finding) => files.some(({ name }) => file.endsWith(`/${name}`))
  // Mistakes that another file had before are not this person's to fix.
  const known = all.every(isOurs) ? [] : (await content.check(stored, [])).map(printed)
  const findings = all.filter((finding) => isOurs(finding) || !known.includes(printed(finding)))
  if (findings.length > 0) throw new RefusedError(mistaken, 422)

  const edited = stored.map((file): DiskFile => {
    const data = sent(file.name)?.data
    if (!data) return file
    const { name, version } = file.stored
    return { ...file, text: content.textWith(file, data), stored: { name, version, data } }
  })
  const place = (path: string) => join(content.config.folder, path)
  const uploads = pictures
    .waiting()
    .filter((path) => edited.some((file) => namesPicture(file, path)))
  for (const path of uploads) await refuseReplacing(path, place(path), pictures)
  const newPictures = uploads
    .filter((path) => !existsSync(place(path)))
    .map(async (path) => ({ target: place(path), content: await pictures.read(path) }))
  const newTexts = edited
    .filter(({ text, bytes }) => text !== (bytes?.toString() ?? ''))
    .map(({ name, text, bytes }) => ({ target: place(name), content: text, before: bytes }))
  const news = [...(await Promise.all(newPictures)), ...newTexts]
  const undo = await writeAll(news)
  const paths = news.map(({ target }) => relative(content.config.folder, target))
  return { paths, undo, finish: () => pictures.forget(uploads) }
}

const changed = 'Somebody else saved just now. Check the changes, then save again.'
const mistaken = 'There are errors. Fix them, then save again.'
const unreadable = (name: string, problem: string): string =>
  `${nothingSaved} ${name} cannot be read: ${problem} Save again once the file is mended.`

/** Refuses if another picture has got the upload's name meanwhile, for example by git. */
async function refuseReplacing(path: string, target: string, pictures: Pictures): Promise<void> {
  const other = await readFile(target).catch(() => undefined)
  if (!other || other.equals(await readFile(pictures.waitingAt(path)))) return
  await pictures.forget([path])
  throw new RefusedError(
    `Another picture was saved as ${path} meanwhile. Nothing was saved. Upload yours again, and save.`,
  )
}

/** Removes a saved picture; throws RefusedError if a file names it, or there is none. */
export async function removePicture({ content, pictures }: Saving, path: string): Promise<Written> {
  if (!pictures.paths.includes(path)) throw new RefusedError(`There is no ${path} any more.`)
  const namedBy = (await content.read()).find((file) => namesPicture(file, path))
  if (namedBy) throw new RefusedError(`${namedBy.name} names ${path}, so it was not removed.`)
  const target = join(content.config.folder, path)
  const before = await readFile(target).catch(() => undefined)
  if (!before) throw new RefusedError(`${path} was uploaded by somebody who may still save it.`)
  const undo = await writeAll([{ target, before }])
  return { paths: [path], undo, finish: async () => undefined }
}

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
async function writeAll(files: readonly FileChange[]): Promise<() => Promise<void>> {
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

/** Gatsby's watcher ignores this extension; it fails on a file that is gone before it can look. */
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
      ? 'The disk is full. Nothing was saved. Make room on it, and save again.'
      : `The disk refused (${code ?? error}). Nothing was saved. Close other programs that have the content open, and save again; if it stays so, ask who looks after this computer.`,
  )
}
