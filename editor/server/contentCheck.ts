import { siteOf } from '../../scripts/lib/contentFindings'
import type { Finding } from '../../src/content/check/finding'
import { checkContent } from '../../src/content/checkContent'
import type { EditedFile } from '../model/protocol'
import type { ContentDisk } from './contentDisk'
import type { Pictures } from './pictures'

export type Check = (files: readonly EditedFile[]) => Promise<Finding[]>

/** The content check, of files as they would be saved; uploads count as pictures. */
export const checkWith =
  (disk: ContentDisk, pictures: Pictures): Check =>
  (files) => {
    const { paths, read } = pictures
    return checkContent(disk.sdl(), { ...siteOf(disk.folder), files, pictures: { paths, read } })
  }
