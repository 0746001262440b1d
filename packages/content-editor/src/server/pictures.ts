import { lstatSync, rmSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { formatOf, metadataOf, type PictureFolder, picturesIn } from '@partner-site/content-model'
import { filesIn } from '@partner-site/content-model/files'
import type { StoredPicture } from '../protocol'
import { refuseLinks } from './content'
import { isWhole, writeAll } from './disk'

/** How long an unsaved upload is kept: seven days, in milliseconds. */
export const uploadLifetime = 7 * 24 * 60 * 60 * 1000

/**
 * The pictures that content can name: those in images/, and unsaved uploads, which outlast a
 * restart. The bytes of an unchanged file are always the same array, so that the check reads each
 * picture once.
 */
export class Pictures implements PictureFolder {
  private readonly known = new Map<string, { stamp: string; bytes: Promise<Buffer> }>()

  /** @param uploads folder of the uploads that are not saved */
  constructor(
    private readonly folder: string,
    private readonly uploads: string,
  ) {}

  /** Paths such as `images/hero.png`, of every file. Throws RefusedError for a symbolic link. */
  get paths(): readonly string[] {
    refuseLinks(this.folder, ['images'])
    const saved = picturesIn(this.folder).filter(isWhole)
    return [...new Set([...saved, ...this.waiting()])]
  }

  /** Returns the unsaved uploads, as YAML names them, and deletes expired ones. */
  waiting(): string[] {
    const names = filesIn(this.uploads).filter((name) => !this.hasExpired(name))
    return names.filter(isWhole).map((name) => `images/${name}`)
  }

  waitingAt(path: string): string {
    return join(this.uploads, path.replace(/^images\//, ''))
  }

  /** Returns where a picture is on the disk; undefined if there is none of this name. */
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

  async list(): Promise<StoredPicture[]> {
    const found = await Promise.all(this.paths.toSorted().map((path) => this.describe(path)))
    return found.filter((picture) => picture !== undefined)
  }

  /** Returns the picture that has exactly these bytes. */
  async find(bytes: Uint8Array): Promise<string | undefined> {
    for (const path of this.paths) {
      if ((await this.read(path)).equals(bytes)) return path
    }
    return undefined
  }

  private async describe(path: string): Promise<StoredPicture | undefined> {
    const bytes = await this.read(path)
    const metadata = await metadataOf(bytes)
    if (!metadata) return undefined
    const { width, height } = metadata.autoOrient
    const isSaved = stampOf(join(this.folder, path)) !== undefined
    return { path, format: formatOf(metadata), width, height, size: bytes.length, isSaved }
  }

  /** Stores an upload; throws RefusedError with nothing stored if the disk refuses. */
  async add(path: string, bytes: Uint8Array): Promise<void> {
    await writeAll([{ target: this.waitingAt(path), content: bytes }])
  }

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

function stampOf(place: string): string | undefined {
  const found = lstatSync(place, { throwIfNoEntry: false })
  return found?.isFile() ? `${found.ino}-${found.mtimeMs}-${found.size}` : undefined
}
