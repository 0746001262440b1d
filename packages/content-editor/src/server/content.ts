import { createHash } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import {
  type ContentConfig,
  type ContentData,
  type ContentFile,
  checkContent,
  type Finding,
  fieldTrees,
  nameOf,
  type ObjectField,
  type PictureFolder,
  readContent,
  sdlOf,
  updateContent,
  type Value,
} from '@partner-site/content-model'
import type { EditedFile, StoredFile } from '../protocol'
import { RefusedError } from './refused'

/** A content file with its text and bytes; where there is none, the text is empty. */
export interface DiskFile extends ContentFile {
  readonly bytes: Buffer | undefined
  /** As the page knows it. */
  readonly stored: StoredFile
}

/** The content files of a folder: only those that the schema knows. */
export class Content {
  constructor(
    readonly config: ContentConfig,
    private readonly pictures: PictureFolder,
  ) {}

  /** The forms, by file name. */
  fields(): ReadonlyMap<string, ObjectField> {
    return fieldTrees(sdlOf(this.config))
  }

  /**
   * Reads all files, in the order of the schema.
   *
   * @throws RefusedError for a symbolic link
   */
  async read(): Promise<DiskFile[]> {
    const { folder } = this.config
    const names = [...this.fields().keys()]
    refuseLinks(folder, names)
    return Promise.all(names.map(async (name) => fileOf(name, await bytesOf(folder, name))))
  }

  /** Returns the text that a file gets with this data; with its own data, the text that it has. */
  textWith({ name, text, stored }: DiskFile, data: EditedFile['data']): string {
    const field = this.fields().get(name)
    const isSame = !field || ('data' in stored && isDeepStrictEqual(stored.data, data))
    return isSame ? text : updateContent(text, data, field)
  }

  /** Checks all files as they would be saved. */
  async check(stored: readonly DiskFile[], edited: readonly EditedFile[]): Promise<Finding[]> {
    const all = stored.flatMap((file) => {
      const { name } = file
      const data = edited.find((one) => one.name === name)?.data
      const text = data ? this.textWith(file, data) : file.text
      return data || file.bytes ? { name, text, isEdited: text !== file.text } : []
    })
    // A text that two files may not share is a mistake of the edited one.
    const files = all.sort((one, other) => Number(one.isEdited) - Number(other.isEdited))
    const { config, pictures } = this
    return checkContent(sdlOf(config), { ...config, name: nameOf(config.folder), files, pictures })
  }
}

/**
 * Links may lead out of the folder, and git commits a link, not what it leads to.
 *
 * @throws RefusedError if the folder or one of the names in it is a symbolic link
 */
export function refuseLinks(folder: string, names: readonly string[] = []): void {
  const link = [folder, ...names.map((name) => join(folder, name))].find((path) =>
    lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink(),
  )
  if (!link) return
  throw new RefusedError(
    `${link} is a symbolic link, which the content editor does not follow. Ask who looks after it to put the file or folder itself there.`,
  )
}

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

/** Whether a file names a picture; of one that cannot be read, whether its text does. */
export function namesPicture({ text, stored }: DiskFile, path: string): boolean {
  const wanted = path.normalize()
  const isIn = (value: Value): boolean =>
    typeof value === 'object'
      ? Object.values(value).some(isIn)
      : `${value}`.normalize().trim() === wanted
  return 'data' in stored ? isIn(stored.data) : text.normalize().includes(wanted)
}
