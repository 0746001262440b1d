import Box from '@mui/material/Box'
import { useState } from 'react'
import { Alert } from '../../../src/components/Alert'
import { Button } from '../../../src/components/Button'
import { target } from '../../../src/theme/tokens'
import { type Conflict, merge } from '../model/changes'
import { placeName } from '../model/fieldAt'
import type { Group } from '../model/fields'
import { takeTheirs } from '../model/takeTheirs'
import type { OpenFile } from './editorStore'
import { texts } from './texts'
import { questionId } from './useFieldFocus'
import { valueText } from './valueText'

export interface TheirsQuestionProps {
  /** A file that both changed. */
  file: OpenFile
  fields: Group
  /** Gets the text to go on with. */
  onSettle: (text: string) => void
}

type Side = 'mine' | 'theirs'

/** Asks what to keep of a file that somebody else changed while it was edited here. */
export function TheirsQuestion({ file, fields, onSettle }: TheirsQuestionProps) {
  const { base, text, theirs } = file
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>()
  if (!theirs) return null
  const what = theirs.version === '' ? 'gone' : 'changed'
  const { text: merged, conflicts } =
    (what === 'changed' && ifPossible(() => merge(base.text, text, theirs.text))) || apart

  const keepMine = () => (conflicts.length > 0 ? setSides(new Map()) : onSettle(merged ?? text))
  const chosen = conflicts.filter((conflict) => sides?.get(keyOf(conflict)) === 'theirs')
  const settled = merged === undefined ? undefined : ifPossible(() => takeTheirs(merged, chosen))
  const choose = (conflict: Conflict, side: Side) =>
    setSides(new Map([...(sides ?? []), [keyOf(conflict), side]]))

  return (
    <Alert id={questionId(file.name)} tone="failure" title={texts.theirs[what](file.name)}>
      <p style={{ marginBlock: 0 }}>{texts.theirs.detail}</p>
      {sides && (
        <Box sx={{ display: 'grid', gap: 2, marginTop: 2 }}>
          <p style={{ marginBlock: 0 }}>{texts.theirs.conflicts}</p>
          {conflicts.map((conflict) => (
            <ConflictChoice
              key={keyOf(conflict)}
              conflict={conflict}
              place={placeName(fields, conflict.path)}
              side={sides.get(keyOf(conflict)) ?? 'mine'}
              onChoose={(side) => choose(conflict, side)}
            />
          ))}
        </Box>
      )}
      {settled === undefined && <p style={{ marginBlock: 0 }}>{texts.theirs.apart}</p>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginTop: 2 }}>
        {settled === undefined ? (
          <Button onClick={() => onSettle(text)}>{texts.theirs.useMine}</Button>
        ) : sides ? (
          <Button onClick={() => onSettle(settled)}>{texts.theirs.apply}</Button>
        ) : (
          <Button onClick={keepMine}>{texts.theirs.merge}</Button>
        )}
        <Button kind="secondary" onClick={() => onSettle(theirs.text)}>
          {texts.theirs.useTheirs}
        </Button>
      </Box>
    </Alert>
  )
}

/** A version that is not YAML cannot be put together with another. */
const apart = { text: undefined, conflicts: [] }

/** Undefined where the texts do not allow it. */
function ifPossible<Result>(attempt: () => Result): Result | undefined {
  try {
    return attempt()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const keyOf = ({ path }: Conflict): string => JSON.stringify(path)

const option = {
  display: 'flex',
  gap: 1,
  alignItems: 'baseline',
  minHeight: target,
  '& > strong': { flexShrink: 0 },
}

interface ConflictChoiceProps {
  conflict: Conflict
  place: string
  side: Side
  onChoose: (side: Side) => void
}

function ConflictChoice({ conflict, place, side, onChoose }: ConflictChoiceProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, display: 'grid', gap: 1 }}>
      <legend>{place}</legend>
      {(['mine', 'theirs'] as const).map((each) => (
        <Box key={each} component="label" sx={option}>
          <input
            type="radio"
            name={keyOf(conflict)}
            checked={side === each}
            onChange={() => onChoose(each)}
          />
          <strong>{texts.theirs[each]}</strong>
          <span>{valueText(conflict[each], texts.theirs.nothing)}</span>
        </Box>
      ))}
    </Box>
  )
}
