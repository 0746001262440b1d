import { styled } from '@mui/material/styles'
import {
  breakpoints,
  contentWidth,
  edge,
  headerHeight,
  iconSize,
  inset,
  radius,
  shadow,
  space,
  target,
} from '../../src/theme/tokens'
import { Specimen } from './Specimen'

const steps = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 12]

const Bar = styled('div')(({ theme }) => ({
  height: 16,
  marginTop: 4,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.primary.main,
  forcedColorAdjust: 'none',
}))

const Samples = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(4),
}))

const Box = styled('div')(({ theme }) => ({
  width: 176,
  height: 104,
  marginBottom: theme.spacing(1),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
}))

/** The steps of the grid as they are used in `spacing` and `sx`. */
export function SpaceSteps() {
  return (
    <Specimen>
      <table>
        <thead>
          <tr>
            <th scope="col">Steps</th>
            <th scope="col">px</th>
            <th scope="col">Size</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step}>
              <th scope="row">
                <code>spacing({step})</code>
              </th>
              <td>{step * space}</td>
              <td>
                <Bar style={{ width: step * space }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Specimen>
  )
}

export function Radii() {
  return (
    <Specimen>
      <Samples>
        {Object.entries(radius).map(([name, px]) => (
          <li key={name}>
            <Box style={{ borderRadius: px }} />
            <code>{name}</code> {name === 'pill' ? 'half the height' : `${px} px`}
          </li>
        ))}
      </Samples>
    </Specimen>
  )
}

export function Shadows() {
  return (
    <Specimen>
      <Samples>
        {Object.entries(shadow).map(([name, value]) => (
          <li key={name}>
            <Box
              style={{ boxShadow: value, borderRadius: radius.box, borderColor: 'transparent' }}
            />
            <code>{name}</code>
          </li>
        ))}
      </Samples>
    </Specimen>
  )
}

export interface FixedSizesProps {
  /** What the tokens say of a size. */
  notes: Readonly<Record<string, string>>
}

const fixed = { target, headerHeight, contentWidth, inset, edge, iconSize, breakpoints }

/** Sizes that do not come from the grid. */
export function FixedSizes({ notes }: FixedSizesProps) {
  return (
    <Specimen>
      <table>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Size</th>
            <th scope="col">What it is</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(fixed).map(([name, size]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                {typeof size === 'object'
                  ? Object.entries(size).map(([step, value]) => (
                      <div key={step}>
                        <code>{step}</code> {value}
                      </div>
                    ))
                  : size}
              </td>
              <td>{notes[name]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Specimen>
  )
}
