import { lstatSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { formatOf, metadataOf, type PictureFolder } from '../../content/check/pictures'
import type { StoredPicture } from '../model/protocol'
import { mustBeNoLinks } from './links'
import type { Uploads } from './uploads'

interface Known {
  stamp: string
  bytes: Promise<Uint8Array>
}

/**
 * The pictures that content can name: those in images/, and uploads that are not saved yet. As
 * long as a file does not change, its bytes are the same array, so that the check reads each
 * picture once.
 */
export class Pictures implements PictureFolder {
  private readonly known = new Map<string, Known>()
  private readonly described = new Map<string, { stamp: string; picture: Promise<Found> }>()

  constructor(
    private readonly folder: string,
    private readonly uploads: Uploads,
  ) {}

  /** `images/hero.png`, for every file. Throws RefusedError for a symbolic link. */
  get paths(): readonly string[] {
    mustBeNoLinks(this.folder, ['images'])
    const saved = filesIn(join(this.folder, 'images')).map((name) => `images/${name}`)
    return [...new Set([...saved, ...this.uploads.paths()])]
  }

  /** Where a picture is on the disk; undefined if there is none of this name. */
  locate(path: string): string | undefined {
    if (!this.paths.includes(path)) return undefined
    return [join(this.folder, path), this.uploads.locate(path)].find((place) => stampOf(place))
  }

  read = (path: string): Promise<Uint8Array> => {
    const place = this.locate(path)
    const stamp = place && stampOf(place)
    if (!place || !stamp) return Promise.reject(new Error(`There is no ${path}.`))
    const known = this.known.get(path)
    if (known?.stamp === stamp) return known.bytes
    const bytes = readFile(place)
    this.known.set(path, { stamp, bytes })
    return bytes
  }

  /** All that can be read as pictures, by name. */
  async list(): Promise<StoredPicture[]> {
    const found = await Promise.all(this.paths.toSorted().map((path) => this.describe(path)))
    return found.filter((picture) => picture !== undefined)
  }

  /** What a picture is; undefined if it cannot be read. */
  describe(path: string): Promise<Found> {
    const place = this.locate(path)
    const stamp = place && stampOf(place)
    if (!place || !stamp) return Promise.resolve(undefined)
    const described = this.described.get(path)
    if (described?.stamp === stamp) return described.picture
    const picture = readPicture(path, place)
    this.described.set(path, { stamp, picture })
    return picture
  }
}

type Found = StoredPicture | undefined

async function readPicture(path: string, place: string): Promise<Found> {
  const bytes = await readFile(place)
  const metadata = await metadataOf(bytes)
  if (!metadata) return undefined
  const { width, height } = metadata.autoOrient
  return { path, format: formatOf(metadata), width, height, size: bytes.length }
}

/** Changes when the file does; undefined if there is none. */
export function stampOf(place: string): string | undefined {
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
