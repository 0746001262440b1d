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

/** A file the sandbox serves at `/<uuid>/`. */
export interface StoredFile extends GivenFile {
  uuid: string
  uploadedAt: Date
  /** The MIME type of its content. */
  type: string
  /** The name with only the characters `a-zA-Z0-9._` [D]; "unnamed" for none of them is a guess [G]. */
  filename: string
}

/** Uploaded files, in memory; the oldest go when they are too large together. */
export class Uploads {
  readonly #files = new Map<string, StoredFile>()

  /** @param maxBytes how much it keeps; always the newest file, however large that is */
  constructor(private readonly maxBytes = 256 * 1024 ** 2) {}

  add(given: GivenFile): StoredFile {
    const file = {
      ...given,
      uuid: randomUUID(),
      uploadedAt: new Date(),
      type: typeOf(given.bytes),
      filename: given.originalFilename.replace(/[^\w.]/g, '') || 'unnamed',
    }
    this.#files.set(file.uuid, file)
    let bytes = this.list().reduce((sum, one) => sum + one.bytes.length, 0)
    for (const old of this.list().slice(0, -1)) {
      if (bytes <= this.maxBytes) break
      this.#files.delete(old.uuid)
      bytes -= old.bytes.length
    }
    return file
  }

  find(uuid: string): StoredFile | undefined {
    return this.#files.get(uuid)
  }

  /** Oldest first. */
  list(): StoredFile[] {
    return [...this.#files.values()]
  }

  delete(uuid: string): void {
    this.#files.delete(uuid)
  }
}

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

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const isUuid = (text: string): boolean => uuid.test(text)
