import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentFileOf, contentSchema, contentTypes } from '../../content/contentSchema'
import type { StoredFile } from '../model/protocol'
import { mustBeNoLinks } from './links'

/** A content file with its bytes; undefined where there is none. */
export interface DiskFile extends StoredFile {
  readonly bytes: Uint8Array | undefined
}

/** The content files of a folder: those that the schema knows, and no other. */
export class ContentDisk {
  private known: { sdl: string; names: readonly string[] } = { sdl: '', names: [] }

  /** @param schema the path of schema.graphql */
  constructor(
    readonly folder: string,
    private readonly schema: string,
  ) {}

  /** The text of content/schema.graphql. */
  sdl(): string {
    return readFileSync(this.schema, 'utf8')
  }

  /** The names of the content files, in the order of the schema. */
  names(): readonly string[] {
    const sdl = this.sdl()
    if (sdl !== this.known.sdl) {
      const names = contentTypes(contentSchema(sdl)).map(({ name }) => contentFileOf(name))
      this.known = { sdl, names }
    }
    return this.known.names
  }

  /** All files, those that are missing too. Throws RefusedError for a symbolic link. */
  async read(): Promise<DiskFile[]> {
    mustBeNoLinks(this.folder, this.names())
    return Promise.all(
      this.names().map(async (name) => {
        const path = join(this.folder, name)
        return fileOf(name, existsSync(path) ? await readFile(path) : undefined)
      }),
    )
  }
}

const fileOf = (name: string, bytes: Uint8Array | undefined): DiskFile => ({
  name,
  text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  version: bytes ? versionOf(bytes) : '',
  bytes,
})

/** Changes with every change of the bytes. */
const versionOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex')

/** As it goes to the editor's page. */
export const storedFile = ({ name, text, version }: StoredFile): StoredFile => ({
  name,
  text,
  version,
})

/** Whether a file can be read as UTF-8 without losing a character. */
export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
