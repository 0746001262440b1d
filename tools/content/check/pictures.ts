import { closest, distance } from 'fastest-levenshtein'
import sharp, { type Metadata } from 'sharp'
import type { PictureRule } from '../fieldTree'
import type { Broken } from './finding'

/** The pictures that a file can name. */
export interface PictureFolder {
  /** Every file in images/, as the disk spells it: `images/hero.png`. */
  paths: readonly string[]
  read: (path: string) => Promise<Uint8Array>
}

/** What is wrong with a picture that a file names; undefined if nothing is. */
export async function pictureProblem(
  path: string,
  rule: PictureRule,
  { paths, read }: PictureFolder,
): Promise<Broken | undefined> {
  // Macs store an accent as a character of its own.
  const stored = paths.find((each) => each.normalize() === path.normalize())
  if (stored === undefined) return pathProblem(path, paths)
  const bytes = await read(stored)
  const ofBytes = known.get(bytes) ?? new Map<string, ReturnType<typeof fileProblem>>()
  known.set(bytes, ofBytes)
  const key = JSON.stringify([path, rule])
  const problem = ofBytes.get(key) ?? fileProblem(path, bytes, rule)
  ofBytes.set(key, problem)
  return problem
}

/** For the same array of bytes the answer is the same; reading a large picture takes a second. */
const known = new WeakMap<Uint8Array, Map<string, ReturnType<typeof fileProblem>>>()

