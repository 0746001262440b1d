import { existsSync } from 'node:fs'
import { readFile, type rename } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseDocument, visit } from 'yaml'
import { siteOf } from '../../../scripts/lib/contentFindings'
import { hiddenCharacters } from '../../content/check/characters'
import { type Finding, positionIn, printed } from '../../content/check/finding'
import type { EditedFile, SaveRefusal, SaveRequest } from '../model/protocol'
import type { Check } from './contentCheck'
import { type ContentDisk, type DiskFile, isUtf8, storedFile } from './contentDisk'
import { RefusedError } from './store'
import type { Uploads } from './uploads'
import { ChangedMeanwhile, type NewPicture, type NewText, writeAll } from './writeAll'

export interface Saving {
  disk: ContentDisk
  uploads: Uploads
  check: Check
  /** For tests of a disk that fails. */
  move?: typeof rename
}

/** What was written to the content folder. */
export interface Written {
  readonly ok: true
  /** The files that are not what they were, below the content folder: `home.yaml`. */
  readonly paths: readonly string[]
  /** Puts everything back. */
  readonly undo: () => Promise<void>
  /** Forgets the uploads that were saved. */
  readonly finish: () => Promise<void>
}

/** Compares, checks and writes: all files, and the uploads that they name, or nothing. */
export async function writeChanges(
  saving: Saving,
  request: SaveRequest,
): Promise<Written | SaveRefusal> {
  const stored = await saving.disk.read()
  const refusal = changedFiles(stored, request) ?? (await mistakes(saving, stored, request))
  if (refusal) return refusal
  try {
    return await write(saving, stored, request)
  } catch (error) {
    if (error instanceof RefusedError)
      return { ok: false, reason: 'refused', message: error.message }
    if (error instanceof ChangedMeanwhile) return writeChanges(saving, request)
    throw error
  }
}

function changedFiles(
  stored: readonly DiskFile[],
  { files }: SaveRequest,
): SaveRefusal | undefined {
  const changed = stored.filter(({ name, version }) =>
    files.some((file) => file.name === name && file.base !== version),
  )
  return changed.length > 0
    ? { ok: false, reason: 'changed', files: changed.map(storedFile) }
    : undefined
}

async function mistakes(
  { check, disk }: Saving,
  stored: readonly DiskFile[],
  { files }: SaveRequest,
): Promise<SaveRefusal | undefined> {
  const edited = stored.filter(({ name }) => files.some((file) => file.name === name))
  const unreadable = edited.flatMap((file) => notUtf8(disk, file))
  const findings = unreadable.length > 0 ? unreadable : await check(asSaved(stored, files))
  const isOurs = ({ file }: Finding) => files.some(({ name }) => file.endsWith(`/${name}`))
  // A mistake that is in another file already is for whoever made it.
  const known = findings.every(isOurs) ? [] : (await check(asSaved(stored, []))).map(printed)
  const ours = findings.filter((finding) => isOurs(finding) || !known.includes(printed(finding)))
  return ours.length > 0 ? { ok: false, reason: 'mistakes', findings: ours } : undefined
}

/** A file whose characters are lost in its text is not written: it would lose them for good. */
function notUtf8({ folder }: ContentDisk, { name, text, bytes }: DiskFile): Finding[] {
  if (!bytes || isUtf8(bytes)) return []
  return hiddenCharacters(text)
    .slice(0, 1)
    .map(({ at, message }) => ({
      file: `${siteOf(folder).folder}/${name}`,
      ...positionIn(text, at),
      message,
    }))
}

const asSaved = (
  stored: readonly DiskFile[],
  files: readonly EditedFile[],
): readonly EditedFile[] =>
  stored.flatMap(({ name, text, bytes }) => {
    const edited = files.find((file) => file.name === name)
    return edited ?? (bytes ? { name, text } : [])
  })

async function write(
  { disk, uploads, move }: Saving,
  stored: readonly DiskFile[],
  { files }: SaveRequest,
): Promise<Written> {
  const texts: NewText[] = stored.flatMap(({ name, text, bytes }) => {
    const file = files.find((each) => each.name === name)
    if (!file || file.text === text) return []
    return [{ target: join(disk.folder, name), text: file.text, expected: bytes }]
  })
  const named = uploads
    .paths()
    .filter((path) => asSaved(stored, files).some(({ text }) => names(text, path)))
  for (const path of named) await mustNotReplace(path, disk, uploads)
  const pictures: NewPicture[] = named
    .filter((path) => !existsSync(join(disk.folder, path)))
    .map((path) => ({ target: join(disk.folder, path), from: uploads.locate(path) }))
  const undo = await writeAll(texts, pictures, move)
  const paths = [...texts, ...pictures].map(({ target }) => relative(disk.folder, target))
  return { ok: true, paths, undo, finish: () => uploads.remove(named) }
}

/** Somebody else's picture may have got the upload's name meanwhile, for example by git. */
async function mustNotReplace(path: string, disk: ContentDisk, uploads: Uploads): Promise<void> {
  const other = await readFile(join(disk.folder, path)).catch(() => undefined)
  if (!other || other.equals(await readFile(uploads.locate(path)))) return
  await uploads.remove([path])
  throw new RefusedError(
    `Another picture was saved as ${path} meanwhile. Nothing was saved. Upload yours again, and save.`,
  )
}

/** Whether a value of a YAML file is this picture. */
function names(yaml: string, picture: string): boolean {
  if (!yaml.includes(picture)) return false
  let found = false
  visit(parseDocument(yaml), {
    Scalar: (_key, { value }) => {
      found ||= value === picture
    },
  })
  return found
}
