import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Fragment, type ReactNode } from 'react'
import { reviewTexts } from '../texts'
import type { Change } from './changes'
import { ValueView } from './ValueView'

export const list = { p: 0, m: 0, listStyle: 'none' }

interface LineProps {
  label: string
  discard?: (() => void) | undefined
  children: ReactNode
}

export const Line = ({ label, discard, children }: LineProps) => (
  <Box
    component="li"
    sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
  >
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
      <strong>{label}</strong>
      {discard && (
        <Button size="small" aria-label={reviewTexts.discard(label)} onClick={discard}>
          {reviewTexts.discardShort}
        </Button>
      )}
    </Stack>
    {children}
  </Box>
)

interface ChangeListProps {
  changes: readonly Change[]
  /** What the values are called: both of a change, and the one of another kind. */
  names: Readonly<Record<'before' | 'after' | Exclude<Change['kind'], 'changed'>, string>>
  discard?: (change: Change) => void
}

export const ChangeList = ({ changes, names, discard }: ChangeListProps) => (
  <Box component="ul" sx={list}>
    {changes.map((change) => (
      <Line
        key={`${change.kind} ${change.place} ${change.label}`}
        label={change.label}
        discard={discard && (() => discard(change))}
      >
        <Values change={change} names={names} />
      </Line>
    ))}
  </Box>
)

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

function Values({ change, names }: { change: Change; names: ChangeListProps['names'] }) {
  const { kind, field, before, after } = change
  const versions = [
    [kind === 'removed' ? names.removed : names.before, before, after],
    [kind === 'changed' ? names.after : names[kind], after, before],
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
