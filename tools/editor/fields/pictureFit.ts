import { formatFileSize } from '../../../src/components/formatFileSize'
import type { PictureEntry } from '../model/fields'
import type { StoredPicture } from '../model/protocol'
import { pictureTexts } from '../texts'

/** Why a stored picture cannot be chosen; undefined if it can. */
export function unfit(
  { format, width, height }: StoredPicture,
  { formats, minWidth, minHeight }: PictureEntry,
): string | undefined {
  if (!formats.includes(format)) return pictureTexts.needs(namesOf(formats))
  // An SVG has no pixels.
  const isSmall = format !== 'svg' && (width < minWidth || height < minHeight)
  return isSmall ? pictureTexts.tooSmall(minWidth, minHeight) : undefined
}

const namesOf = (formats: readonly string[]): string =>
  formats.map((format) => format.toUpperCase()).join(', ')

export const sizeOf = ({ width, height, size }: StoredPicture): string =>
  pictureTexts.size(width, height, formatFileSize(size))

/** `images/hero.png` is "hero.png". */
export const nameOf = (path: string): string => path.replace(/^images\//, '')

/** For the file picker: AVIF and WebP too where the browser's own list has no name for them. */
export const accepted = ({ formats }: PictureEntry): string =>
  formats.flatMap((format) => (format === 'jpeg' ? ['.jpg', '.jpeg'] : [`.${format}`])).join(',')
