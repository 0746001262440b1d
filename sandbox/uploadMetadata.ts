import { UploadError } from './uploadErrors'

/** [D] https://uploadcare.com/docs/file-metadata/; that characters are code points is [G]. */
const limits = { keys: 50, keyLength: 64, valueLength: 512 }

/** Keys with other characters are ignored [D]. */
const allowedKey = /^[\w.:-]+$/

/**
 * The metadata of a file, or an {@link UploadError} that names the first mistake. The limits and
 * the texts are documented [D]; which of two mistakes is named is a guess [G].
 */
export function metadataFrom(
  pairs: readonly (readonly [key: string, value: string])[],
): Record<string, string> {
  if (pairs.length > limits.keys) throw new UploadError('metadataKeysTooMany', limits.keys)
  const metadata = new Map<string, string>()
  for (const [key, value] of pairs) {
    if (metadata.has(key)) throw new UploadError('metadataKeyRepeated', key)
    checkKey(key)
    checkValue(key, value)
    metadata.set(key, value)
  }
  return Object.fromEntries([...metadata].filter(([key]) => allowedKey.test(key)))
}

function checkKey(key: string): void {
  if (key === '') throw new UploadError('metadataKeyEmpty')
  if (lengthOf(key) > limits.keyLength) {
    throw new UploadError('metadataKeyTooLong', key, limits.keyLength)
  }
}

function checkValue(key: string, value: string): void {
  if (value === '') throw new UploadError('metadataValueEmpty', key)
  if (lengthOf(value) > limits.valueLength) {
    throw new UploadError('metadataValueTooLong', key, limits.valueLength)
  }
}

function lengthOf(text: string): number {
  return Array.from(text).length
}
