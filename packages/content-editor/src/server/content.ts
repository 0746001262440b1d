import { createHash } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
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
  constructor(
    readonly config: ContentConfig,
    private readonly pictures: PictureFolder,
  ) {}

  fields(): ReadonlyMap<string, ObjectField> {
    return fieldTrees(sdlOf(this.config))
  }

  /** Reads all files, in the order of the schema. Throws RefusedError for a symbolic link. */
  async read(): Promise<DiskFile[]> {
    const { folder } = this.config
    const names = [...this.fields().keys()]
    refuseLinks(folder, names)
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
    return checkContent(sdlOf(config), {
      ...config,
      name: basename(config.folder),
      files,
      pictures,
    })
  }
}

/** Throws RefusedError for a symbolic link: it may lead outside, and git commits only the link. */
export function refuseLinks(folder: string, names: readonly string[] = []): void {
  const link = [folder, ...names.map((name) => join(folder, name))].find((path) =>
    lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink(),
  )
  if (!link) return
  throw new RefusedError(
    `${relative(dirname(folder), link)} is a symbolic link, which the content editor does not follow. Ask who looks after it to put the file or folder itself there.`,
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

/** Returns whether a file names a picture; if it cannot be parsed, whether its text does. */
export function namesPicture({ text, stored }: DiskFile, path: string): boolean {
  const wanted = path.normalize()
  const isIn = (value: Value): boolean =>
    typeof value === 'object'
      ? Object.values(value).some(isIn)
      : `${value}`.normalize().trim() === wanted
  return 'data' in stored ? isIn(stored.data) : text.normalize().includes(wanted)
}
