import { lstatSync, mkdirSync, rmSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatOf, metadataOf, type PictureFolder, picturesIn } from '@partner-site/content-model'
import { filesIn } from '@partner-site/content-model/files'
import type { StoredPicture } from '../protocol'
import { refuseLinks } from './content'

/** How long an upload waits to be saved: seven days, in milliseconds. */
export const uploadLifetime = 7 * 24 * 60 * 60 * 1000

/**
 * The pictures that content can name: those in images/, and uploads that are not saved yet, which
 * outlast a restart. As long as a file does not change, its bytes are the same array, so that the
 * check reads each picture once.
 */
export class Pictures implements PictureFolder {
  private readonly known = new Map<string, { stamp: string; bytes: Promise<Buffer> }>()

  /**
   * @param folder the content folder
   * @param uploads where uploads wait to be saved
   */
  constructor(
    private readonly folder: string,
    private readonly uploads: string,
  ) {}

  /** `images/hero.png`, for every file. Throws RefusedError for a symbolic link. */
  get paths(): readonly string[] {
    refuseLinks(this.folder, ['images'])
    const saved = picturesIn(this.folder).filter((path) => !path.endsWith('.un~'))
    return [...new Set([...saved, ...this.waiting()])]
  }

  /** The uploads that are not saved yet, as YAML names them. */
  waiting(): string[] {
    const names = filesIn(this.uploads).filter((name) => !this.hasExpired(name))
    return names.map((name) => `images/${name}`)
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

  read = async (path: string): Promise<Buffer> => {
    const place = this.locate(path)
    const stamp = place && stampOf(place)
    if (!place || !stamp) throw new Error(`There is no ${path}.`)
    const known = this.known.get(path)
    if (known?.stamp === stamp) return known.bytes
    const bytes = readFile(place)
    this.known.set(path, { stamp, bytes })
    return bytes
  }

  /** Lists all that can be read as pictures, by name. */
  async list(): Promise<StoredPicture[]> {
    const found = await Promise.all(this.paths.toSorted().map((path) => this.describe(path)))
    return found.filter((picture) => picture !== undefined)
  }

  /** Describes a picture; resolves to undefined if it cannot be read. */
  private async describe(path: string): Promise<StoredPicture | undefined> {
    const bytes = await this.read(path)
    const metadata = await metadataOf(bytes)
    if (!metadata) return undefined
    const { width, height } = metadata.autoOrient
    const isSaved = stampOf(join(this.folder, path)) !== undefined
    return { path, format: formatOf(metadata), width, height, size: bytes.length, isSaved }
  }

  /** Keeps an upload until it is saved. */
  async add(path: string, bytes: Uint8Array): Promise<void> {
    mkdirSync(this.uploads, { recursive: true })
    await writeFile(this.waitingAt(path), bytes)
  }

  /** Removes uploads. */
  async forget(paths: readonly string[]): Promise<void> {
    await Promise.all(paths.map((path) => rm(this.waitingAt(path), { force: true })))
  }

  private hasExpired(name: string): boolean {
    const path = join(this.uploads, name)
    const { mtimeMs = 0 } = lstatSync(path, { throwIfNoEntry: false }) ?? {}
    const isOld = Date.now() - mtimeMs > uploadLifetime
    if (isOld) rmSync(path, { force: true })
    return isOld
  }
}

/** Changes when the file does; undefined if there is none. */
function stampOf(place: string): string | undefined {
  const found = lstatSync(place, { throwIfNoEntry: false })
  return found?.isFile() ? `${found.ino}-${found.mtimeMs}-${found.size}` : undefined
}
