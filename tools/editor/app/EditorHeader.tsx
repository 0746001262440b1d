import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Button } from '../../../src/components/Button'
import { edge } from '../../../src/theme/tokens'
import type { Workplace } from '../model/protocol'
import { texts } from './texts'

export interface EditorHeaderProps {
  workplace: Workplace
  /** How many changes are not saved. */
  unsaved: number
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
  onReview: () => void
}

/** Stays in sight where it is one row and leaves most of the window free. */
const stays = '@media (min-width: 48em) and (min-height: 32em)'

const bar = {
  [stays]: { position: 'sticky', top: 0, zIndex: 2 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  paddingInline: { xs: 2, md: 3 },
  paddingBlock: 1,
  backgroundColor: 'background.paper',
  borderBottom: `${edge.thin}px solid`,
  borderColor: 'divider',
}

/** The bar at the top: where edits go, undo and redo, and the way to save. */
export function EditorHeader(props: EditorHeaderProps) {
  const { workplace, unsaved, canUndo, canRedo, onUndo, onRedo, onReview } = props
  const where =
    workplace.kind === 'local'
      ? texts.local(workplace.folder)
      : texts.hosted(workplace.person.name, workplace.branch)
  return (
    <Box component="header" aria-label={texts.title} sx={bar}>
      <div>
        <Typography variant="h3" component="h1">
          {texts.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {where}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: 'auto' }}>
        <Button kind="quiet" href="/help/">
          {texts.help}
        </Button>
        <Button kind="quiet" disabled={!canUndo} onClick={onUndo}>
          {texts.undo}
        </Button>
        <Button kind="quiet" disabled={!canRedo} onClick={onRedo}>
          {texts.redo}
        </Button>
        <Button disabled={unsaved === 0} onClick={onReview}>
          {unsaved === 0 ? texts.nothingToSave : `${texts.review} (${texts.unsaved(unsaved)})`}
        </Button>
      </Box>
    </Box>
  )
}
