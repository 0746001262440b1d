import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import {
  type ContentConfig,
  type ContentData,
  type ContentFile,
  checkContent,
  type Finding,
  fieldTrees,
  type ObjectField,
  type PictureFolder,
  readContent,
  sdlOf,
  updateContent,
  type Value,
} from '@partner-site/content-model'
import type { EditedFile, StoredFile } from '../protocol'
import { RefusedError } from './refused'

/** A content file with its text and bytes; the text is empty if there is no file. */
export interface DiskFile extends ContentFile {
  readonly bytes: Buffer | undefined
  readonly stored: StoredFile
}

/** The content files of a folder; files that the schema does not know are ignored. */
export class Content {
  private readonly sdl: string

  constructor(
    readonly config: ContentConfig,
    private readonly pictures: PictureFolder,
  ) {
    this.sdl = sdlOf(config)
  }

  fields(): ReadonlyMap<string, ObjectField> {
    return fieldTrees(this.sdl)
  }

  /** Reads all files, in the order of the schema. Throws RefusedError if that is another than at the start. */
  async read(): Promise<DiskFile[]> {
    const { folder } = this.config
    if (readFileSync(this.config.schema, 'utf8') !== this.sdl) throw new RefusedError(otherSchema)
    const names = [...this.fields().keys()]
    return Promise.all(names.map(async (name) => fileOf(name, await bytesOf(folder, name))))
  }

  /** Returns a file's text updated to this data; unchanged if the data are the same. */
  textWith({ name, text, stored }: DiskFile, data: EditedFile['data']): string {
    const field = this.fields().get(name)
    const isSame = !field || ('data' in stored && isDeepStrictEqual(stored.data, data))
    return isSame ? text : updateContent(text, data, field)
  }

  async check(stored: readonly DiskFile[], edited: readonly EditedFile[]): Promise<Finding[]> {
    const all = stored.flatMap((file) => {
      const { name } = file
      const data = edited.find((one) => one.name === name)?.data
      const text = data ? this.textWith(file, data) : file.text
      return data || file.bytes ? { name, text, isEdited: text !== file.text } : []
    })
    // Edited files last: a text that two files may not share is then reported in the edited one.
    const files = all.sort((one, other) => Number(one.isEdited) - Number(other.isEdited))
    const { config, pictures } = this
    return checkContent(this.sdl, {
      ...config,
      name: basename(config.folder),
      files,
      pictures,
    })
  }
}

const otherSchema =
  'The forms have changed since the editor was started. Stop the editor and start it again, then reload this page. Your changes are kept in this browser.'

const bytesOf = (folder: string, name: string): Promise<Buffer | undefined> =>
  readFile(join(folder, name)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  })

function fileOf(name: string, bytes: Buffer | undefined): DiskFile {
  if (!bytes) return { name, text: '', bytes, stored: { name, version: '', problem: missing } }
  const text = bytes.toString()
  const version = createHash('sha256').update(bytes).digest('hex')
  const stored = (outcome: { data: ContentData } | { problem: string }): DiskFile => {
    return { name, text, bytes, stored: { name, version, ...outcome } }
  }
  if (text.trim() === '') return stored({ problem: 'The file is empty.' })
  const read = readContent(text)
  return stored(read.ok ? { data: read.data } : { problem: read.message })
}

const missing = 'The file is missing. Somebody deleted it, or gave it another name.'

/** Returns whether a file names a picture; if it cannot be parsed, whether its text does. */
export function namesPicture({ text, stored }: DiskFile, path: string): boolean {
  const wanted = path.normalize()
  const isIn = (value: Value): boolean =>
    typeof value === 'object'
      ? Object.values(value).some(isIn)
      : `${value}`.normalize().trim() === wanted
  return 'data' in stored ? isIn(stored.data) : text.normalize().includes(wanted)
}
