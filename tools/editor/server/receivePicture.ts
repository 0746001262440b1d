import sharp, { type Metadata, type Sharp } from 'sharp'
import { messageOf } from '../../content/check/finding'
import { formatOf, metadataOf, pictureProblem } from '../../content/check/pictures'
import type { Field, PictureField, PictureRule } from '../../content/fieldTree'
import type { StoredPicture } from '../protocol'
import type { Pictures } from './pictures'

export interface Upload {
  bytes: Uint8Array
  /** The name on the person's computer. */
  name: string
  rule: PictureRule
}

type Received =
  | { ok: true; picture: Omit<StoredPicture, 'isUsed'>; notes: readonly string[] }
  | { ok: false; message: string }

/** Takes an uploaded picture: prepares it, checks it, and keeps it until it is saved. */
export async function receivePicture(
  { bytes, name, rule }: Upload,
  pictures: Pictures,
): Promise<Received> {
  const { format = 'jpeg', notes, bytes: ready } = await preparePicture(bytes, rule)
  const problem = await problemOf(ready ?? bytes, name, format, rule)
  if (problem !== undefined) return { ok: false, message: problem }
  if (!ready) return { ok: false, message: `${shownName(name)} ${cannotBePrepared}` }
  const same = await pathOfSame(notes.length > 0 ? [ready] : [ready, bytes], pictures)
  const path = same ?? freePath(name, format, pictures.paths)
  if (same === undefined) await pictures.add(path, ready)
  const picture = await pictures.describe(path)
  if (!picture) throw new Error(`${path} cannot be read back.`)
  const known = same === undefined ? [] : [`The same picture was there already: ${path}.`]
  return { ok: true, picture, notes: [...notes, ...known] }
}

/**
 * Finds the picture field at one place of a file.
 *
 * @param key for example `hero.image`; the positions of list entries do not count
 */
export function pictureFieldAt(root: Field | undefined, key: string): PictureField | undefined {
  let field = root
  for (const name of key.split(/[.[\]]+/).filter((part) => part !== '' && !/^\d+$/.test(part))) {
    const parent = field?.kind === 'list' ? field.entry : field
    field = parent?.kind === 'object' ? parent.fields.find((each) => each.key === name) : undefined
  }
  const found = field?.kind === 'list' ? field.entry : field
  return found?.kind === 'picture' ? found : undefined
}

const cannotBePrepared =
  'cannot be prepared for the site. Open it in a picture program, and save it as a copy.'

const shownName = (name: string): string => name.split(/[\\/]/).at(-1) || 'The file'

/** The check's own sentence; it begins with the file's name, since the picture has no path yet. */
async function problemOf(
  bytes: Uint8Array,
  name: string,
  format: string,
  rule: PictureRule,
): Promise<string | undefined> {
  const path = freePath(name, format, [])
  const problem = await pictureProblem(path, rule, { paths: [path], read: async () => bytes })
  if (!problem) return undefined
  return messageOf(problem)
    .replace(`names ${path}, `, '')
    .replace(/^which /, `${shownName(name)} `)
    .replace(/^whose file /, `The file ${shownName(name)} `)
}

/** Finds a picture that is there already, so that uploading it twice makes no second file. */
async function pathOfSame(
  versions: readonly Uint8Array[],
  pictures: Pictures,
): Promise<string | undefined> {
  for (const { path, size } of await pictures.list()) {
    const ofSize = versions.filter(({ length }) => length === size)
    const stored = ofSize.length > 0 && (await pictures.read(path))
    if (stored && ofSize.some((version) => stored.equals(version))) return path
  }
  return undefined
}

/** In seconds. */
const timeout = 60

/** More are not decoded: those of a file of 2 MB can fill a gigabyte. */
const maxPixels = 120e6

interface Prepared {
  /** Undefined if it should have been changed, but could not be. */
  bytes: Uint8Array | undefined
  /** As @picture names it; undefined if it cannot be read as a picture. */
  format?: string
  /** Sentences about what was done. */
  notes: readonly string[]
}

/**
 * Makes of an uploaded picture what a website needs: the right way up, in screen colours, not
 * larger than the rule allows. It is encoded again, so nothing else in the file is kept.
 */
async function preparePicture(bytes: Uint8Array, rule: PictureRule): Promise<Prepared> {
  const metadata = await metadataOf(bytes)
  if (!metadata) return { bytes, notes: [] }
  const format = formatOf(metadata)
  const encode = encoders[format]
  // The check refuses what has too many pixels, by its header alone.
  if (!encode || metadata.width * metadata.height > maxPixels) return { bytes, format, notes: [] }
  const size = fittingSize(metadata, rule)
  const turned = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
    .autoOrient()
    .resize(size ?? {})
    .timeout({ seconds: timeout })
  const made = await encode(turned)
    .toBuffer()
    .catch(() => undefined)
  return { bytes: made, format, notes: notesOn(metadata, size) }
}

/** An SVG has no pixels to change; what is not in this table is for the check to refuse. */
const encoders: Record<string, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 90 }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture) => picture.webp({ quality: 90 }),
  avif: (picture) => picture.avif({ quality: 70, effort: 2 }),
}

interface Size {
  width: number
  height: number
}

/** The size that the rule allows, if the picture is larger; a rule with one size is not guessed at. */
function fittingSize({ autoOrient }: Metadata, rule: PictureRule): Size | undefined {
  const { width, height } = autoOrient
  const { minWidth, minHeight, maxWidth = Infinity, maxHeight = Infinity, maxMegapixels } = rule
  const byPixels = Math.sqrt((maxMegapixels * 1e6) / (width * height))
  const scale = Math.min(1, maxWidth / width, maxHeight / height, byPixels)
  const size = { width: Math.floor(width * scale), height: Math.floor(height * scale) }
  const isTooSmall = size.width < minWidth || size.height < minHeight
  return scale === 1 || isTooSmall || minWidth === maxWidth ? undefined : size
}

function notesOn(metadata: Metadata, size: Size | undefined): string[] {
  const { orientation = 1, space, pages = 1, exif, xmp, iptc, comments, autoOrient } = metadata
  const { width, height } = autoOrient
  const notes: readonly (string | false | undefined)[] = [
    orientation > 1 && 'It was stored lying on its side, and was turned the right way up.',
    size &&
      `It was made smaller: ${size.width} by ${size.height} pixels, from ${width} by ${height}.`,
    space === 'cmyk' && 'Its colours were for print (CMYK), and were changed to those of screens.',
    pages > 1 && 'It was an animation; its first picture was kept.',
    (exif ?? xmp ?? iptc ?? comments) &&
      'What the camera or program noted in it, such as the place, was removed.',
  ]
  return notes.filter((note) => typeof note === 'string')
}

/** Names that Windows keeps for itself. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/

const maxNameLength = 60

/**
 * Makes a name that is safe in addresses and on every system, with a number where it is taken:
 * `Team photo (März).JPG` becomes `images/team-photo-marz-2.jpg`.
 *
 * @param own the name on the person's computer
 */
export function freePath(own: string, format: string, taken: readonly string[]): string {
  const safe = (own.split(/[\\/]/).at(-1) ?? '')
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxNameLength)
    .replace(/^-+|-+$/g, '')
  const name = safe === '' || reserved.test(safe) ? `picture${safe && `-${safe}`}` : safe
  const ending = format === 'jpeg' ? 'jpg' : format
  const used = new Set(taken.map((path) => path.toLowerCase()))
  let free = `images/${name}.${ending}`
  for (let count = 2; used.has(free); count += 1) free = `images/${name}-${count}.${ending}`
  return free
}
