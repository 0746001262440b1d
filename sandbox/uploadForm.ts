import { finished } from 'node:stream/promises'
import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { errorCode } from './networkPorts'
import { UploadError, type UploadErrorName } from './uploadErrors'
import type { ReceivedFile, StoredFile, UploadStore } from './uploadStore'

export interface UploadLimits {
  fileBytes: number
  requestBytes: number
  files: number
  fields: number
}

/**
 * "Direct uploads support files smaller than 100 megabytes only" [D]. Uploadcare does not
 * document the other limits; these only keep the sandbox within bounds.
 */
export const defaultUploadLimits: UploadLimits = {
  fileBytes: 100 * 1024 * 1024 - 1,
  requestBytes: 110 * 1024 * 1024,
  files: 10,
  fields: 100,
}

/** More than the longest metadata value, so that exceeding that gets its own response. */
const longestField = 4096

const metadataName = /^metadata\[(.*)\]$/s

/** The content of a form. Its files are on disk, but not yet available. */
export interface UploadForm {
  files: Map<string, FormFile>
  fields: Map<string, string>
  /** The fields named `metadata[<key>]`, in order, with repeated keys. */
  metadata: [key: string, value: string][]
}

type FormFile = ReceivedFile & Pick<StoredFile, 'originalFilename' | 'declaredType'>

/** A URL-encoded form, which has no files. */
export function readUrlEncodedForm(text: string): UploadForm {
  return { files: new Map(), fields: new Map(new URLSearchParams(text)), metadata: [] }
}

/**
 * Reads the whole form, writing file by file to disk. It continues after the first mistake,
 * because a browser cut off while sending never shows the response; then it throws that mistake
 * as an {@link UploadError} and leaves no file behind.
 */
export async function readUploadForm(
  request: FastifyRequest,
  store: UploadStore,
  limits: UploadLimits,
): Promise<UploadForm> {
  const reader = new FormReader(store, limits.requestBytes)
  try {
    for await (const part of request.parts({ limits: busboyLimits(limits) })) {
      await reader.take(part)
    }
    return reader.result()
  } catch (error) {
    await reader.discardFiles()
    throw error instanceof UploadError ? error : new UploadError(nameOf(error))
  }
}

class FormReader {
  readonly #store: UploadStore
  readonly #form: UploadForm = { files: new Map(), fields: new Map(), metadata: [] }
  readonly #maxBytes: number
  #bytes = 0
  #mistake: UploadErrorName | undefined

  constructor(store: UploadStore, maxBytes: number) {
    this.#store = store
    this.#maxBytes = maxBytes
  }

  async take(part: Multipart): Promise<void> {
    this.#mistake ??= this.#mistakeIn(part)
    if (part.type === 'field') this.#takeField(part)
    else await this.#takeFile(part)
  }

  result(): UploadForm {
    if (this.#mistake) throw new UploadError(this.#mistake)
    return this.#form
  }

  async discardFiles(): Promise<void> {
    const uuids = [...this.#form.files.values()].map((file) => file.uuid)
    await Promise.all(uuids.map((uuid) => this.#store.discard(uuid)))
  }

  /** A part without a name, or a second one of the same name (except lists such as tags[]). */
  #mistakeIn({ fieldname }: Multipart): UploadErrorName | undefined {
    if (!fieldname) return 'unreadable'
    const isRepeated = this.#form.files.has(fieldname) || this.#form.fields.has(fieldname)
    return isRepeated && !fieldname.endsWith('[]') ? 'unreadable' : undefined
  }

  #takeField({ fieldname, value, valueTruncated, fieldnameTruncated }: MultipartValue): void {
    const key = metadataName.exec(fieldname)?.[1]
    if (typeof value === 'string' && key !== undefined) {
      this.#form.metadata.push([key, value])
    } else if (typeof value !== 'string' || valueTruncated || fieldnameTruncated) {
      this.#mistake ??= 'unreadable'
    } else {
      this.#form.fields.set(fieldname, value)
    }
  }

  async #takeFile({ file: content, fieldname, filename, mimetype }: MultipartFile) {
    if (this.#mistake) {
      await finished(content.resume())
      return
    }
    const file = await this.#store.receive(content)
    const declared = { originalFilename: filename, declaredType: mimetype }
    this.#form.files.set(fieldname, { ...file, ...declared })
    this.#bytes += file.size
    if (content.truncated) this.#mistake = 'fileTooLarge'
    else if (this.#bytes > this.#maxBytes) this.#mistake = 'requestTooLarge'
  }
}

function busboyLimits(limits: UploadLimits) {
  return {
    fileSize: limits.fileBytes,
    files: limits.files,
    fields: limits.fields,
    fieldSize: longestField,
    fieldNameSize: 200,
  }
}

const names: Record<string, UploadErrorName> = {
  FST_FILES_LIMIT: 'tooManyFiles',
  FST_FIELDS_LIMIT: 'tooManyFields',
  FST_PARTS_LIMIT: 'tooManyFields',
  ENOSPC: 'internal',
  EACCES: 'internal',
  ENOENT: 'internal',
}

/** Disk errors are the server's fault; any other error here is the request's. */
function nameOf(error: unknown): UploadErrorName {
  return names[errorCode(error) ?? ''] ?? 'unreadable'
}
