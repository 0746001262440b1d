/** The longest side of a page, in pixels. */
export const maxPageSide = 2400

/** The shorter side of a page whose text can be read, in pixels, if the picture has as many. */
const minReadable = 900

/** In pixels: nobody can read what is narrower. */
const minSide = 100

/** A part of a picture, in its pixels. */
export interface Part {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Returns at which scale a picture is drawn: as small as a page may be, unless it is so long that nobody
 * could read it then. At most 1; 0 if nobody can read it anyway.
 *
 * @param width in pixels, as `height`
 */
export function readableScale(width: number, height: number): number {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (short < minSide) return 0
  return Math.min(1, Math.max(maxPageSide / long, minReadable / short))
}

/** Neighbours share so much of their length that no line of text is cut in both. */
const overlap = 0.04

/** Returns the pages of a picture that is drawn at its readable scale: several if it is long. */
export function partsOf(width: number, height: number): Part[] {
  const long = Math.max(width, height)
  const count = Math.ceil(long / maxPageSide)
  const step = long / count
  return Array.from({ length: count }, (_, index) => {
    const start = Math.round(index * step)
    const length = Math.min(long, Math.round((index + 1 + overlap) * step)) - start
    return height === long
      ? { x: 0, y: start, width, height: length }
      : { x: start, y: 0, width: length, height }
  })
}
