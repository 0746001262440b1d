import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Button } from '../../../src/components/Button'
import { plainList } from '../../../src/theme/styles'
import { edge, fontWeight } from '../../../src/theme/tokens'
import type { FileChanges } from './changesOf'
import { texts } from './texts'
import { valueText } from './valueText'

export interface ChangeListProps {
  files: readonly FileChanges[]
  /** Puts a whole file back to what is saved. */
  onDiscard: (file: string) => void
}

const Entry = styled('li')(({ theme }) => ({
  paddingBlock: theme.spacing(1.5),
  borderBlockStart: `${edge.thin}px solid ${theme.vars.palette.divider}`,
}))

const Place = styled('div')({ fontWeight: fontWeight.semibold })

const Values = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: theme.spacing(2),
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
}))

/** The changes that are not saved, by file: each place with its text before and after. */
export function ChangeList({ files, onDiscard }: ChangeListProps) {
  return files.map(({ file, changes }) => (
    <Box component="section" key={file} aria-labelledby={`changes-${file}`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h3" id={`changes-${file}`} sx={{ flexGrow: 1 }}>
          {file}
        </Typography>
        <Button kind="quiet" onClick={() => onDiscard(file)}>
          {texts.dialog.discard(file)}
        </Button>
      </Box>
      <ul style={plainList}>
        {changes.map((change) => (
          <Entry key={`${change.kind} ${JSON.stringify(change.path)}`}>
            <Place>{change.place}</Place>
            <Values>{rowsOf(change)}</Values>
          </Entry>
        ))}
      </ul>
    </Box>
  ))
}

function rowsOf(change: FileChanges['changes'][number]) {
  const { added, removed, before, after, reordered } = texts.dialog
  switch (change.kind) {
    case 'added':
      return <Row name={added} value={valueText(change.after, '')} />
    case 'removed':
      return <Row name={removed} value={valueText(change.before, '')} />
    case 'reordered':
      return <Row name={reordered} value="" />
    case 'changed':
      return (
        <>
          <Row name={before} value={valueText(change.before, '')} />
          <Row name={after} value={valueText(change.after, '')} />
        </>
      )
  }
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
)
