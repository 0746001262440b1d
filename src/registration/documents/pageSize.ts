/** The longest side of a page, in pixels. */
export const maxPageSide = 2400

/** The shorter side of a page, in pixels: nobody can read what is narrower. */
const minPageSide = 240

/**
 * Returns the size of the page that a picture fills, in pixels: its own, unless that is too long.
 *
 * @param width in pixels, as `height`
 * @returns `undefined` if nobody could read the page
 */
export function pageSize(width: number, height: number) {
  const scale = Math.min(1, maxPageSide / Math.max(width, height))
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  return Math.min(size.width, size.height) < minPageSide ? undefined : size
}
