import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode, useActionState } from 'react'
import { reviewTexts, texts } from '../texts'
import { type Change, changedFiles, changesOf, fileLabel } from './changes'
import { questionId } from './Notices'
import type { FieldError } from './state'
import { useActions, useEditor, useOpenEditor } from './store'
import { reviewFormId, save } from './useServer'
import { ValueView } from './ValueView'

export function ReviewDialog() {
  const editor = useOpenEditor()
  const { store, actions } = editor
  const state = useEditor((all) => all)
  const files = changedFiles(state)
  const undecided = files.find(({ theirs }) => theirs)
  const errors = state.errors.filter(({ file }) => files.some(({ name }) => name === file))
  const canSave = errors.length === 0 && !undecided && files.length > 0
  // Stays open while saving: anything typed then would be taken for somebody else's change.
  const close = () => isSaving || actions.set({ isReviewing: false })
  const decide = (name: string) => {
    actions.show(name)
    actions.set({ target: questionId(name) })
  }
  const [outcome, submit, isSaving] = useActionState(async () => {
    // The button was pressed again while saving.
    if (!canSave || changedFiles(store.getState()).length === 0) return undefined
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
    <section aria-labelledby={`changes-${name}`}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" id={`changes-${name}`} sx={{ flexGrow: 1 }}>
          {label}
        </Typography>
        <Button onClick={() => discard([name])}>{reviewTexts.discardFile(label)}</Button>
      </Stack>
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {changes.map((change) => (
          <Box
            component="li"
            key={`${change.kind} ${change.place} ${change.label}`}
            sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
              <strong>{change.label}</strong>
              <Button
                size="small"
                aria-label={reviewTexts.discard(change.label)}
                onClick={() => edit(name, change.undo.place, change.undo.value)}
              >
                {reviewTexts.discardShort}
              </Button>
            </Stack>
            <Values {...change} />
          </Box>
        ))}
      </Box>
    </section>
  )
}

const values = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 2,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
}

const besideEachOther = {
  grid: 'auto auto / auto-flow minmax(0, 1fr)',
  // As large as a column of the dialog has room for.
  '& img': { maxHeight: 320 },
}

function Values({ kind, field, before, after }: Change) {
  const versions = [
    [kind === 'removed' ? reviewTexts.removed : reviewTexts.before, before, after],
    [kind === 'changed' ? reviewTexts.after : reviewTexts[kind], after, before],
  ] as const
  return (
    <Box component="dl" sx={[values, field.kind === 'picture' && besideEachOther]}>
      {versions.map(
        ([name, value, other]) =>
          (value !== undefined || kind === 'changed') && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>
                <ValueView field={field} value={value} other={other} />
              </dd>
            </Fragment>
          ),
      )}
    </Box>
  )
}
