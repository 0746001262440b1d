import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useActionState } from 'react'
import { pictureAddress } from '../protocol'
import { reviewTexts, texts } from '../texts'
import { ChangeList, Line, list } from './ChangeList'
import { changedFiles, changesOf, countUnsaved, fileLabel, removalsIn } from './changes'
import { questionId } from './Messages'
import type { FieldError } from './state'
import { useActions, useEditor, useOpenEditor } from './store'
import { reviewFormId, save } from './useServer'

export function ReviewDialog() {
  const editor = useOpenEditor()
  const { store, actions } = editor
  const state = useEditor((all) => all)
  const files = changedFiles(state)
  const removed = removalsIn(state)
  const undecided = files.find(({ theirs }) => theirs)
  const errors = state.errors.filter(({ file }) => files.some(({ name }) => name === file))
  const canSave = errors.length === 0 && !undecided && countUnsaved(state) > 0
  // Stays open while saving: what is typed then would be neither saved nor reviewed.
  const close = () => isSaving || actions.set({ isReviewing: false })
  const decide = (name: string) => {
    actions.show(name)
    actions.set({ target: questionId(name) })
  }
  const [outcome, submit, isSaving] = useActionState(async () => {
    // The button was pressed again while saving.
    if (!canSave || countUnsaved(store.getState()) === 0) return undefined
    try {
      await save(editor)
    } catch (error) {
      const waiting = store.getState().files.find(({ theirs }) => theirs)
      if (!waiting) return (error as Error).message
      decide(waiting.name)
    }
    return undefined
  }, undefined)
  return (
    <Dialog open onClose={close} maxWidth="md" fullWidth aria-labelledby="review-title">
      <DialogTitle id="review-title">{reviewTexts.title}</DialogTitle>
      <DialogContent>
        <Stack component="form" id={reviewFormId} action={submit} sx={{ gap: 2 }}>
          {undecided && (
            <Problem title={reviewTexts.undecided(fileLabel(state, undecided.name))}>
              <Button onClick={() => decide(undecided.name)}>{reviewTexts.decide}</Button>
            </Problem>
          )}
          {errors.length > 0 && <Errors errors={errors} />}
          {outcome !== undefined && <Alert severity="error">{outcome}</Alert>}
          {files.map(({ name }) => (
            <FileChanges key={name} name={name} />
          ))}
          {removed.length > 0 && <Removals paths={removed} />}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button autoFocus onClick={close}>
          {reviewTexts.close}
        </Button>
        {canSave && (
          <Button type="submit" form={reviewFormId} variant="contained">
            {isSaving ? reviewTexts.saving : reviewTexts.save}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const Problem = ({ title, children }: { title: string; children: ReactNode }) => (
  <Alert severity="error">
    <strong>{title}</strong>
    <div>{children}</div>
  </Alert>
)

function Errors({ errors }: { errors: readonly FieldError[] }) {
  const { goTo } = useActions()
  return (
    <Problem title={reviewTexts.errors(errors.length)}>
      <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none', gap: 1 }}>
        {errors.map(({ file, place, label, text }) => (
          <li key={`${file} ${place} ${text}`}>
            <p style={{ margin: 0 }}>
              <strong>{label}:</strong> {text}
            </p>
            <Button size="small" onClick={() => goTo(file, place)}>
              {texts.goTo}
            </Button>
          </li>
        ))}
      </Stack>
    </Problem>
  )
}

function FileChanges({ name }: { name: string }) {
  const { discard, edit } = useActions()
  const changes = useEditor((state) => changesOf(state, name))
  const label = useEditor((state) => fileLabel(state, name))
  return (
    <Part
      title={label}
      action={<Button onClick={() => discard([name])}>{reviewTexts.discardFile(label)}</Button>}
    >
      <ChangeList
        changes={changes}
        names={reviewTexts}
        discard={({ undo }) => edit(name, undo.place, undo.value)}
      />
    </Part>
  )
}

function Removals({ paths }: { paths: readonly string[] }) {
  const { removePicture } = useActions()
  return (
    <Part title={reviewTexts.pictures}>
      <Box component="ul" sx={list}>
        {paths.map((path) => (
          <Line key={path} label={texts.deleted(path)} discard={() => removePicture(path, false)}>
            <Box component="img" src={pictureAddress(path)} alt="" sx={{ maxHeight: 96 }} />
          </Line>
        ))}
      </Box>
    </Part>
  )
}

interface PartProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

const Part = ({ title, action, children }: PartProps) => (
  <section aria-label={title}>
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="h3" sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      {action}
    </Stack>
    {children}
  </section>
)
