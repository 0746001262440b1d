import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pictureProblem } from '../../tools/content/check/pictures'

interface Remembered {
  /** When the file was last changed, and its size. */
  stamp: string
  bytes: Uint8Array
  /** What is wrong with it, by rule. */
  problems: Map<string, Promise<string | undefined>>
}

/**
 * Checks the pictures of a folder. Decoding them takes longer than the rest of a check, and they
 * seldom change, so one that has not changed is not read again.
 */
export function pictureMemory(folder: string) {
  const remembered = new Map<string, Remembered>()

  /** @throws Error if there is no such file */
  function read(path: string): Remembered {
    const file = join(folder, path)
    const { mtimeMs, ctimeMs, size } = statSync(file)
    const stamp = `${mtimeMs} ${ctimeMs} ${size}`
    const before = remembered.get(path)
    if (before?.stamp === stamp) return before
    const picture = { stamp, bytes: readFileSync(file), problems: new Map() }
    remembered.set(path, picture)
    return picture
  }

  const checkPicture: typeof pictureProblem = async (path, rule, pictures) => {
    if (!pictures.paths.includes(path)) return pictureProblem(path, rule, pictures)
    const { bytes, problems } = read(path)
    const key = JSON.stringify(rule)
    const problem =
      problems.get(key) ??
      pictureProblem(path, rule, { paths: pictures.paths, read: async () => bytes })
    problems.set(key, problem)
    return problem
  }

  /** The bytes that were checked last. */
  const bytesOf = (path: string) => remembered.get(path)?.bytes
  return { checkPicture, bytesOf }
}
