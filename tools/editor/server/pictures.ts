import { randomUUID } from 'node:crypto'
import { lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { formatOf, metadataOf, type PictureFolder } from '../../content/check/pictures'
import type { StoredPicture } from '../protocol'
import { refuseLinks } from './content'

type Picture = Omit<StoredPicture, 'isUsed'>

/** What is known of a file, as long as its stamp is the same. */
interface Known {
  stamp: string
  bytes: Promise<Buffer>
}

const day = 24 * 60 * 60 * 1000
/** How long an upload waits to be saved, in milliseconds. */
export const uploadLifetime = 7 * day

/**
 * The pictures that content can name: those in images/, and uploads that are not saved yet, which
 * outlast a restart. As long as a file does not change, its bytes are the same array, so that the
 * check reads each picture once.
 */
export class Pictures implements PictureFolder {
  private readonly known = new Map<string, Known>()

  /**
   * @param folder the content folder
   * @param uploads where uploads wait to be saved
   * @param now for tests of the lifetime
   */
  constructor(
    private readonly folder: string,
    private readonly uploads: string,
    private readonly now: () => number = Date.now,
  ) {
    this.makeUploads()
  }

  /** `images/hero.png`, for every file. Throws RefusedError for a symbolic link. */
  get paths(): readonly string[] {
    refuseLinks(this.folder, ['images'])
    const saved = filesIn(join(this.folder, 'images')).map((name) => `images/${name}`)
    return [...new Set([...saved, ...this.waiting()])]
  }

  /** The uploads that are not saved yet, as YAML names them. */
  waiting(): string[] {
    this.makeUploads()
    return readdirSync(this.uploads)
      .filter((name) => /^[a-z0-9-]+\.[a-z]+$/.test(name) && !this.hasExpired(name))
      .map((name) => `images/${name}`)
  }

  /** Where an upload waits. */
  waitingAt(path: string): string {
    return join(this.uploads, path.replace(/^images\//, ''))
  }

  /** Where a picture is on the disk; undefined if there is none of this name. */
  locate(path: string): string | undefined {
    if (!this.paths.includes(path)) return undefined
    return [join(this.folder, path), this.waitingAt(path)].find((place) => stampOf(place))
  }

  read = (path: string): Promise<Buffer> =>
    this.knownOf(path)?.bytes ?? Promise.reject(new Error(`There is no ${path}.`))

  /** Lists all that can be read as pictures, by name. */
  async list(): Promise<Picture[]> {
    const found = await Promise.all(this.paths.toSorted().map((path) => this.describe(path)))
    return found.filter((picture) => picture !== undefined)
  }

  /** Describes a picture; resolves to undefined if it cannot be read. */
  async describe(path: string): Promise<Picture | undefined> {
    const bytes = await this.read(path)
    const metadata = await metadataOf(bytes)
    if (!metadata) return undefined
    const { width, height } = metadata.autoOrient
    return { path, format: formatOf(metadata), width, height, size: bytes.length }
  }

  /** Keeps an upload until it is saved. */
  async add(path: string, bytes: Uint8Array): Promise<void> {
    this.makeUploads()
    const temporary = join(this.uploads, `.${randomUUID()}`)
    await writeFile(temporary, bytes)
    await rename(temporary, this.waitingAt(path))
  }

  /** Removes uploads. */
  async forget(paths: readonly string[]): Promise<void> {
    await Promise.all(paths.map((path) => rm(this.waitingAt(path), { force: true })))
  }

  private knownOf(path: string): Known | undefined {
    const place = this.locate(path)
    const stamp = place && stampOf(place)
    if (!place || !stamp) return undefined
    const known = this.known.get(path)
    if (known?.stamp === stamp) return known
    const read = { stamp, bytes: readFile(place) }
    this.known.set(path, read)
    return read
  }

  /** Makes the folder again if somebody removed it; git sees nothing of it. */
  private makeUploads(): void {
    refuseLinks(this.uploads)
    const isNew = mkdirSync(this.uploads, { recursive: true }) !== undefined
    if (isNew) writeFileSync(join(this.uploads, '.gitignore'), '*\n')
  }

  private hasExpired(name: string): boolean {
    const path = join(this.uploads, name)
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (!found?.isFile()) return true
    const isOld = this.now() - found.mtimeMs > uploadLifetime
    if (isOld) rmSync(path, { force: true })
    return isOld
  }
}

/** Changes when the file does; undefined if there is none. */
function stampOf(place: string): string | undefined {
  const found = lstatSync(place, { throwIfNoEntry: false })
  return found?.isFile() ? `${found.ino}-${found.mtimeMs}-${found.size}` : undefined
}

/** From the folder's own list, so that capitals count on every system; links are not followed. */
const filesIn = (folder: string): string[] =>
  (lstatSync(folder, { throwIfNoEntry: false })
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : []
  )
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.un~'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
