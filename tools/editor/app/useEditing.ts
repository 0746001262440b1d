import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { applyEdit, type Edit, type ReadResult, readData } from '../model/edit'
import { keysAt } from '../model/fieldAt'
import type { Group } from '../model/fields'
import { type EditorStore, isGone, type OpenFile } from './editorStore'
import { texts } from './texts'

/** The place of an edit, so that typing in one field is one step to undo. */
const placeOf = (edit: Edit): string =>
  edit.kind === 'set' && typeof edit.value === 'string' ? JSON.stringify(edit.path) : ''

/** Reads and edits the files' texts. */
export function useEditing(store: EditorStore, fields: ReadonlyMap<string, Group>) {
  const state = useSyncExternalStore(store.subscribe, store.getState)
  const [failure, setFailure] = useState<string>()

  const edit = useCallback(
    (name: string, edit: Edit) => {
      try {
        const root = fields.get(name)
        const keys = root ? keysAt(root, edit.path.slice(0, -1)) : []
        const place = placeOf(edit)
        store.write(name, applyEdit(store.textBefore(name, place), edit, keys), place)
        setFailure(undefined)
      } catch (error) {
        setFailure(error instanceof Error ? error.message : String(error))
      }
    },
    [store, fields],
  )

  const reads = useReads(state.files)
  return { state, reads, edit, failure }
}

const gone = { text: '\0', read: { ok: false, message: texts.unreadable.gone } } as const

/** What each file holds; a text is read once, however often the page renders. */
function useReads(files: readonly OpenFile[]): ReadonlyMap<string, ReadResult> {
  const [cache] = useState(() => new Map<string, { text: string; read: ReadResult }>())
  return useMemo(() => {
    for (const { name, text } of files) {
      if (cache.get(name)?.text !== text) cache.set(name, { text, read: readData(text) })
    }
    for (const { name } of files.filter(isGone)) cache.set(name, gone)
    return new Map([...cache].map(([name, { read }]) => [name, read]))
  }, [files, cache])
}
