import type { StoredFile } from '../model/protocol'
import type { OpenFile } from './editorStore'
import type { UnsavedWork } from './unsavedWork'

/** The server's files with the edits of an earlier visit; what others changed since is a question. */
export const openFiles = (
  stored: readonly StoredFile[],
  work: UnsavedWork | undefined,
): OpenFile[] =>
  stored.map((file) => {
    const kept = work?.files.find(({ base }) => base.name === file.name)
    const isSame = !kept || kept.text === file.text
    if (isSame) return { name: file.name, base: file, text: file.text }
    const isCurrent = kept.base.version === file.version
    return { name: file.name, ...kept, ...(isCurrent ? {} : { theirs: file }) }
  })
