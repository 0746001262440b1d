import sharp, { type Metadata, type Sharp } from 'sharp'
import { formatOf, metadataOf } from '../../content/check/pictures'
import type { PictureRule } from '../../content/check/rules'

export interface Prepared {
  /** Undefined if it should have been changed, but could not be. */
  bytes: Uint8Array | undefined
  /** As @picture names it; undefined if it cannot be read as a picture. */
  format?: string
  /** Sentences about what was done. */
  notes: readonly string[]
}

/** In seconds. */
const longest = 60

/** More are not decoded: those of a file of 2 MB can fill a gigabyte. */
const maxPixels = 120e6

/**
 * Makes of an uploaded picture what a website needs: the right way up, in screen colours, not
 * larger than the rule allows. It is encoded again, so nothing else in the file is kept.
 */
export async function preparePicture(bytes: Uint8Array, rule: PictureRule): Promise<Prepared> {
  const metadata = await metadataOf(bytes)
  if (!metadata) return { bytes, notes: [] }
  const format = formatOf(metadata)
  const encode = encoders[format]
  const size = fittingSize(metadata, rule)
  const notes = notesOn(metadata, size)
  // The check refuses what has too many pixels, by its header alone.
  if (!encode || metadata.width * metadata.height > maxPixels) return { bytes, format, notes: [] }
  const turned = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
    .autoOrient()
    .resize(size ?? {})
    .timeout({ seconds: longest })
  const made = await encode(turned)
    .toBuffer()
    .catch(() => undefined)
  return { bytes: made, format, notes }
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
  if (scale === 1) return undefined
  const size = { width: Math.floor(width * scale), height: Math.floor(height * scale) }
  return size.width < minWidth || size.height < minHeight || minWidth === maxWidth
    ? undefined
    : size
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
