import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { useCallback, useState } from 'react'
import { Alert } from '../../../src/components/Alert'
import { Button } from '../../../src/components/Button'
import { StatusRegion } from '../../../src/components/StatusRegion'
import type { Workplace } from '../model/protocol'
import { messageOf } from '../model/readData'
import type { EditorServer } from './editorServer'
import { isChanged } from './editorStore'
import { texts } from './texts'
import type { UnsavedWork, UnsavedWorkStore } from './unsavedWork'
import { useOthersChanges } from './useOthersChanges'
import type { Saving } from './useSaving'
import { useUnsavedWork } from './useUnsavedWork'
import type { WorkspaceState } from './useWorkspace'

export interface WorkspaceNoticesProps {
  server: EditorServer
  work: UnsavedWorkStore
  kept: UnsavedWork | undefined
  workplace: Workplace
  workspace: WorkspaceState
}

const notices = {
  display: 'grid',
  gap: 2,
  '&:not(:empty)': { marginBottom: 3 },
  // Below the bar that stays.
  '& > *': { scrollMarginTop: (theme: Theme) => theme.spacing(12) },
}

/** What happened that the person did not do just now: restored, saved, changed by others. */
export function WorkspaceNotices(props: WorkspaceNoticesProps) {
  const { server, work, workplace, workspace } = props
  const { store, editing, checked, current, conflict, saving, isReviewing } = workspace
  const failure = editing.failure ?? checked.failure
  const [kept, setKept] = useState(props.kept)
  const [followed, setFollowed] = useState<readonly string[]>([])
  const onFollowed = useCallback((names: readonly string[]) => setFollowed(names), [])
  const isKept = useUnsavedWork(store, work)
  useOthersChanges(server, store, onFollowed)

  const drop = () => {
    for (const { base } of kept?.files ?? []) store.discard(base.name)
    setKept(undefined)
  }
  // A notice ends when it is no longer true.
  const isEdited = (name: string) => isChanged(store.file(name))
  if (kept && !kept.files.some(({ base }) => isEdited(base.name))) setKept(undefined)
  if (followed.some(isEdited)) setFollowed(followed.filter((name) => !isEdited(name)))
  const outOfSight = editing.state.files.filter(
    ({ name, theirs }) => name !== current && (theirs || messageOf(editing.reads.get(name))),
  )
  return (
    <Box sx={notices}>
      {failure && <Alert tone="failure" title={failure} />}
      {outOfSight.map(({ name, theirs }) => (
        <Alert
          key={name}
          tone="failure"
          title={theirs ? texts.dialog.undecided(name) : texts.unreadable.title(name)}
        >
          {!theirs && messageOf(editing.reads.get(name))}
          <Button kind="quiet" onClick={() => workspace.show(name)}>
            {texts.unreadable.show(name)}
          </Button>
        </Alert>
      ))}
      {saving.kind === 'saved' && !isReviewing && (
        <Alert ref={focusOnMount} tone="success" title={savedText(saving, workplace)} />
      )}
      <StatusRegion>
        {workplace.kind === 'hosted' && conflict && (
          <Alert tone="notice" title={texts.conflict(conflict, workplace.branch)} />
        )}
        {!isKept && <Alert tone="notice" title={texts.notKept} />}
        {kept && (
          <Alert tone="notice" title={texts.restored.title}>
            <p>{texts.restored.detail(new Date(kept.at).toLocaleString())}</p>
            <Button kind="secondary" onClick={drop}>
              {texts.restored.discard}
            </Button>
          </Alert>
        )}
        {followed.length > 0 && <Alert tone="notice" title={texts.followed(followed.join(', '))} />}
      </StatusRegion>
    </Box>
  )
}

/** The button that was pressed has gone with its window. */
const focusOnMount = (alert: HTMLDivElement | null) => alert?.focus()

function savedText({ files, commit }: Saving & { kind: 'saved' }, workplace: Workplace): string {
  const names = files.join(', ')
  return workplace.kind === 'hosted' && commit
    ? texts.savedCommit(names, commit, workplace.branch)
    : texts.saved(names)
}
