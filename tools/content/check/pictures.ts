import { closest, distance } from 'fastest-levenshtein'
import sharp, { type Metadata } from 'sharp'
import type { PictureRule } from './rules'
import { svgProblem } from './svg'

/** The pictures that a file can name. */
export interface PictureFolder {
  /** Every file in images/, as the disk spells it: `images/hero.png`. */
  paths: readonly string[]
  read: (path: string) => Promise<Uint8Array>
}

/** What is wrong with a picture that a file names, and what to do; undefined if nothing is. */
export async function pictureProblem(
  path: string,
  rule: PictureRule,
  folder: PictureFolder,
): Promise<string | undefined> {
  // Macs store an accent as a character of its own.
  const stored = folder.paths.find((each) => each.normalize() === path.normalize())
  if (stored === undefined) return `is "${path}", ${pathProblem(path, folder.paths)}`
  const bytes = await folder.read(stored)
  const wrong = await knownProblem(path, bytes, rule)
  return wrong && `names ${path}, ${wrong}`
}

/** For the same array of bytes the answer is the same; reading a large picture takes a second. */
const known = new WeakMap<Uint8Array, Map<string, Promise<string | undefined>>>()

function knownProblem(
  path: string,
  bytes: Uint8Array,
  rule: PictureRule,
): Promise<string | undefined> {
  const ofBytes = known.get(bytes) ?? new Map<string, Promise<string | undefined>>()
  known.set(bytes, ofBytes)
  const key = JSON.stringify([path, rule])
  const problem = ofBytes.get(key) ?? fileProblem(path, bytes, rule)
  ofBytes.set(key, problem)
  return problem
}

function pathProblem(path: string, paths: readonly string[]): string {
  if (/^[a-z]+:\/\//i.test(path)) {
    return 'but pictures come from content/images. Save it there, and write images/ and its name.'
  }
  const slashed = path.replaceAll('\\', '/')
  if (slashed !== path && !/^[a-z]:/i.test(path))
    return `but paths have slashes (/). Write ${slashed}.`
  if (/^([a-z]:|\/)|\.\.(\/|$)/i.test(slashed) || !/^(\.\/)?images(\/|$)/i.test(slashed)) {
    return 'but pictures come from content/images. Save it there, and write images/ and its name.'
  }
  if (paths.some((other) => other.startsWith(slashed.replace(/\/*$/, '/')))) {
    return 'which is a folder. Write the name of a picture in it.'
  }
  const sameLetters = paths.find((other) => other.toLowerCase() === path.toLowerCase())
  if (sameLetters)
    return `but the file is called ${sameLetters}: capitals count. Write it like that.`
  const nearest = paths.length > 0 ? closest(path, [...paths]) : ''
  const hint = nearest && distance(nearest, path) <= 4 ? ` Did you mean ${nearest}?` : ''
  return `but there is no such file in content/images.${hint || ' Save it there, or correct the name.'}`
}

async function fileProblem(
  path: string,
  bytes: Uint8Array,
  rule: PictureRule,
): Promise<string | undefined> {
  const formats = listed(rule.formats.map((format) => format.toUpperCase()))
  const save = `Save it as ${formats}`
  const metadata = await metadataOf(bytes)
  if (!metadata) return `${unreadable(bytes)}. ${save} again.`
  const format = formatOf(metadata)
  if (!rule.formats.includes(format)) {
    return `which is ${format.toUpperCase()} inside. ${save}.`
  }
  if (!endings(format).test(path)) {
    return `which is ${format.toUpperCase()} inside. Give its name the ending .${format === 'jpeg' ? 'jpg' : format}.`
  }
  if (format === 'svg') return svgProblem(new TextDecoder().decode(bytes))
  return sizeProblem(metadata, rule) ?? (await damage(bytes))
}

/** @returns undefined for bytes that are no picture */
export async function metadataOf(bytes: Uint8Array): Promise<Metadata | undefined> {
  // For no bytes sharp itself throws, before there is a promise.
  return bytes.length === 0
    ? undefined
    : sharp(bytes, { limitInputPixels: false })
        .metadata()
        .catch(() => undefined)
}

function sizeProblem(
  { width, height, orientation = 1 }: Metadata,
  rule: PictureRule,
): string | undefined {
  const { minWidth, minHeight, maxWidth = Infinity, maxHeight = Infinity, maxMegapixels } = rule
  const megapixels = (width * height) / 1e6
  const size = `which is ${width} by ${height} pixels`
  if (minWidth === maxWidth && minHeight === maxHeight) {
    if (width === minWidth && height === minHeight) return undefined
    return `${size}, but must be ${minWidth} by ${minHeight}. Save it in that size.`
  }
  if (width < minWidth || height < minHeight) {
    return `${size}, but must be at least ${minWidth} by ${minHeight}. Take a larger one.`
  }
  if (width > maxWidth || height > maxHeight || megapixels > maxMegapixels) {
    return `${size} (${megapixels.toFixed(0)} megapixels), but at most ${maxMegapixels} megapixels can be made smaller. Save it smaller, about ${Math.max(minWidth, 2560)} pixels wide.`
  }
  return orientation > 1
    ? 'which is stored lying on its side, as phones do it. Open it in a picture program and save it as a copy, the right way up.'
    : undefined
}

/** Reads the whole picture: a file can begin well and be cut off. */
const damage = (bytes: Uint8Array): Promise<string | undefined> =>
  sharp(bytes, { failOn: 'truncated' })
    .resize(16)
    .toBuffer()
    .then(
      () => undefined,
      () => 'whose file is damaged or cut off. Copy it again from where it came.',
    )

/** As @picture names it: `avif` and `heic` are both HEIF inside. */
export function formatOf({ format, compression }: Metadata): string {
  if (String(format) !== 'heif') return String(format)
  return compression === 'av1' ? 'avif' : 'heic'
}

const endings = (format: string): RegExp =>
  format === 'jpeg' ? /\.jpe?g$/i : new RegExp(`\\.${format}$`, 'i')

function unreadable(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 400))
  if (start.length === 0) return 'which is empty'
  if (start.startsWith('%PDF')) return 'which is a PDF, not a picture'
  if (/^\s*<!doctype html|^\s*<html/i.test(start)) return 'which is a web page, not a picture'
  return /ftyphei|ftypmif/.test(start)
    ? 'which is HEIC, as iPhones save it'
    : 'which is not a picture'
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last
}
