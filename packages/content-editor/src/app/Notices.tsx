import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { conflictTexts, texts } from '../texts'
import { useActions, useEditor } from './store'

export const savedNoticeId = 'saved-notice'

/** What happened without the person: restored, saved, changed by others. */
export function Notices() {
  const { discard, show } = useActions()
  const { notices, workplace, files, current, failure, isKept } = useEditor((state) => state)
  const git = workplace.kind === 'git' ? workplace : undefined
  const saved = notices.find(({ kind }) => kind === 'saved')
  const restored = notices.find(({ kind }) => kind === 'restored')
  const lasting = [
    ...(git?.conflict ? [texts.conflict(git.conflict, git.branch)] : []),
    ...(isKept ? [] : [texts.notKept]),
  ]
  const others = notices.filter(({ kind }) => kind === 'others').map(({ text }) => text)
  const waiting = files.filter((file) => file.name !== current && (file.theirs || file.problem))
  return (
    <Stack sx={{ gap: 2, '&:has(.MuiAlert-root)': { mb: 3 } }}>
      {failure && <Alert severity="error">{failure}</Alert>}
      {waiting.map(({ name, theirs, problem }) => (
        <Alert
          key={name}
          severity="error"
          action={<Button onClick={() => show(name)}>{conflictTexts.show(name)}</Button>}
        >
          {theirs ? conflictTexts.changed(name) : `${texts.unreadable.title(name)}: ${problem}`}
        </Alert>
      ))}
      {saved && (
        <Alert severity="success" id={savedNoticeId} tabIndex={-1}>
          {saved.text}{' '}
          {git?.proposeAt && (
            <Link href={git.proposeAt} target="_blank" rel="noreferrer">
              {texts.propose}
            </Link>
          )}
        </Alert>
      )}
      {/* Its region is read out, so that a notice has no role itself. */}
      <Stack role="status" sx={{ gap: 2 }}>
        {restored && (
          <Alert severity="info" role="none">
            <strong>{texts.restored.title}</strong> {restored.text}
            <br />
            <Button size="small" onClick={() => discard(files.map(({ name }) => name))}>
              {texts.restored.discard}
            </Button>
          </Alert>
        )}
        {[...lasting, ...others].map((text) => (
          <Alert key={text} severity="info" role="none">
            {text}
          </Alert>
        ))}
      </Stack>
    </Stack>
  )
}
