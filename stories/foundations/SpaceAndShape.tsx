import { styled } from '@mui/material/styles'
import type { CSSProperties } from 'react'
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
import { Specimen, SpecimenTable } from './Specimen'

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

/** The steps of the grid, as used in `spacing` and `sx`. */
export function SpaceSteps() {
  return (
    <SpecimenTable
      columns={['Steps', 'px', 'Size']}
      rows={steps.map((step) => [
        `${step}`,
        <code key="step">spacing({step})</code>,
        step * space,
        <Bar key="bar" style={{ width: step * space }} />,
      ])}
    />
  )
}

interface Sample {
  name: string
  style: CSSProperties
  size?: string
}

const Boxes = ({ samples }: { samples: readonly Sample[] }) => (
  <Specimen>
    <Samples>
      {samples.map(({ name, style, size }) => (
        <li key={name}>
          <Box style={style} />
          <code>{name}</code> {size}
        </li>
      ))}
    </Samples>
  </Specimen>
)

export const Radii = () => (
  <Boxes
    samples={Object.entries(radius).map(([name, px]) => ({
      name,
      style: { borderRadius: px },
      size: name === 'pill' ? 'half the height' : `${px} px`,
    }))}
  />
)

export const Shadows = () => (
  <Boxes
    samples={Object.entries(shadow).map(([name, boxShadow]) => ({
      name,
      style: { boxShadow, borderRadius: radius.box, borderColor: 'transparent' },
    }))}
  />
)

export interface FixedSizesProps {
  /** The comment on each size in the tokens. */
  notes: Readonly<Record<string, string>>
}

const fixed = { target, headerHeight, contentWidth, inset, edge, iconSize, breakpoints }

/** Sizes that are not steps of the grid. */
export function FixedSizes({ notes }: FixedSizesProps) {
  return (
    <SpecimenTable
      columns={['Token', 'Size', 'What it is']}
      rows={Object.entries(fixed).map(([name, size]) => [
        name,
        <code key="name">{name}</code>,
        typeof size === 'object'
          ? Object.entries(size)
              .map(([step, value]) => `${step} ${value}`)
              .join(', ')
          : size,
        notes[name],
      ])}
    />
  )
}
