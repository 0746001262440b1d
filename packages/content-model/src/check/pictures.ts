import { closest, distance } from 'fastest-levenshtein'
import sharp, { type Metadata } from 'sharp'
import type { PictureRule } from '../fieldTree'
import type { Broken } from './finding'
import { svgFault } from './svg'

export interface PictureFolder {
  /** Every file in images/, spelt as on the disk: `images/hero.png`. */
  paths: readonly string[]
  read: (path: string) => Promise<Uint8Array>
}

export async function pictureProblem(
  path: string,
  rule: PictureRule,
  { paths, read }: PictureFolder,
): Promise<Broken | undefined> {
  // Macs store an accent as a separate character.
  const stored = paths.find((each) => each.normalize() === path)
  if (stored === undefined) return pathProblem(path, paths)
  const [character] = /[^\p{L}\p{M}\p{N} ._()/<>:"|?*-]/u.exec(path) ?? []
  if (character !== undefined) return { rule: 'pictureName', said: { path, character } }
  const bytes = await read(stored)
  const ofBytes = known.get(bytes) ?? new Map<string, ReturnType<typeof fileProblem>>()
  known.set(bytes, ofBytes)
  const key = JSON.stringify([path, rule])
  const problem = ofBytes.get(key) ?? fileProblem(path, bytes, rule)
  ofBytes.set(key, problem)
  return problem
}

/** Caches results by byte array, because reading a large picture takes a second. */
const known = new WeakMap<Uint8Array, Map<string, ReturnType<typeof fileProblem>>>()

/** Returns whether Windows refuses a path (learn.microsoft.com, "Naming Files, Paths, and Namespaces"). */
export const isRefusedByWindows = (path: string): boolean =>
  /(^|\/)(con|prn|aux|nul|(com|lpt)[\d¹²³])(\.|\/|$)|[. ](\/|$)|[<>:"|?*]/i.test(path)

function pathProblem(path: string, paths: readonly string[]): Broken {
  const wanted = path.replaceAll('\\', '/').toLowerCase()
  const near = closest(wanted, [...paths])
  const remedy =
    paths.length > 0 && distance(wanted, near) <= 4
      ? `Did you mean ${near}? Capitals count.`
      : 'Save it there, and write images/ and its name.'
  return { rule: 'pictureMissing', said: { path, remedy } }
}

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' })

async function fileProblem(
  path: string,
  bytes: Uint8Array,
  rule: PictureRule,
): Promise<Broken | undefined> {
  const formats = alternatives.format(rule.formats.map((format) => format.toUpperCase()))
  const metadata = await metadataOf(bytes)
  if (!metadata) return { rule: 'notPicture', said: { path, formats } }
  const name = formatOf(metadata)
  const format = name.toUpperCase()
  if (!rule.formats.includes(name)) return { rule: 'otherFormat', said: { path, format, formats } }
  const ending = name === 'jpeg' ? 'jpg' : name
  if (!new RegExp(`\\.${name === 'jpeg' ? 'jpe?g' : name}$`, 'i').test(path)) {
    return { rule: 'otherEnding', said: { path, format, ending } }
  }
  if (isAnimated(bytes, metadata)) return { rule: 'animated', said: { path } }
  if (name === 'svg') {
    const what = svgFault(new TextDecoder().decode(bytes))
    return what ? { rule: 'svgUnsafe', said: { path, what } } : undefined
  }
  return (
    sizeProblem(path, metadata, rule) ??
    weightProblem(path, bytes.length, rule) ??
    (await damage(path, bytes))
  )
}

/** @returns undefined for bytes that are not a picture */
export async function metadataOf(bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

function sizeProblem(path: string, metadata: Metadata, rule: PictureRule): Broken | undefined {
  const { width, height, orientation = 1 } = metadata
  const { minWidth, minHeight, maxWidth = Infinity, maxHeight = Infinity, maxMegapixels } = rule
  const isSmall = width < minWidth || height < minHeight
  const isLarge = width > maxWidth || height > maxHeight || width * height > maxMegapixels * 1e6
  if (isSmall || isLarge) {
    const size = `${minWidth} by ${minHeight}`
    const limit = `at most ${maxMegapixels} megapixels, about ${Math.max(minWidth, 2560)} pixels wide`
    const isExact = minWidth === maxWidth && minHeight === maxHeight
    const wanted = isExact ? size : isSmall ? `at least ${size}` : limit
    return { rule: 'otherSize', said: { path, width, height, wanted } }
  }
  return orientation > 1 ? { rule: 'turned', said: { path } } : undefined
}

function weightProblem(path: string, size: number, rule: PictureRule): Broken | undefined {
  const { maxKilobytes: max = Infinity } = rule
  const kilobytes = Math.ceil(size / 1000)
  return kilobytes > max ? { rule: 'heavyPicture', said: { path, kilobytes, max } } : undefined
}

/** Decodes the whole picture: a file can begin well and be cut off. */
const damage = (path: string, bytes: Uint8Array): Promise<Broken | undefined> =>
  sharp(bytes, { failOn: 'truncated' })
    .resize(16)
    .toBuffer()
    .then(
      () => undefined,
      () => ({ rule: 'damaged', said: { path } }),
    )

/** Returns the format as @picture names it: `avif` and `heic` are both HEIF inside. */
export function formatOf({ format, compression }: Metadata): string {
  if (String(format) !== 'heif') return String(format)
  return compression === 'av1' ? 'avif' : 'heic'
}

/** Returns whether it is an animated WebP or PNG; sharp reads only the first frame of a PNG. */
export function isAnimated(bytes: Uint8Array, { format, pages = 1 }: Metadata): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isPng = format === 'png' && file.subarray(0, file.indexOf('IDAT')).includes('acTL')
  return isPng || pages > 1
}

export function alternativeTextProblem(text: string, picture: string): Broken | undefined {
  const file = picture.replace(/^.*\//, '').toLowerCase()
  const words = text.toLowerCase()
  if (words === file || words === file.replace(/\.\w+$/, '')) {
    return { rule: 'altIsFileName', said: { text } }
  }
  const start = text.match(/^(?:an? |the )?(?:picture|image|photo|photograph) of\b/i)?.[0]
  return start ? { rule: 'altSaysPicture', said: { text: start } } : undefined
}
