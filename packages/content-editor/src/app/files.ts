import type { ContentData, Value } from '@partner-site/content-model'
import same from 'fast-deep-equal'
import type { StoredFile } from '../protocol'
import { texts } from '../texts'
import { type Change, changesIn } from './changes'
import { merge } from './merge'
import type { EditorState, OpenFile } from './state'

type Files = Pick<EditorState, 'files' | 'data'>

/**
 * Compares files with what somebody else saved. An unedited file follows, an edited one is merged;
 * where both changed the same, `theirs` waits for a decision.
 */
export function takeOver({ files, data }: Files, stored: readonly StoredFile[]) {
  const replaced: Record<string, ContentData> = {}
  const news: string[] = []
  const next = files.map((file): OpenFile => {
    const { name } = file
    const now = stored.find((each) => each.name === name)
    if (!now) return file
    const { version } = now
    if (!('data' in now)) return { ...file, version, problem: now.problem }
    if (version === file.version) return { ...file, theirs: undefined }
    const [mine, theirs] = [data[name], now.data]
    const isEdited = isChanged({ data }, file)
    const { value, conflicts } = merge(isEdited ? file.saved : mine, mine, theirs)
    if (conflicts.length > 0) return { ...file, theirs: now }
    if (!same(mine, theirs)) news.push(isEdited ? texts.merged(name) : texts.followed(name))
    replaced[name] = value as ContentData
    return { name, version, saved: theirs }
  })
  return { files: next, data: { ...data, ...replaced }, news }
}

/** Whether a file has unsaved changes. */
const isChanged = ({ data }: Pick<EditorState, 'data'>, { name, saved }: OpenFile) =>
  saved !== undefined && !same(saved, data[name])

/** Returns the files with unsaved changes. */
export const changedFiles = (state: Files): readonly OpenFile[] =>
  state.files.filter((file) => isChanged(state, file))

const lastChanges = new WeakMap<ContentData, { saved: OpenFile['saved']; changes: Change[] }>()

/** Returns the unsaved changes of a file; computed once for each version of its data. */
export function changesOf(state: EditorState, name: string): readonly Change[] {
  const { saved } = state.files.find((file) => file.name === name) ?? {}
  const [form, data] = [state.fields[name], state.data[name]]
  if (!saved || !data || !form) return []
  const last = lastChanges.get(data)
  if (last && last.saved === saved) return last.changes
  const changes = changesIn(form, saved, data)
  lastChanges.set(data, { saved, changes })
  return changes
}

/** Whether no file names a picture, neither as it is saved nor as it is edited. */
export function isUnused({ files, data }: Files, path: string): boolean {
  const names = (value: Value): boolean =>
    typeof value === 'object' ? Object.values(value).some(names) : value === path
  return ![...Object.values(data), ...files.flatMap(({ saved = [] }) => saved)].some(names)
}
