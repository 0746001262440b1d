import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import type { Finding } from '../../content/check/finding'
import { fileOf, sentenceOf } from '../fields/field'
import { reviewTexts, texts } from '../texts'
import { questionId } from './ConflictPanel'
import { type Change, valueText } from './changes'
import { fieldAt, placeOf } from './data'
import { changesOf, isChanged } from './files'
import { savedNoticeId } from './Notices'
import { useActions, useEditor } from './store'
import { reviewFormId, type SaveOutcome } from './useServer'

export interface ReviewDialogProps {
  save: (summary: string) => Promise<SaveOutcome>
  onClose: () => void
}

/** The changes before they are saved, what stands against it, and their summary. */
export function ReviewDialog({ save, onClose }: ReviewDialogProps) {
  const review = useReview(save, onClose)
  const { files, errors, undecided, outcome, isGit } = review
  const canSave = errors.length === 0 && !undecided && files.length > 0
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="review-title">
      <DialogTitle id="review-title">{reviewTexts.title}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id={reviewFormId}
          sx={{ gap: 2 }}
          onSubmit={(event) => {
            event.preventDefault()
            if (canSave) review.save()
          }}
        >
          {undecided && (
            <Problem title={reviewTexts.undecided(undecided)}>
              <Button onClick={review.decide}>{reviewTexts.decide}</Button>
            </Problem>
          )}
          {errors.length > 0 && <Errors errors={errors} onLeave={onClose} />}
          {outcome && <Problem title={reviewTexts.notSaved}>{outcome}</Problem>}
          {files.map(({ name }) => (
            <FileChanges key={name} name={name} />
          ))}
          {isGit && canSave && (
            <TextField
              label={reviewTexts.summary}
              helperText={reviewTexts.summaryHint}
              value={review.summary}
              onChange={({ target }) => review.setSummary(target.value)}
              sx={{ mt: 1 }}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button autoFocus onClick={onClose}>
          {reviewTexts.close}
        </Button>
        {canSave && (
          <Button type="submit" form={reviewFormId} variant="contained">
            {review.isSaving ? reviewTexts.saving : reviewTexts.save}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function useReview(save: ReviewDialogProps['save'], onClose: () => void) {
  const { show, set } = useActions()
  const state = useEditor((all) => all)
  const files = state.files.filter((file) => isChanged(state, file))
  const undecided = files.find(({ theirs }) => theirs)?.name
  const [own, setSummary] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const [outcome, setOutcome] = useState<string>()
  const labels = files.flatMap(({ name }) => changesOf(state, name).map(({ label }) => label))
  const summary = own ?? reviewTexts.summaryOf(labels.slice(0, 2).join('; '), labels.length - 2)
  const decide = (name: string) => {
    onClose()
    show(name)
    set({ target: questionId(name) })
  }
  return {
    ...{ files, undecided, outcome, isSaving, summary, setSummary },
    isGit: state.workplace.kind === 'git',
    errors: state.findings.filter((finding) => files.some(({ name }) => name === fileOf(finding))),
    decide: () => undecided && decide(undecided),
    async save() {
      if (isSaving) return
      setSaving(true)
      const result = await save(summary)
      setSaving(false)
      if (result.kind === 'saved') {
        onClose()
        // The button that was pressed has gone with this dialog.
        set({ target: savedNoticeId })
      } else if (result.kind === 'undecided') decide(result.file)
      else setOutcome(result.kind === 'refused' ? result.message : undefined)
    },
  }
}

const Problem = ({ title, children }: { title: string; children: ReactNode }) => (
  <Alert severity="error">
    <strong>{title}</strong>
    <div>{children}</div>
  </Alert>
)

/** Each by the label of its field, with a button that goes there. */
function Errors({ errors, onLeave }: { errors: readonly Finding[]; onLeave: () => void }) {
  const { goTo } = useActions()
  const { fields, data } = useEditor((state) => state)
  return (
    <Problem title={reviewTexts.errors(errors.length)}>
      <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none', gap: 1 }}>
        {errors.map((finding) => {
          const file = fileOf(finding)
          const { path = [], message } = finding
          const form = fields[file]
          const { label } = form ? fieldAt(form, data[file], path) : { label: '' }
          return (
            <li key={`${file} ${message}`}>
              <p style={{ margin: 0 }}>
                <strong>{label || (form?.label ?? file)}:</strong> {sentenceOf(finding)}
              </p>
              <Button
                size="small"
                onClick={() => {
                  onLeave()
                  goTo(file, placeOf(path))
                }}
              >
                {texts.goTo}
              </Button>
            </li>
          )
        })}
      </Stack>
    </Problem>
  )
}

/** The changes of one file, each with its text before and after. */
function FileChanges({ name }: { name: string }) {
  const { discard, edit } = useActions()
  const changes = useEditor((state) => changesOf(state, name))
  const label = useEditor(({ fields }) => fields[name]?.label)
  const isWrittenBack = useEditor(({ files }) =>
    files.some((file) => file.name === name && file.isWrittenBack),
  )
  return (
    <section aria-labelledby={`changes-${name}`}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" id={`changes-${name}`} sx={{ flexGrow: 1 }}>
          {label} ({name})
        </Typography>
        {!isWrittenBack && (
          <Button onClick={() => discard([name])}>{reviewTexts.discardFile(name)}</Button>
        )}
      </Stack>
      {isWrittenBack && <p>{reviewTexts.writtenBack}</p>}
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {changes.map((change) => (
          <Box
            component="li"
            key={`${change.kind} ${change.place} ${change.label}`}
            sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'start' }}>
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

function Values({ kind, before, after }: Change) {
  const rows = {
    changed: [
      [reviewTexts.before, before],
      [reviewTexts.after, after],
    ],
    added: [[reviewTexts.added, after]],
    removed: [[reviewTexts.removed, before]],
    reordered: [[reviewTexts.reordered, undefined]],
  } as const
  return (
    <Box component="dl" sx={values}>
      {rows[kind].map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{valueText(value)}</dd>
        </Box>
      ))}
    </Box>
  )
}
