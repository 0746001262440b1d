import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { visit } from 'yaml'
import type { Finding } from '../../tools/content/check/finding'
import type { ContentFile } from '../../tools/content/checkContent'
import { contentDocument, withoutMark } from '../../tools/content/contentDocument'
import { contentFiles, contentIn, findingsIn } from './contentFindings'
import { pictureMemory } from './pictureMemory'

/** Is given the files of new pictures, and resolves when a content file may name them. */
export type PicturesReady = (files: readonly string[]) => Promise<void>

/** The copy's texts, beside the folder that Gatsby watches. */
const textsOf = (folder: string): string => `${folder}.texts`

/**
 * A copy of a folder's content in which nothing has a mistake. Of a file that has one, the version
 * that is there stays, with the pictures it names; the others are copied as they were checked.
 *
 * @param to the folder that Gatsby watches
 */
export function lastGood(from: string, to: string) {
  const { checkPicture, bytesOf } = pictureMemory(from)
  const texts = textsOf(to)
  return { open, update }

  /**
   * Copies what has no mistake.
   *
   * @returns `changed`: the files of which Gatsby has to be given the new text
   * @throws Error if a file disappears while it is read
   */
  async function update(ready: PicturesReady = async () => {}) {
    const content = contentIn(from)
    const findings = await findingsIn({ ...content, checkPicture })
    const [, good] = byFindings(content.files, findings)
    const [waiting] = byFindings(contentIn(texts).files, findings)
    const kept = picturesOf(waiting)
    const pictures = [...picturesOf(good)].filter((path) => bytesOf(path) && !kept.has(path))
    const added = pictures.map((path) => join(to, path)).filter((file) => !existsSync(file))
    for (const path of pictures) putPicture(to, path, bytesOf(path))
    if (added.length > 0) await ready(added)
    const changed = good.filter(({ name, text }) => putText(join(texts, name), text))
    // Gatsby finds a file that is new by itself.
    for (const { name, text } of changed) {
      if (!existsSync(join(to, name))) putText(join(to, name), text)
    }
    const neverGood = contentFiles().filter((name) => !existsSync(join(texts, name)))
    return { findings, neverGood, changed }
  }

  /**
   * The same, before Gatsby reads the copy: it also removes from it what the check would refuse
   * today, since the rules may have changed, and the pictures that no file names.
   */
  async function open() {
    for (const folder of [to, texts]) mkdirSync(folder, { recursive: true })
    const { pictures } = contentIn(to)
    const before = { ...contentIn(texts), pictures }
    const [bad] = byFindings(before.files, await findingsIn(before))
    for (const { name } of bad) rmSync(join(texts, name))
    const state = await update()
    const { files } = contentIn(texts)
    for (const { name } of contentIn(to).files) rmSync(join(to, name))
    for (const { name, text } of files) putText(join(to, name), text)
    const named = picturesOf(files)
    for (const path of pictures.paths.filter((path) => !named.has(path))) rmSync(join(to, path))
    return state
  }
}

/** The files that have a finding, and those that have none. */
function byFindings(files: readonly ContentFile[], findings: readonly Finding[]) {
  const names = new Set(findings.map(({ file }) => basename(file)))
  return [
    files.filter(({ name }) => names.has(name)),
    files.filter(({ name }) => !names.has(name)),
  ] as const
}

/** Every text of the files that begins as the path of a picture does. */
function picturesOf(files: readonly ContentFile[]): Set<string> {
  const paths = new Set<string>()
  for (const { text } of files) {
    visit(contentDocument(withoutMark(text)), {
      Scalar: (_key, { value }) => {
        if (typeof value === 'string' && value.startsWith('images/')) paths.add(value)
      },
    })
  }
  return paths
}

/** It arrives complete: a picture may be read at any time, in other processes too. */
function putPicture(folder: string, path: string, bytes: Uint8Array | undefined): void {
  const file = join(folder, path)
  if (!bytes || (existsSync(file) && readFileSync(file).equals(bytes))) return
  mkdirSync(dirname(file), { recursive: true })
  const incoming = join(textsOf(folder), 'incoming')
  writeFileSync(incoming, bytes)
  renameSync(incoming, file)
}

/** @returns whether the text is new */
function putText(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  writeFileSync(file, text)
  return true
}
