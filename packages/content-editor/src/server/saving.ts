import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { type Finding, nameOf, printed } from '@partner-site/content-model'
import type { SaveRequest, Workplace } from '../protocol'
import { type Content, type DiskFile, namesPicture } from './content'
import { causeOf, writeAll } from './disk'
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
 * Checks and writes all files, then deletes pictures. Only files of the schema and listed pictures
 * are touched, so no path from a request gets to the disk.
 *
 * @throws RefusedError with nothing written, or naming what is
 */
export async function writeChanges(
  { content, pictures }: Saving,
  { files, remove }: SaveRequest,
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
  const unused = remove.filter((path) => pictures.paths.includes(path))
  for (const path of unused) {
    const namedBy = edited.find((file) => namesPicture(file, path))
    if (namedBy) throw new RefusedError(stillNamed(namedBy.name, path), 422)
  }
  const place = (path: string) => join(content.config.folder, path)
  await writeAll(
    edited
      .filter(({ text, bytes }) => text !== (bytes?.toString() ?? ''))
      .map(({ name, text, bytes }) => ({ target: place(name), content: text, before: bytes })),
  )
  for (const path of unused) {
    await rm(place(path), { force: true }).catch((error: unknown) => {
      throw new RefusedError(
        `${causeOf(error)} ${basename(path)} was not deleted; the texts are saved.`,
      )
    })
  }
}

const nothingSaved = 'Nothing was saved; your changes are still in this window.'
const changed = 'A file was changed on the disk just now. Choose what to keep, then save again.'
const mistaken = 'There are errors. Fix them, then save again.'
const unreadable = (name: string, problem: string): string =>
  `${nothingSaved} ${name} cannot be read: ${problem} Save again once the file is mended.`
const stillNamed = (name: string, path: string): string =>
  `${nothingSaved} ${name} names ${path}, so it cannot be deleted. Discard its deletion, then save again.`
