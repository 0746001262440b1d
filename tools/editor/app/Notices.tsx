import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { conflictTexts, texts } from '../texts'
import { isChanged } from './files'
import { useActions, useEditor } from './store'

interface NoticesProps {
  /** Why the server did not answer. */
  failure: string | undefined
  /** Whether the browser keeps what is not saved. */
  isKept: boolean
}

/** What happened without the person: restored, saved, changed by others. */
export function Notices({ failure, isKept }: NoticesProps) {
  const { discard } = useActions()
  const { restored, followed, merged } = useEditor((state) => state.notices)
  const workplace = useEditor((state) => state.workplace)
  const files = useEditor((state) => state.files)
  return (
    <Stack sx={{ gap: 2, '&:has(.MuiAlert-root)': { mb: 3 } }}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <Elsewhere />
      <SavedNotice />
      <Stack role="status" sx={{ gap: 2 }}>
        {workplace.kind === 'git' && workplace.conflict && (
          <Notice>{texts.conflict(workplace.conflict, workplace.branch)}</Notice>
        )}
        {!isKept && <Notice>{texts.notKept}</Notice>}
        {restored && (
          <Notice>
            <strong>{texts.restored.title}</strong>{' '}
            {texts.restored.detail(new Date(restored).toLocaleString())}
            <br />
            <Button size="small" onClick={() => discard(files.map(({ name }) => name))}>
              {texts.restored.discard}
            </Button>
          </Notice>
        )}
        {followed.length > 0 && <Notice>{texts.followed(followed.join(', '))}</Notice>}
        {merged.length > 0 && <Notice>{texts.merged(merged.join(', '))}</Notice>}
      </Stack>
    </Stack>
  )
}

/** It is in a region that is read out, so it has no role itself. */
const Notice = ({ children }: { children: ReactNode }) => (
  <Alert severity="info" role="none">
    <div>{children}</div>
  </Alert>
)

/** Files that are not shown, and need the person. */
function Elsewhere() {
  const { show } = useActions()
  const current = useEditor((state) => state.current)
  const files = useEditor((state) => state.files)
  const waiting = files.filter(
    ({ name, theirs, problem }) => name !== current && (theirs || problem),
  )
  return waiting.map(({ name, theirs, problem }) => (
    <Alert
      key={name}
      severity="error"
      action={<Button onClick={() => show(name)}>{conflictTexts.show(name)}</Button>}
    >
      {theirs && 'data' in theirs
        ? conflictTexts.changed(name)
        : `${texts.unreadable.title(name)}:`}{' '}
      {problem ?? (theirs && 'problem' in theirs && theirs.problem)}
    </Alert>
  ))
}

export const savedNoticeId = 'saved-notice'

function SavedNotice() {
  const saved = useEditor(({ notices }) => notices.saved)
  const workplace = useEditor((state) => state.workplace)
  const isEdited = useEditor((state) => state.files.some((file) => isChanged(state, file)))
  if (!saved || isEdited) return null
  const names = saved.files.join(', ')
  const isGit = workplace.kind === 'git'
  return (
    <Alert severity="success" id={savedNoticeId} tabIndex={-1}>
      {isGit && saved.commit
        ? texts.savedCommit(names, saved.commit, workplace.branch)
        : texts.saved(names)}{' '}
      {isGit && workplace.proposeAt && (
        <Link href={workplace.proposeAt} target="_blank" rel="noreferrer">
          {texts.propose}
        </Link>
      )}
    </Alert>
  )
}
