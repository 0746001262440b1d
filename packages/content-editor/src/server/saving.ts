import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Finding, nameOf, printed } from '@partner-site/content-model'
import type { SaveRequest, Workplace } from '../protocol'
import { type Content, type DiskFile, namesPicture } from './content'
import { writeAll } from './disk'
import type { Pictures } from './pictures'
import { RefusedError } from './refused'

export interface Saving {
  content: Content
  pictures: Pictures
}

/** Returns where a folder's edits go. */
export function workplaceOf(folder: string): Workplace {
  const below = nameOf(folder)
  const key = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16)
  return { folder: below.startsWith('..') ? folder : below, key }
}

/**
 * Checks and writes all files and the uploads that they name, or throws RefusedError with nothing
 * written. Only files of the schema are read or written, so no path from a request gets to the
 * disk.
 */
export async function writeChanges(
  { content, pictures }: Saving,
  files: SaveRequest['files'],
): Promise<void> {
  const stored = await content.read()
  const sent = (name: string) => files.find((file) => file.name === name)
  for (const { name, stored: file } of stored) {
    // Its comments, and others' changes in it, would be lost.
    if (sent(name) && 'problem' in file) throw new RefusedError(unreadable(name, file.problem))
  }
  const isCurrent = ({ name, base }: (typeof files)[number]) =>
    stored.some((file) => file.name === name && file.stored.version === base)
  if (!files.every(isCurrent)) throw new RefusedError(changed, 409)
  const all = await content.check(stored, files)
  const isOurs = ({ file }: Finding) => files.some(({ name }) => file.endsWith(`/${name}`))
  // Mistakes that another file had before are not this person's to fix.
  const known = all.every(isOurs) ? [] : (await content.check(stored, [])).map(printed)
  const findings = all.filter((finding) => isOurs(finding) || !known.includes(printed(finding)))
  if (findings.length > 0) throw new RefusedError(mistaken, 422)

  const edited = stored.map((file): DiskFile => {
    const data = sent(file.name)?.data
    if (!data) return file
    const { name, version } = file.stored
    return { ...file, text: content.textWith(file, data), stored: { name, version, data } }
  })
  const place = (path: string) => join(content.config.folder, path)
  const uploads = pictures
    .waiting()
    .filter((path) => edited.some((file) => namesPicture(file, path)))
  for (const path of uploads) await refuseReplacing(path, place(path), pictures)
  const newPictures = uploads
    .filter((path) => !existsSync(place(path)))
    .map(async (path) => ({ target: place(path), content: await pictures.read(path) }))
  const newTexts = edited
    .filter(({ text, bytes }) => text !== (bytes?.toString() ?? ''))
    .map(({ name, text, bytes }) => ({ target: place(name), content: text, before: bytes }))
  const news = [...(await Promise.all(newPictures)), ...newTexts]
  await writeAll(news)
  await pictures.forget(uploads)
}

const nothingSaved = 'Nothing was saved; your changes are still in this window.'
const changed = 'Somebody else saved just now. Check the changes, then save again.'
const mistaken = 'There are errors. Fix them, then save again.'
const unreadable = (name: string, problem: string): string =>
  `${nothingSaved} ${name} cannot be read: ${problem} Save again once the file is mended.`

/** Refuses if another picture has got the upload's name meanwhile, for example by git. */
async function refuseReplacing(path: string, target: string, pictures: Pictures): Promise<void> {
  const other = await readFile(target).catch(() => undefined)
  if (!other || other.equals(await readFile(pictures.waitingAt(path)))) return
  await pictures.forget([path])
  throw new RefusedError(
    `Another picture was saved as ${path} meanwhile. Nothing was saved. Upload yours again, and save.`,
  )
}

/** Removes a saved picture; throws RefusedError if a file names it, or there is none. */
export async function removePicture({ content, pictures }: Saving, path: string): Promise<void> {
  if (!pictures.paths.includes(path)) throw new RefusedError(`There is no ${path} any more.`)
  const namedBy = (await content.read()).find((file) => namesPicture(file, path))
  if (namedBy) throw new RefusedError(`${namedBy.name} names ${path}, so it was not removed.`)
  const target = join(content.config.folder, path)
  const before = await readFile(target).catch(() => undefined)
  if (!before) throw new RefusedError(`${path} was uploaded by somebody who may still save it.`)
  await writeAll([{ target, before }])
}
