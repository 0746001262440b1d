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
import type { ContentData } from '@partner-site/content-model'
import { useState } from 'react'
import { conflictTexts, texts } from '../texts'
import { fileLabel } from './changes'
import { fieldAt, placeOf } from './data'
import { type Conflict, merge, type Side } from './merge'
import type { OpenFile } from './state'
import { useActions, useEditor } from './store'
import { ValueView } from './ValueView'

export function Notices() {
  const { discard, show } = useActions()
  const state = useEditor((all) => all)
  const { notices, files, current, failure, isKept } = state
  const { restored, saved, others } = notices
  const waiting = files.filter((file) => file.name !== current && (file.theirs || file.problem))
  return (
    <Stack sx={{ gap: 2, '&:has(.MuiAlert-root)': { mb: 3 } }}>
      {failure && <Alert severity="error">{failure}</Alert>}
      {waiting.map(({ name, theirs, problem }) => (
        <Alert
          key={name}
          severity="error"
          action={
            <Button onClick={() => show(name)}>{conflictTexts.show(fileLabel(state, name))}</Button>
          }
        >
          {theirs
            ? conflictTexts.changed(fileLabel(state, name))
            : `${texts.unreadable.title(name)}: ${problem}`}
        </Alert>
      ))}
      {saved && <Alert severity="success">{saved}</Alert>}
      {/* This region is announced, so the notices in it have no role. */}
      <Stack role="status" sx={{ gap: 2 }}>
        {restored && (
          <Alert severity="info" role="none">
            <strong>{texts.restored.title}</strong> {restored}
            <br />
            <Button size="small" onClick={() => discard(files.map(({ name }) => name))}>
              {texts.restored.discard}
            </Button>
          </Alert>
        )}
        {[...(isKept ? [] : [texts.notKept]), ...others].map((text) => (
          <Alert key={text} severity="info" role="none">
            {text}
          </Alert>
        ))}
      </Stack>
    </Stack>
  )
}

export const questionId = (file: string): string => `${file}-question`

const sides = ['mine', 'theirs'] as const

/** Renders a choice between both versions of each text that somebody else changed too. */
export function ConflictPanel({ file: { name, saved, theirs } }: { file: OpenFile }) {
  const { resolve } = useActions()
  const mine = useEditor((state) => state.data[name])
  const form = useEditor((state) => state.fields[name])
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const idIn = ({ path, countedIn }: Conflict) => `${name}-${countedIn}-${placeOf(path)}-choice`
  const sideOf = (conflict: Conflict) => chosen[JSON.stringify(conflict)] ?? 'mine'
  if (!theirs || !form) return null
  const versions = { base: saved, mine, theirs: theirs.data }
  const { value, conflicts } = merge(versions, { field: form, choose: sideOf })
  return (
    <Alert severity="error" id={questionId(name)} tabIndex={-1}>
      <AlertTitle component="h2">{conflictTexts.changed(form.label)}</AlertTitle>
      <p>{conflictTexts.detail}</p>
      <Stack sx={{ gap: 2, mb: 2 }}>
        {conflicts.map((conflict) => {
          const id = idIn(conflict)
          const counted = versions[conflict.countedIn]
          const { field, label } = fieldAt(form, counted, conflict.path)
          return (
            <FormControl key={id} role="group" aria-labelledby={id}>
              <FormLabel id={id}>{label}</FormLabel>
              <RadioGroup
                aria-labelledby={id}
                value={sideOf(conflict)}
                onChange={(_event, side) =>
                  setChosen({
                    ...chosen,
                    [JSON.stringify(conflict)]: side === 'mine' ? 'mine' : 'theirs',
                  })
                }
              >
                {sides.map((side) => (
                  <FormControlLabel
                    key={side}
                    value={side}
                    control={<Radio />}
                    label={
                      <Box sx={{ display: 'flex', gap: 1.5, overflowWrap: 'anywhere' }}>
                        <Box component="strong" sx={{ flexShrink: 0 }}>
                          {conflictTexts[side]}
                        </Box>{' '}
                        <span>
                          <ValueView
                            field={field}
                            value={conflict[side]}
                            other={conflict[side === 'mine' ? 'theirs' : 'mine']}
                          />
                        </span>
                      </Box>
                    }
                  />
                ))}
              </RadioGroup>
            </FormControl>
          )
        })}
      </Stack>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => resolve(name, value as ContentData)}>
          {conflictTexts.apply}
        </Button>
        <Button onClick={() => resolve(name, theirs.data)}>{conflictTexts.useTheirs}</Button>
      </Stack>
    </Alert>
  )
}
