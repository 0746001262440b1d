import { readFile } from 'node:fs/promises'
import { pictureProblem } from '../../content/check/pictures'
import type { PictureRule } from '../../content/check/rules'
import type { UploadAnswer } from '../model/protocol'
import { freePath } from './pictureName'
import type { Pictures } from './pictures'
import { preparePicture } from './preparePicture'
import { Queue } from './store'
import type { Uploads } from './uploads'

export interface Received {
  bytes: Uint8Array
  /** The name on the person's computer. */
  name: string
  rule: PictureRule
}

export type Receive = (received: Received) => Promise<UploadAnswer>

/** Takes uploaded pictures: prepares them, checks them, and keeps them until they are saved. */
export function receiver(pictures: Pictures, uploads: Uploads): Receive {
  // One at a time, as each may need much memory.
  const queue = new Queue()
  return (received) => queue.run(() => receive(received, pictures, uploads))
}

async function receive(
  { bytes, name, rule }: Received,
  pictures: Pictures,
  uploads: Uploads,
): Promise<UploadAnswer> {
  const { format = 'jpeg', notes, bytes: ready } = await preparePicture(bytes, rule)
  const problem = await problemOf(ready ?? bytes, name, format, rule)
  if (problem !== undefined) return { ok: false, message: problem }
  if (!ready) return { ok: false, message: `${shownName(name)} ${cannotBePrepared}` }
  const same = await sameBytes(notes.length > 0 ? [ready] : [ready, bytes], pictures)
  const path = same ?? freePath(name, format, pictures.paths)
  if (same === undefined) await uploads.add(path, ready)
  const picture = await pictures.describe(path)
  if (!picture) throw new Error(`${path} cannot be read back.`)
  const known = same === undefined ? [] : [`The same picture was there already: ${path}.`]
  return { ok: true, picture, notes: [...notes, ...known] }
}

const cannotBePrepared =
  'cannot be prepared for the site. Open it in a picture program, and save it as a copy.'

const shownName = (name: string): string => name.split(/[\\/]/).at(-1) || 'The file'

/** The check's own sentence; it begins with the file's name, since the picture has no path yet. */
async function problemOf(
  bytes: Uint8Array,
  name: string,
  format: string,
  rule: PictureRule,
): Promise<string | undefined> {
  const path = freePath(name, format, [])
  const problem = await pictureProblem(path, rule, { paths: [path], read: async () => bytes })
  return problem
    ?.replace(`names ${path}, `, '')
    .replace(/^which /, `${shownName(name)} `)
    .replace(/^whose file /, `The file ${shownName(name)} `)
}

/** A picture that is there already, so that uploading it twice makes no second file. */
async function sameBytes(
  versions: readonly Uint8Array[],
  pictures: Pictures,
): Promise<string | undefined> {
  const found = await pictures.list()
  for (const { path } of found.filter(({ size }) => versions.some((one) => one.length === size))) {
    const place = pictures.locate(path)
    const stored = place && (await readFile(place))
    if (stored && versions.some((one) => Buffer.compare(stored, one) === 0)) return path
  }
  return undefined
}
