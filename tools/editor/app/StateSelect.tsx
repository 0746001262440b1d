import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { FieldShell } from '../../../src/components/FieldShell'
import { edge, target } from '../../../src/theme/tokens'
import type { PreviewState } from '../preview/messages'

export interface StateSelectProps {
  states: readonly PreviewState[]
  /** The id of a state; without it, the page as it opens. */
  value: string | undefined
  onChange: (state: string | undefined) => void
}

const Select = styled('select')(({ theme }) => ({
  font: 'inherit',
  minHeight: target,
  width: '100%',
  maxWidth: '24rem',
  paddingInline: theme.spacing(1.5),
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `${edge.thin}px solid ${theme.vars.palette.brand.lineStrong}`,
  borderRadius: theme.shape.borderRadius,
}))

/** What a visitor may have done on the page, or met there. */
export function StateSelect({ states, value, onChange }: StateSelectProps) {
  const groups = [...new Set(states.map(({ group }) => group))]
  return (
    <FieldShell id={useId()} label="State of the page">
      {(aria) => (
        <Select
          {...aria}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        >
          <option value="">As it opens</option>
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              {states
                .filter((state) => state.group === group)
                .map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      )}
    </FieldShell>
  )
}
