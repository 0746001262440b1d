import { useMemo, useState } from 'react'
import type { Finding } from '../../content/check/finding'
import { fieldId } from '../fields/place'
import { fieldsOf } from '../model/fields'
import type { ContentAnswer } from '../model/protocol'
import { changesOf } from './changesOf'
import type { EditorServer } from './editorServer'
import { EditorStore } from './editorStore'
import { openFiles } from './openFiles'
import { fileOf, pageOf } from './pageOf'
import type { UnsavedWork } from './unsavedWork'
import { useEditing } from './useEditing'
import { questionId, useFieldFocus } from './useFieldFocus'
import { useFindings } from './useFindings'
import { useSaving } from './useSaving'

/** What fills a narrow window; a wide one shows the form and the preview side by side. */
export type View = 'form' | 'preview'

/** Everything that the workspace shows, and what its controls do. */
export function useWorkspace(
  server: EditorServer,
  content: ContentAnswer,
  kept: UnsavedWork | undefined,
) {
  const [store] = useState(() => new EditorStore(openFiles(content.files, kept)))
  const fields = useMemo(() => fieldsOf(content.schema), [content.schema])
  const editing = useEditing(store, fields)
  const { files } = editing.state
  const checked = useFindings(server, files)
  const { saving, save, forget } = useSaving(server, store)
  const [current, setCurrent] = useState(files[0]?.name ?? '')
  const [page, setPage] = useState('/')
  const [view, setView] = useState<View>('form')
  const [isReviewing, setReviewing] = useState(false)
  const focusField = useFieldFocus()
  const changes = useMemo(() => changesOf(files, fields), [files, fields])
  const { workplace } = content
  const [conflict, setConflict] = useState('conflict' in workplace ? workplace.conflict : undefined)
  if (saving.kind === 'saved' && changes.length > 0) forget()

  const show = (name: string) => {
    setCurrent(name)
    setPage((before) => pageOf(name, content.pages) ?? before)
  }
  const closeReview = () => {
    setReviewing(false)
    forget()
  }
  const leaveReviewFor = (name: string, id: string) => {
    closeReview()
    setView('form')
    show(name)
    focusField(id)
  }
  const goTo = (finding: Finding) => {
    const name = fileOf(finding)
    leaveReviewFor(name, fieldId(name, finding.path ?? []))
  }
  const decide = () => {
    const name = store.getState().files.find(({ theirs }) => theirs)?.name
    if (name) leaveReviewFor(name, questionId(name))
  }
  const stepTo = (name: string | undefined) => name && show(name)
  const saveAll = async (summary: string) => {
    const outcome = await save(summary)
    if (outcome.kind === 'saved' || outcome.kind === 'changed') setReviewing(false)
    if (outcome.kind === 'changed') decide()
    if (outcome.kind === 'saved') setConflict(outcome.conflict)
  }
  return {
    ...{ store, fields, editing, checked, saving, changes, conflict },
    ...{ current, page, setPage, view, setView, isReviewing, setReviewing },
    ...{ show, goTo, decide, saveAll, closeReview },
    undo: () => stepTo(store.undo()),
    redo: () => stepTo(store.redo()),
  }
}

export type WorkspaceState = ReturnType<typeof useWorkspace>
