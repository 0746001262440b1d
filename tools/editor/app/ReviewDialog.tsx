import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../../src/components/Alert'
import { Button } from '../../../src/components/Button'
import { TextField } from '../../../src/components/TextField'
import { inset, radius } from '../../../src/theme/tokens'
import type { Finding } from '../../content/check/finding'
import { ChangeList } from './ChangeList'
import type { FileChanges } from './changesOf'
import { FindingList } from './FindingList'
import { texts } from './texts'
import type { Saving } from './useSaving'

export interface ReviewDialogProps {
  files: readonly FileChanges[]
  /** What the check finds in the content as it would be saved. */
  findings: readonly Finding[]
  /** A file about which the person has to decide first. */
  undecided?: string
  /** The summary that is suggested; only a history with messages asks for one. */
  summary: string
  asksForSummary: boolean
  saving: Saving
  onSave: (summary: string) => void
  onDiscard: (file: string) => void
  onGoTo: (finding: Finding) => void
  /** Goes to the question about that file. */
  onDecide: () => void
  onClose: () => void
}

const Window = styled('dialog')(({ theme }) => ({
  width: 'min(48rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100dvh - 2rem)',
  padding: inset.panel,
  border: 'none',
  borderRadius: radius.box,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
  '@media (forced-colors: active)': { border: '1px solid' },
}))

/** What would be saved, what stands in its way, and the button that saves it. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { files, findings, undecided, asksForSummary, saving, onSave, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [summary, setSummary] = useState(props.summary)
  const isBlocked = findings.length > 0 || undecided !== undefined || files.length === 0

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  return (
    <Window ref={dialog} aria-labelledby="review-title" onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="h2" id="review-title">
          {texts.dialog.title}
        </Typography>
        {undecided && (
          <Alert tone="failure" title={texts.dialog.undecided(undecided)}>
            <Button kind="quiet" onClick={props.onDecide}>
              {texts.dialog.decide}
            </Button>
          </Alert>
        )}
        {findings.length > 0 && (
          <Alert tone="failure" title={texts.dialog.mistakes(findings.length)}>
            <FindingList findings={findings} onGoTo={props.onGoTo} />
          </Alert>
        )}
        {saving.kind === 'refused' && (
          <Alert tone="failure" title={texts.dialog.notSaved}>
            {saving.message}
          </Alert>
        )}
        <ChangeList files={files} onDiscard={props.onDiscard} />
        {asksForSummary && (
          <TextField
            id="summary"
            name="summary"
            label={texts.dialog.summary}
            hint={texts.dialog.summaryHint}
            value={summary}
            onChange={(event) => setSummary(event.target.value)}
          />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {!isBlocked && (
            <Button busy={saving.kind === 'saving'} onClick={() => onSave(summary)}>
              {saving.kind === 'saving' ? texts.dialog.saving : texts.dialog.save}
            </Button>
          )}
          <Button kind="secondary" onClick={() => dialog.current?.close()}>
            {texts.dialog.close}
          </Button>
        </Box>
      </Box>
    </Window>
  )
}
