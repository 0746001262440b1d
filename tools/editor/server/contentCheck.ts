import { siteOf } from '../../../scripts/lib/contentFindings'
import type { Finding } from '../../content/check/finding'
import { checkContent } from '../../content/checkContent'
import type { EditedFile } from '../model/protocol'
import type { ContentDisk } from './contentDisk'
import type { Pictures } from './pictures'

export type Check = (files: readonly EditedFile[]) => Promise<Finding[]>

/** The content check, of files as they would be saved; uploads count as pictures. */
export const checkWith =
  (disk: ContentDisk, pictures: Pictures): Check =>
  async (files) => {
    const { paths, read } = pictures
    const content = { ...siteOf(disk.folder), files, pictures: { paths, read } }
    return onePerEntry(await checkContent(disk.sdl(), content))
  }

/** The empty texts of one list entry are one mistake, at the first of them. */
const onePerEntry = (findings: readonly Finding[]): Finding[] =>
  findings.flatMap((finding) => {
    const entry = emptyEntry(finding)
    const same = findings.filter((other) => entry !== undefined && emptyEntry(other) === entry)
    if (same.length < 2) return finding
    const ending = `" has ${same.length} empty texts. Write them, or remove the entry.`
    const message = finding.message.replace(/\.[^."]*" is empty\..*/, ending)
    return finding === same[0] ? { ...finding, message } : []
  })

const emptyEntry = ({ file, path, message }: Finding): string | undefined =>
  typeof path?.at(-2) === 'number' && /^"[^"]*" is empty\./.test(message)
    ? JSON.stringify([file, path.slice(0, -1)])
    : undefined
