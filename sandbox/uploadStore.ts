import { randomUUID } from 'node:crypto'
import { createWriteStream, type ReadStream } from 'node:fs'
import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { signatureReach, typeOfContent } from './fileType'

/** A file on disk that is not available yet. */
export interface ReceivedFile {
  uuid: string
  size: number
  uploadedAt: Date
  /** From its bytes. */
  mimeType: string
}

/** A file the sandbox serves at `/<uuid>/`. */
export interface StoredFile extends ReceivedFile {
  originalFilename: string
  /** The MIME type that the caller declared. */
  declaredType: string
  /** The name, with only characters that are safe in a header and a file system. */
  filename: string
  isStored: boolean
  metadata: Readonly<Record<string, string>>
}

export interface StoreLimits {
  files: number
  bytes: number
}

const defaultStoreLimits: StoreLimits = { files: 200, bytes: 1024 ** 3 }

/** The source of a regular expression. */
export const uuidPattern = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}'
const wholeUuid = new RegExp(`^${uuidPattern}$`)

/** Only text that passes this check may become part of a path. */
export function isUuid(text: string): boolean {
  return wholeUuid.test(text)
}

/** Uploaded files in one directory, streamed in and out; the oldest go when it is full. */
export class UploadStore {
  readonly #directory: string
  readonly #limits: StoreLimits
  readonly #files = new Map<string, StoredFile>()

  constructor(directory: string, limits = defaultStoreLimits) {
    this.#directory = directory
    this.#limits = limits
  }

  /** Creates the directory and removes an earlier run's files: only those with our names. */
  async prepare(): Promise<void> {
    await mkdir(this.#directory, { recursive: true })
    const names = await readdir(this.#directory)
    await Promise.all(names.filter(isUuid).map((uuid) => this.discard(uuid)))
  }

  /** Streams content to disk. Leaves nothing behind if that fails. */
  async receive(content: Readable): Promise<ReceivedFile> {
    const uuid = randomUUID()
    try {
      await pipeline(content, createWriteStream(this.#path(uuid), { flags: 'wx', mode: 0o600 }))
      return { uuid, uploadedAt: new Date(), ...(await this.#inspect(uuid)) }
    } catch (error) {
      await this.discard(uuid)
      throw error
    }
  }

  /** Makes a received file available, and deletes the oldest files if there are too many. */
  async keep(file: StoredFile): Promise<void> {
    this.#files.set(file.uuid, file)
    await Promise.all(this.#surplus().map((uuid) => this.discard(uuid)))
  }

  async discard(uuid: string): Promise<void> {
    this.#files.delete(uuid)
    await rm(this.#path(uuid), { force: true })
  }

  async clear(): Promise<void> {
    await Promise.all([...this.#files.keys()].map((uuid) => this.discard(uuid)))
  }

  find(uuid: string): StoredFile | undefined {
    return this.#files.get(uuid)
  }

  /** Oldest first. */
  list(): StoredFile[] {
    return [...this.#files.values()]
  }

  /** The bytes of a stored file, or undefined if it has been removed from the disk. */
  async read(file: StoredFile): Promise<ReadStream | undefined> {
    try {
      const handle = await open(this.#path(file.uuid))
      return handle.createReadStream()
    } catch {
      return undefined
    }
  }

  #path(uuid: string): string {
    return join(this.#directory, uuid)
  }

  async #inspect(uuid: string): Promise<Pick<ReceivedFile, 'size' | 'mimeType'>> {
    const handle = await open(this.#path(uuid))
    try {
      const { size } = await handle.stat()
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(signatureReach))
      return { size, mimeType: typeOfContent(buffer.subarray(0, bytesRead)) }
    } finally {
      await handle.close()
    }
  }

  /** The oldest files to delete to get back within the limits; never the newest. */
  #surplus(): string[] {
    const files = [...this.#files.values()]
    let count = files.length
    let bytes = files.reduce((sum, file) => sum + file.size, 0)
    const surplus: string[] = []
    for (const file of files.slice(0, -1)) {
      if (count <= this.#limits.files && bytes <= this.#limits.bytes) break
      surplus.push(file.uuid)
      count -= 1
      bytes -= file.size
    }
    return surplus
  }
}
