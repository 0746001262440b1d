import same from 'fast-deep-equal'
import type { ContentData } from '../../content/value'
import type { StoredFile } from '../protocol'
import { type Change, changesIn } from './changes'
import { merge } from './merge'
import type { EditorState, EditorStore, Notices, OpenFile } from './store'

/**
 * Compares files with what somebody else saved. An unedited file follows, an edited one is merged;
 * where both changed the same, or it cannot be read any more, `theirs` waits for a decision.
 */
export function takeOver(
  store: EditorStore,
  stored: readonly StoredFile[],
): Pick<EditorState, 'files' | 'notices'> {
  const state = store.getState()
  const replaced: Record<string, ContentData> = {}
  const names = { followed: [] as string[], merged: [] as string[] }
  const files = state.files.map((file): OpenFile => {
    const news = stored.find(({ name }) => name === file.name)
    if (!news) return file
    const isSame = news.version === file.version
    if (!('data' in news)) {
      if (!file.saved) return { ...file, ...news }
      return isSame && file.isWrittenBack ? file : { ...file, theirs: news }
    }
    if (isSame) return { ...file, theirs: undefined }
    const { data, name, version } = news
    const mine = state.data[name]
    const isEdited = isChanged(state, file)
    const { value, conflicts } = isEdited
      ? merge(file.saved, mine, data)
      : { value: data, conflicts: [] }
    if (conflicts.length > 0) return { ...file, theirs: news }
    if (!same(mine, data)) names[isEdited ? 'merged' : 'followed'].push(name)
    replaced[name] = value as ContentData
    return { name, version, saved: data }
  })
  if (Object.keys(replaced).length > 0) rebase(store, replaced)
  const { notices } = state
  const all = {
    ...notices,
    followed: [...new Set([...notices.followed, ...names.followed])],
    merged: [...new Set([...notices.merged, ...names.merged])],
  }
  const data = { ...state.data, ...replaced }
  return { files, notices: ended(all, { ...state, files, data }) }
}

/** Notes what was saved; what was typed meanwhile stays. */
export function noteSaved(
  store: EditorStore,
  stored: readonly StoredFile[],
  sent: EditorState['data'],
  commit?: string,
): void {
  const state = store.getState()
  const replaced: Record<string, ContentData> = {}
  const files = state.files.map((file): OpenFile => {
    const news = stored.find(({ name }) => name === file.name)
    if (!news || !('data' in news) || !sent[file.name]) return file
    if (state.data[file.name] === sent[file.name]) replaced[file.name] = news.data
    return { name: file.name, version: news.version, saved: news.data }
  })
  const { temporal } = store
  temporal.getState().pause()
  store.setState({ files, data: { ...state.data, ...replaced } })
  temporal.getState().resume()
  const next = store.getState()
  const saved = { files: Object.keys(sent), commit }
  store.setState({ notices: ended({ ...next.notices, followed: [], saved }, next) })
}

/** Replaces data without a step of undo; the steps get the same changes, so that none undoes them. */
export function rebase(store: EditorStore, replaced: EditorState['data']): void {
  const { temporal } = store
  const before = store.getState().data
  temporal.getState().pause()
  store.setState({ data: { ...before, ...replaced } })
  temporal.getState().resume()
  const withReplaced = ({ data = {} }: Partial<Pick<EditorState, 'data'>>) => {
    const merged = Object.entries(replaced).map(([name, now]) => {
      const { value } = merge(before[name], data[name], now, () => 'theirs')
      return [name, value as ContentData]
    })
    return { data: { ...data, ...Object.fromEntries(merged) } }
  }
  const now = store.getState().data
  const isNews = (step: { data: EditorState['data'] }, index: number, all: (typeof step)[]) =>
    !same(step.data, all[index + 1]?.data ?? now)
  const { pastStates, futureStates } = temporal.getState()
  temporal.setState({
    pastStates: pastStates.map(withReplaced).filter(isNews),
    futureStates: futureStates.map(withReplaced).filter(isNews),
  })
}

/** Whether a file has unsaved changes. */
export function isChanged({ data }: Pick<EditorState, 'data'>, file: OpenFile): boolean {
  return file.isWrittenBack || (file.saved !== undefined && !same(file.saved, data[file.name]))
}

/** Drops the notices that are no longer true. */
export function ended(notices: Notices, state: EditorState): Notices {
  const changed = state.files.filter((file) => isChanged(state, file)).map(({ name }) => name)
  return {
    ...notices,
    restored: changed.length > 0 ? notices.restored : undefined,
    followed: notices.followed.filter((name) => !changed.includes(name)),
    merged: notices.merged.filter((name) => changed.includes(name)),
  }
}

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
