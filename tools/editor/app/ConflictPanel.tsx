import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import { useMemo, useState } from 'react'
import type { ContentData } from '../../content/value'
import { conflictTexts } from '../texts'
import { valueText } from './changes'
import { fieldAt, placeOf } from './data'
import { isChanged } from './files'
import { type Conflict, merge } from './merge'
import { type OpenFile, useActions, useEditor } from './store'

export const questionId = (file: string): string => `${file}-question`

/** Asks what to keep of a file that somebody else changed, deleted or broke meanwhile. */
export function ConflictPanel({ file }: { file: OpenFile }) {
  const { theirs } = file
  if (!theirs) return null
  const isReadable = 'data' in theirs
  return (
    <Alert severity="error" id={questionId(file.name)} tabIndex={-1}>
      <AlertTitle component="h2">
        {isReadable ? conflictTexts.changed(file.name) : conflictTexts.broken(file.name)}
      </AlertTitle>
      {isReadable ? (
        <Conflicts file={file} theirs={theirs.data} />
      ) : (
        <WriteBack file={file} problem={theirs.problem} />
      )}
    </Alert>
  )
}

function WriteBack({ file, problem }: { file: OpenFile; problem: string }) {
  const { settle } = useActions()
  const data = useEditor((state) => state.data[file.name])
  const isEdited = useEditor((state) => isChanged(state, file))
  return (
    <>
      <p>{problem}</p>
      <Button variant="outlined" onClick={() => data && settle(file.name, data)}>
        {isEdited ? conflictTexts.writeBackMine : conflictTexts.writeBack}
      </Button>
    </>
  )
}

function Conflicts({ file: { name, saved }, theirs }: { file: OpenFile; theirs: ContentData }) {
  const { settle } = useActions()
  const mine = useEditor((state) => state.data[name])
  const form = useEditor((state) => state.fields[name])
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({})
  const sideOf = ({ path }: Conflict) => chosen[placeOf(path)] ?? 'mine'
  const { conflicts } = useMemo(() => merge(saved, mine, theirs), [saved, mine, theirs])
  if (!form) return null
  const settled = () => merge(saved, mine, theirs, sideOf).value as ContentData
  return (
    <>
      <p>{conflictTexts.detail}</p>
      <Stack sx={{ gap: 2, mb: 2 }}>
        {conflicts.map((conflict) => {
          const place = placeOf(conflict.path)
          const id = `${name}-${place}-choice`
          return (
            <FormControl key={place} role="group" aria-labelledby={id}>
              <FormLabel id={id}>{fieldAt(form, mine, conflict.path).label}</FormLabel>
              <RadioGroup
                aria-labelledby={id}
                value={sideOf(conflict)}
                onChange={(_event, side) =>
                  setChosen({ ...chosen, [place]: side as 'mine' | 'theirs' })
                }
              >
                <Side side="mine" conflict={conflict} />
                <Side side="theirs" conflict={conflict} />
              </RadioGroup>
            </FormControl>
          )
        })}
      </Stack>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => settle(name, settled())}>
          {conflictTexts.apply}
        </Button>
        <Button onClick={() => settle(name, theirs)}>{conflictTexts.useTheirs}</Button>
      </Stack>
    </>
  )
}

const Side = ({ side, conflict }: { side: 'mine' | 'theirs'; conflict: Conflict }) => (
  <FormControlLabel
    value={side}
    control={<Radio />}
    label={
      <Box sx={{ display: 'flex', gap: 1.5, overflowWrap: 'anywhere' }}>
        <Box component="strong" sx={{ flexShrink: 0 }}>
          {conflictTexts[side]}
        </Box>{' '}
        <span>{valueText(conflict[side]) || conflictTexts.nothing}</span>
      </Box>
    }
  />
)
