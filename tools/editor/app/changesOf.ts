import { type Change, changesBetween } from '../model/changes'
import { readData } from '../model/edit'
import { placeName } from '../model/fieldAt'
import type { Group } from '../model/fields'
import { isChanged, type OpenFile } from './editorStore'

export interface FileChanges {
  readonly file: string
  readonly changes: readonly (Change & { readonly place: string })[]
}

/** What would be saved, by file; a file that cannot be read has no single changes. */
export const changesOf = (
  files: readonly OpenFile[],
  fields: ReadonlyMap<string, Group>,
): FileChanges[] =>
  files.filter(isChanged).map(({ name, base, text }) => {
    const before = readData(base.text)
    const after = readData(text)
    const root = fields.get(name)
    if (!before.ok || !after.ok || !root) return { file: name, changes: [] }
    const changes = changesBetween(before.data, after.data)
    return {
      file: name,
      changes: changes.map((change) => ({ ...change, place: placeName(root, change.path) })),
    }
  })

/** In a line, for the history: "Change Hero, Headline; add Figures 3". */
export function summaryOf(files: readonly FileChanges[]): string {
  const verbs = { changed: 'change', added: 'add', removed: 'remove', reordered: 'reorder' }
  const parts = files.flatMap(({ file, changes }) =>
    changes.length > 0
      ? changes.map(({ kind, place }) => `${verbs[kind]} ${place}`)
      : [`change ${file}`],
  )
  const line = parts.join('; ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}
