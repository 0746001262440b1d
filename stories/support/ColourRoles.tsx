import { styled } from '@mui/material/styles'
import { dark, light, radius } from '../../src/theme/tokens'
import type { ColourRole } from './colourPairs'
import { Specimen } from './Specimen'

export interface ColourRolesProps {
  /** What the tokens say of a role. */
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

/** Every role of the palette, as it is in each scheme. */
export function ColourRoles({ notes }: ColourRolesProps) {
  return (
    <Specimen>
      <table data-columns="even">
        <thead>
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {roles.map((role) => (
            <tr key={role}>
              <th scope="row">
                <code>{role}</code>
                <small>{notes[role]}</small>
              </th>
              {[light, dark].map((colours) => (
                <td key={colours === light ? 'light' : 'dark'}>
                  <Swatch style={{ backgroundColor: colours[role] }} />
                  <code>{colours[role]}</code>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Specimen>
  )
}
