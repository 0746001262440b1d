import Alert, { type AlertColor } from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useEffect, useRef } from 'react'
import { conflictTexts, texts } from '../texts'
import { ChangeList } from './ChangeList'
import { changesIn, fileLabel } from './changes'
import { tabOf } from './data'
import type { Message, OpenFile } from './state'
import { useActions, useEditor } from './store'

const bar = {
  position: 'fixed',
  bottom: 16,
  insetInline: 16,
  zIndex: 'snackbar',
  maxWidth: '40rem',
  gap: 1,
  '& > *': { boxShadow: 4 },
}

const severities: Record<Message['kind'], AlertColor> = {
  saved: 'success',
  restored: 'info',
  followed: 'info',
  refused: 'error',
}

/** Renders messages at the window's edge, wherever the person is in the form. */
export function Messages() {
  const { close, discard } = useActions()
  const messages = useEditor((state) => state.messages)
  const failure = useEditor((state) => state.failure)
  const files = useEditor((state) => state.files)
  const focusedBefore = useRef<HTMLElement>(null)
  const leave = (message: Message) => {
    focusedBefore.current?.focus({ preventScroll: true })
    close(message)
  }
  return (
    <Stack
      sx={bar}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          focusedBefore.current = relatedTarget
        }
      }}
    >
      <Stack role="status" sx={{ gap: 1 }}>
        {messages.map((message) => (
          <Alert
            key={message.text}
            severity={severities[message.kind]}
            // The region is announced.
            role="none"
            onClose={() => leave(message)}
            closeText={texts.close}
          >
            <span>{message.text}</span>
            {message.kind === 'restored' && (
              <div>
                <Button
                  size="small"
                  onClick={() => {
                    discard(files.map(({ name }) => name))
                    leave(message)
                  }}
                >
                  {texts.discardRestored}
                </Button>
              </div>
            )}
          </Alert>
        ))}
      </Stack>
      <OtherFiles />
      {failure && <Alert severity="error">{failure}</Alert>}
    </Stack>
  )
}

/** Renders what is wrong with files other than the one that is shown. */
function OtherFiles() {
  const { set, show } = useActions()
  const fields = useEditor((state) => state.fields)
  const files = useEditor((state) => state.files)
  const current = useEditor((state) => state.current)
  return files
    .filter(({ name, theirs, problem }) => name !== current && (theirs || problem))
    .map(({ name, problem }) => {
      const label = fileLabel({ fields }, name)
      return (
        <Alert
          key={name}
          severity="error"
          action={
            <Button
              onClick={() => {
                show(name)
                set({ target: tabOf(name) })
              }}
            >
              {conflictTexts.show(label)}
            </Button>
          }
        >
          {problem ? `${texts.unreadable.title(name)}: ${problem}` : conflictTexts.changed(label)}
        </Alert>
      )
    })
}

export const questionId = (file: string): string => `${file}-question`

/** Renders the question which version of a file to keep, with what differs between both. */
export function Question({ file: { name, theirs } }: { file: OpenFile }) {
  const { set, takeTheirs, keepMine } = useActions()
  const mine = useEditor((state) => state.data[name])
  const form = useEditor((state) => state.fields[name])
  useEffect(() => set({ target: questionId(name) }), [set, name])
  if (!theirs || !form) return null
  return (
    <Alert severity="error" id={questionId(name)} tabIndex={-1}>
      <AlertTitle component="h2">{conflictTexts.changed(form.label)}</AlertTitle>
      <p>{conflictTexts.detail}</p>
      <ChangeList changes={changesIn(form, mine, theirs.data)} names={conflictTexts.versions} />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', mt: 2 }}>
        <Button variant="contained" onClick={() => keepMine(name)}>
          {conflictTexts.keepMine}
        </Button>
        <Button variant="outlined" onClick={() => takeTheirs(name)}>
          {conflictTexts.takeIt}
        </Button>
      </Stack>
    </Alert>
  )
}
