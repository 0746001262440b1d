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
import { SpecimenTable } from './Specimen'

const steps = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 12]

const Bar = styled('div')(({ theme }) => ({
  height: 16,
  marginTop: 4,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.primary.main,
  forcedColorAdjust: 'none',
}))

const Box = styled('div')(({ theme }) => ({
  width: 176,
  height: 104,
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

export const Radii = () => (
  <SpecimenTable
    columns={['Token', 'Corner', 'Size']}
    rows={Object.entries(radius).map(([name, px]) => [
      name,
      <code key="name">{name}</code>,
      <Box key="box" style={{ borderRadius: px }} />,
      name === 'pill' ? 'half the height' : `${px} px`,
    ])}
  />
)

export const Shadows = () => (
  <SpecimenTable
    columns={['Token', 'Shadow']}
    rows={Object.entries(shadow).map(([name, boxShadow]) => [
      name,
      <code key="name">{name}</code>,
      <Box key="box" style={{ boxShadow, borderRadius: radius.box, borderColor: 'transparent' }} />,
    ])}
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