function pathProblem(path: string, paths: readonly string[]): Broken {
  const slashed = path.replaceAll('\\', '/')
  const isDrive = /^[a-z]:/i.test(path)
  if (slashed !== path && !isDrive) return { rule: 'backslashes', said: { path, meant: slashed } }
  const isInside = /^(\.\/)?images(\/|$)/i.test(slashed) && !/\.\.(\/|$)/.test(slashed)
  if (!isInside) return { rule: 'pictureElsewhere', said: { path } }
  if (paths.some((other) => other.startsWith(slashed.replace(/\/*$/, '/')))) {
    return { rule: 'folder', said: { path } }
  }
  const meant = paths.find((other) => other.toLowerCase() === path.toLowerCase())
  if (meant) return { rule: 'capitals', said: { path, meant } }
  const nearest = paths.length > 0 ? closest(path, [...paths]) : ''
  return nearest && distance(nearest, path) <= 4
    ? { rule: 'pictureMisspelt', said: { path, meant: nearest } }
    : { rule: 'pictureMissing', said: { path } }
}

async function fileProblem(
  path: string,
  bytes: Uint8Array,
  rule: PictureRule,
): Promise<Broken | undefined> {
  const formats = listed(rule.formats.map((format) => format.toUpperCase()))
  const metadata = await metadataOf(bytes)
  if (!metadata) return { rule: 'notPicture', said: { path, formats, what: kindOf(bytes) } }
  const name = formatOf(metadata)
  const format = name.toUpperCase()
  if (!rule.formats.includes(name)) return { rule: 'otherFormat', said: { path, format, formats } }
  const ending = name === 'jpeg' ? 'jpg' : name
  if (!new RegExp(`\\.${name === 'jpeg' ? 'jpe?g' : name}$`, 'i').test(path)) {
    return { rule: 'otherEnding', said: { path, format, ending } }
  }
  if (name === 'svg') return svgProblem(path, new TextDecoder().decode(bytes))
  return sizeProblem(path, metadata, rule) ?? (await damage(path, bytes))
}

/** @returns undefined for bytes that are no picture */
export async function metadataOf(bytes: Uint8Array): Promise<Metadata | undefined> {
  // For no bytes sharp itself throws, before there is a promise.
  if (bytes.length === 0) return undefined
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
}

function sizeProblem(path: string, metadata: Metadata, rule: PictureRule): Broken | undefined {
  const { width, height, orientation = 1 } = metadata
  const { minWidth, minHeight, maxWidth = Infinity, maxHeight = Infinity, maxMegapixels } = rule
  const said = { path, width, height, minWidth, minHeight, maxMegapixels }
  if (minWidth === maxWidth && minHeight === maxHeight) {
    const fits = width === minWidth && height === minHeight
    return fits ? undefined : { rule: 'otherSize', said }
  }
  if (width < minWidth || height < minHeight) return { rule: 'tooSmall', said }
  const megapixels = (width * height) / 1e6
  if (width > maxWidth || height > maxHeight || megapixels > maxMegapixels) {
    const meant = Math.max(minWidth, 2560)
    return { rule: 'tooLarge', said: { ...said, megapixels: megapixels.toFixed(0), meant } }
  }
  return orientation > 1 ? { rule: 'turned', said } : undefined
}

/** Reads the whole picture: a file can begin well and be cut off. */
const damage = (path: string, bytes: Uint8Array): Promise<Broken | undefined> =>
  sharp(bytes, { failOn: 'truncated' })
    .resize(16)
    .toBuffer()
    .then(
      () => undefined,
      () => ({ rule: 'damaged', said: { path } }),
    )

/** As @picture names it: `avif` and `heic` are both HEIF inside. */
export function formatOf({ format, compression }: Metadata): string {
  if (String(format) !== 'heif') return String(format)
  return compression === 'av1' ? 'avif' : 'heic'
}

function kindOf(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 400))
  if (start.length === 0) return 'empty'
  if (start.startsWith('%PDF')) return 'a PDF, not a picture'
  if (/^\s*<!doctype html|^\s*<html/i.test(start)) return 'a web page, not a picture'
  return /ftyphei|ftypmif/.test(start) ? 'HEIC, as iPhones save it' : 'not a picture'
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last
}

/** An SVG is served from the site's own address as it is, so what it holds could run there. */
const dangers = [
  [/<(?:[\w-]+:)?script\b/i, 'a script'],
  [/[\s"'/]on[a-z]+\s*=\s*["']/i, 'an event attribute, which is a script'],
  [/<!ENTITY|<!DOCTYPE[^>]*\[/i, 'an entity declaration'],
  [/<(?:[\w-]+:)?(?:foreignObject|iframe|embed|object)\b/i, 'a web page inside'],
  [/<\?xml-stylesheet|@import/i, 'a style sheet from elsewhere'],
  [/\bhref\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg|webp);)/i, 'a link to another file or page'],
  [/attributeName\s*=\s*["']\s*(?:\w+:)?(?:href|on\w+)/i, 'an animated link'],
  [/url\(\s*["']?\s*(?!#|["'\s])/i, 'a reference to another file'],
] as const

function svgProblem(path: string, source: string): Broken | undefined {
  if (/[\0\uFFFD]/.test(source)) return { rule: 'svgNotUtf8', said: { path } }
  const svg = source.replace(/<!--[\s\S]*?-->/g, '')
  const [tag = ''] = svg.match(/<(?:[\w-]+:)?svg\b[^>]*>/i) ?? []
  if (!/\bviewBox\s*=/.test(tag) && !/\bwidth\s*=[^>]*\bheight\s*=/.test(tag)) {
    return { rule: 'svgNoSize', said: { path } }
  }
  const found = dangers.find(([pattern]) => pattern.test(svg))
  return found && { rule: 'svgUnsafe', said: { path, what: found[1] } }
}

/** What is wrong with the alternative text of a picture; undefined if nothing is. */
export function alternativeTextProblem(text: string, picture: string): Broken | undefined {
  const file = picture.replace(/^.*[/\\]/, '').toLowerCase()
  const words = text.trim().toLowerCase()
  if (words === file || words === file.replace(/\.\w+$/, '')) {
    return { rule: 'altIsFileName', said: { text } }
  }
  const start = text.match(/^\s*(?:an? |the )?(?:picture|image|photo|photograph) of\b/i)?.[0].trim()
  return start ? { rule: 'altSaysPicture', said: { text: start } } : undefined
}
