/**
 * Reads how a WebP is to be turned, which Chromium does not do.
 *
 * @returns the orientation of its EXIF (Exif 2.32, 4.6.4), from 1 to 8; 1, which is upright, if it has
 *   none, and for every other format
 */
export function orientation(bytes: Uint8Array): number {
  if (!/^RIFF.{4}WEBP/s.test(textOf(bytes, 0, 12))) return 1
  let at = 12
  while (at < bytes.length && textOf(bytes, at, 4) !== 'EXIF') {
    const size = numberOf(bytes, at + 4, 4, true)
    at += 8 + size + (size % 2)
  }
  const exif = bytes.subarray(at + (textOf(bytes, at + 8, 4) === 'Exif' ? 14 : 8))
  const isLittle = textOf(exif, 0, 2) === 'II'
  const directory = numberOf(exif, 4, 4, isLittle)
  const end = directory + 2 + 12 * numberOf(exif, directory, 2, isLittle)
  for (let entry = directory + 2; entry < end; entry += 12) {
    const value = numberOf(exif, entry + 8, 2, isLittle)
    if (numberOf(exif, entry, 2, isLittle) === 0x0112 && value <= 8) return value || 1
  }
  return 1
}

/** Reads a whole number without a sign; bytes behind the end do not count. */
function numberOf(bytes: Uint8Array, at: number, length: number, isLittle = false): number {
  const part = bytes.slice(at, at + length)
  return (isLittle ? part.reverse() : part).reduce((value, byte) => 256 * value + byte, 0)
}

const textOf = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))
