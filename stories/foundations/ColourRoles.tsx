import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import { dark, light, radius } from '../../src/theme/tokens'
import type { ColourRole } from './colourPairs'
import { SpecimenTable } from './Specimen'

export interface ColourRolesProps {
  /** The comment on each role in the tokens. */
  notes: Readonly<Record<string, string>>
}

const Swatch = styled('div')(({ theme }) => ({
  width: 'min(100%, 144px)',
  height: 48,
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  forcedColorAdjust: 'none',
}))

const roles = Object.keys(light) as ColourRole[]

const Value = ({ colour }: { colour: string }) => (
  <>
    <Swatch style={{ backgroundColor: colour }} />
    <code>{colour}</code>
  </>
)

/** Every role of the palette, in each scheme. */
export function ColourRoles({ notes }: ColourRolesProps) {
  return (
    <SpecimenTable
      even
      columns={['Role', 'Light', 'Dark']}
      rows={roles.map((role) => [
        role,
        <Fragment key="role">
          <code>{role}</code>
          <small>{notes[role]}</small>
        </Fragment>,
        <Value key="light" colour={light[role]} />,
        <Value key="dark" colour={dark[role]} />,
      ])}
    />
  )
}
