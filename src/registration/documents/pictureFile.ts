/**
 * Finds out from its format whether a picture has its end: browsers show one that was cut off, as by a
 * broken download, and leave the rest empty.
 *
 * @returns `noEndMark` for a JPEG whose scan runs to the end of the file: perhaps only its end mark is
 *   missing; `whole` also for a format that is not known here: the browser decides
 */
export function wholeness(bytes: Uint8Array): 'whole' | 'cutOff' | 'noEndMark' {
  // No picture is so small, and no signature is longer.
  if (bytes.length < 12) return 'cutOff'
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return wholenessOfJpeg(bytes)
  const isWhole = isWholeAs.find(([signature]) => signature.test(textOf(bytes, 0, 12)))?.[1]
  return !isWhole || isWhole(bytes) ? 'whole' : 'cutOff'
}

/** For each signature, whether the picture is whole. */
const isWholeAs: readonly [RegExp, (bytes: Uint8Array) => boolean][] = [
  [/^\x89PNG/, isWholePng],
  [/^GIF8/, isWholeGif],
  [/^RIFF.{4}WEBP/s, (bytes) => 8 + numberOf(bytes, 4, 4, true) <= bytes.length],
  [/^BM/, isWholeBmp],
  [/^.{4}ftyp/s, hasWholeBoxes],
]

/** Looks for the end mark from marker to marker (ITU-T T.81, B.1.1). */
function wholenessOfJpeg(bytes: Uint8Array): 'whole' | 'cutOff' | 'noEndMark' {
  let inScan = false
  let at = 2
  for (;;) {
    at = bytes.indexOf(0xff, at)
    // Any number of 0xFF may be before a marker.
    while (bytes[at] === 0xff) at += 1
    const marker = at > 0 ? bytes[at] : undefined
    if (marker === undefined) break
    if (marker === 0xd9) return 'whole'
    at += 1
    // These have no segment: 0xFF as a value in a scan, TEM, and those where decoding can restart.
    if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd7)) continue
    inScan = marker === 0xda
    // Segments may hold a small JPEG, with an end of its own.
    at += Math.max(2, numberOf(bytes, at, 2))
    if (at >= bytes.length) return 'cutOff'
  }
  return inScan && !isFilledUp(bytes) ? 'noEndMark' : 'cutOff'
}

/** Whether zeros are at the end of a file, as of a download that was not finished. */
const isFilledUp = (bytes: Uint8Array): boolean => bytes.subarray(-1024).every((byte) => byte === 0)

/** A PNG is chunks: length, type, data and CRC (PNG specification, 5.3). */
function isWholePng(bytes: Uint8Array): boolean {
  let at = 8
  while (at < bytes.length) {
    const isLast = textOf(bytes, at + 4, 4) === 'IEND'
    at += 12 + numberOf(bytes, at, 4)
    if (isLast) return at <= bytes.length
  }
  return false
}

/** A GIF is blocks of sub-blocks (GIF89a, 15 to 27); browsers do not need the trailer. */
function isWholeGif(bytes: Uint8Array): boolean {
  const tableAfter = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
  let at = 13 + tableAfter(bytes[10])
  let hasImage = false
  while (at < bytes.length) {
    const isImage = bytes[at] === 0x2c
    if (isImage) at += 11 + tableAfter(bytes[at + 9])
    else if (bytes[at] === 0x21) at += 2
    else break
    while (bytes[at]) at += 1 + (bytes[at] ?? 0)
    if (at >= bytes.length) return false
    at += 1
    hasImage ||= isImage
  }
  return hasImage && (bytes[at] === 0x3b || !isFilledUp(bytes))
}

/** A BMP has its rows behind its headers (BITMAPINFOHEADER); its own size is often wrong. */
function isWholeBmp(bytes: Uint8Array): boolean {
  const read = (at: number, length: number) => numberOf(bytes, at, length, true)
  const isOld = read(14, 4) === 12
  const compression = isOld ? 0 : read(30, 4)
  if (compression !== 0 && compression !== 3) return read(2, 4) <= bytes.length
  const [width, height, depth] = isOld
    ? [read(18, 2), read(20, 2), read(24, 2)]
    : [read(18, 4), Math.abs(read(22, 4) | 0), read(28, 2)]
  return read(10, 4) + Math.ceil((width * depth) / 32) * 4 * height <= bytes.length
}

/** AVIF and HEIC are boxes: one with items, one with their data (ISO/IEC 14496-12, 4.2). */
function hasWholeBoxes(bytes: Uint8Array): boolean {
  const seen: string[] = []
  let at = 0
  for (;;) {
    const type = textOf(bytes, at + 4, 4)
    let size = numberOf(bytes, at, 4)
    const isNeeded = ['meta', 'moov', 'mdat'].includes(type)
    // It ends with the file.
    if (size === 0 && isNeeded) return true
    if (size === 1) size = numberOf(bytes, at + 8, 8)
    if (size < 8 || at + size > bytes.length) {
      // Other bytes may be behind the boxes.
      return !isNeeded && seen.includes('mdat') && (seen.includes('meta') || seen.includes('moov'))
    }
    seen.push(type)
    at += size
  }
}

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
