import type { Field, PictureField, PictureRule } from '@partner-site/content-model'
import {
  formatOf,
  isAnimated,
  messageOf,
  metadataOf,
  pictureProblem,
} from '@partner-site/content-model'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { Uploaded } from '../protocol'
import type { Pictures } from './pictures'
import { RefusedError } from './refused'

/** Prepares, checks and stores an uploaded picture; throws RefusedError if it cannot be used there. */
export async function receivePicture(
  bytes: Uint8Array,
  name: string,
  rule: PictureRule,
  pictures: Pictures,
): Promise<Uploaded> {
  const metadata = await metadataOf(bytes)
  const format = metadata ? formatOf(metadata) : 'jpeg'
  const size = metadata && fittingSize(metadata, rule)
  const ready = metadata && (await prepared(bytes, metadata, size))
  const other = metadata ? undefined : otherFileOf(bytes)
  if (other) throw new RefusedError(`${shownName(name)} ${other}`, 422)
  const message = await problemOf(ready ?? bytes, { name, format, rule })
  if (message !== undefined) throw new RefusedError(message, 422)
  if (!metadata || !ready) throw new RefusedError(`${shownName(name)} ${cannotBePrepared}`, 422)
  const path = freePath(name, format, pictures.paths)
  await pictures.add(path, ready)
  return { path, notes: notesOn(metadata, size) }
}

/** Returns the picture field at a place of a file, such as `hero.image` or `logos.2.image`. */
export function pictureFieldAt(root: Field | undefined, place: string): PictureField | undefined {
  const field = place.split('.').reduce<Field | undefined>((parent, step) => {
    if (parent?.kind === 'list') return parent.entry
    return parent?.kind === 'object' ? parent.fields.find(({ key }) => key === step) : undefined
  }, root)
  return field?.kind === 'picture' ? field : undefined
}

const cannotBePrepared =
  'cannot be prepared for the site. Open it in a picture program, and save it as a copy.'

/** What people upload by mistake, by how such files begin. */
const otherFiles = [
  [/^$/, 'is empty: it has no bytes. Copy it again from its source.'],
  [/^%PDF-/, 'is a PDF, not a picture. Export the picture in it as JPEG or PNG.'],
  [/^....ftyp(hei|hev|mif1|msf1)/s, 'is HEIC, as iPhones save it. Export it as JPEG.'],
  [
    /^\s*<(!doctype )?html/i,
    'is a web page, not a picture. Save the picture on that page instead.',
  ],
] as const

const otherFileOf = (bytes: Uint8Array): string | undefined => {
  const start = Buffer.from(bytes.subarray(0, 99)).toString('latin1')
  return otherFiles.find(([pattern]) => pattern.test(start))?.[1]
}

const shownName = (name: string): string => name.split(/[\\/]/).at(-1) || 'The file'

/** Returns the check's sentence, beginning with the file's name, since the picture has no path yet. */
async function problemOf(
  bytes: Uint8Array,
  { name, format, rule }: { name: string; format: string; rule: PictureRule },
): Promise<string | undefined> {
  const path = freePath(name, format, [])
  const problem = await pictureProblem(path, rule, { paths: [path], read: async () => bytes })
  return problem && messageOf(problem).replace(`names ${path}. `, `${shownName(name)}: `)
}

/** In seconds. */
const timeout = 60

/** Larger ones are not decoded: the pixels of a file of 2 MB can fill a gigabyte. */
const maxPixels = 120e6

/** Makes a picture upright, in screen colours and small enough; re-encoding drops all else in the file. */
async function prepared(
  bytes: Uint8Array,
  metadata: Metadata,
  size: Size | undefined,
): Promise<Uint8Array | undefined> {
  const encode = encoders[formatOf(metadata)]
  // The check refuses animated pictures, and by their header those with too many pixels.
  const isRefused = metadata.width * metadata.height > maxPixels || isAnimated(bytes, metadata)
  if (!encode || isRefused) return bytes
  const turned = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
    .autoOrient()
    .resize(size ?? {})
    .timeout({ seconds: timeout })
  return encode(turned)
    .toBuffer()
    .catch(() => undefined)
}

/** SVGs stay as they are; the check refuses formats that are not in this table. */
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

/** Returns the size to shrink to; undefined if it fits, would become too small, or must be exact. */
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
  const { orientation = 1, space, exif, xmp, iptc, comments, autoOrient } = metadata
  const { width, height } = autoOrient
  const notes: readonly (string | false | undefined)[] = [
    orientation > 1 && 'It was stored lying on its side, and was turned the right way up.',
    size &&
      `It was made smaller: ${size.width} by ${size.height} pixels, from ${width} by ${height}.`,
    space === 'cmyk' && 'Its colours were for print (CMYK), and were changed to those of screens.',
    (exif ?? xmp ?? iptc ?? comments) &&
      'What the camera or program noted in it, such as the place, was removed.',
  ]
  return notes.filter((note) => typeof note === 'string')
}

const maxNameLength = 60

/** Returns a safe, free path: `Team photo (März).JPG` becomes `images/team-photo-marz-2.jpg`. */
export function freePath(own: string, format: string, taken: readonly string[]): string {
  const name = (own.split(/[\\/]/).at(-1) ?? '')
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxNameLength)
    .replace(/^-+|-+$/g, '')
  // Device names on Windows.
  const isDevice = /^(con|prn|aux|nul|(com|lpt)\d)$/.test(name)
  const start = `images/${isDevice ? `picture-${name}` : name || 'picture'}`
  const ending = format === 'jpeg' ? 'jpg' : format
  const used = new Set(taken.map((path) => path.toLowerCase()))
  let free = `${start}.${ending}`
  for (let count = 2; used.has(free); count += 1) free = `${start}-${count}.${ending}`
  return free
}
