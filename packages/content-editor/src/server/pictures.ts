import { lstatSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatOf, metadataOf, type PictureFolder, picturesIn } from '@partner-site/content-model'
import type { StoredPicture } from '../protocol'
import { isWhole, writeAll } from './disk'

/**
 * The pictures that content can name: those in images/. The bytes of an unchanged file are always the
 * same array, so that the check reads each picture once.
 */
export class Pictures implements PictureFolder {
  private readonly known = new Map<string, { stamp: string; bytes: Promise<Buffer> }>()

  constructor(private readonly folder: string) {}

  /** Paths such as `images/hero.png`, of every file. */
  get paths(): readonly string[] {
    return picturesIn(this.folder).filter(isWhole)
  }

  /** Returns where a picture is on the disk; undefined if there is none of this name. */
  locate(path: string): string | undefined {
    return this.paths.includes(path) ? join(this.folder, path) : undefined
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

  private async describe(path: string): Promise<StoredPicture | undefined> {
    // It may just have been deleted.
    const bytes = await this.read(path).catch(() => undefined)
    const metadata = bytes && (await metadataOf(bytes))
    if (!metadata) return undefined
    const { width, height } = metadata.autoOrient
    return { path, format: formatOf(metadata), width, height, size: bytes.length }
  }

  /** Stores an upload; throws RefusedError with nothing stored if the disk refuses. */
  add = (path: string, content: Uint8Array): Promise<void> =>
    writeAll([{ target: join(this.folder, path), content }])
}

function stampOf(place: string): string | undefined {
  const found = lstatSync(place, { throwIfNoEntry: false })
  return found?.isFile() ? `${found.ino}-${found.mtimeMs}-${found.size}` : undefined
}
