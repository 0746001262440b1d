import { randomUUID } from 'node:crypto'

/** What a form says of a file, and its bytes. */
export interface GivenFile {
  originalFilename: string
  /** The MIME type that the caller declared. */
  declaredType: string
  /** Whether the form asked to store it. */
  isStored: boolean
  bytes: Buffer
}

/** A file that the sandbox serves at `/<uuid>/`. */
export interface StoredFile extends GivenFile {
  uuid: string
  uploadedAt: Date
  /** The MIME type of its content. */
  type: string
  /** The name with only the characters `a-zA-Z0-9._` [D]; "unnamed" for none of them is a guess [G]. */
  filename: string
}

export const stored = (given: GivenFile): StoredFile => ({
  ...given,
  uuid: randomUUID(),
  uploadedAt: new Date(),
  type: typeOf(given.bytes),
  filename: given.originalFilename.replace(/[^\w.]/g, '') || 'unnamed',
})

/** How far into a file its signature may begin, in bytes. */
const signatureReach = 1024

/**
 * How Uploadcare finds a file's type is not documented [G]. The site asks only whether it is a PDF,
 * so anything else has no type.
 */
function typeOf(bytes: Buffer): string {
  const isPdf = bytes.subarray(0, signatureReach).includes('%PDF-')
  return isPdf ? 'application/pdf' : 'application/octet-stream'
}
