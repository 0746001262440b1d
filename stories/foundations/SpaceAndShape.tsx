import { light, radius, shadow, space } from '../../src/theme/tokens'
import { Table } from './Table'

const steps = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 12]

export const SpaceSteps = () => (
  <Table
    columns={['Steps', 'px', 'Size']}
    rows={steps.map((step) => [
      `spacing(${step})`,
      step * space,
      <div key="bar" style={{ width: step * space, height: 16, background: light.accent }} />,
    ])}
  />
)

const box = { width: 176, height: 104, border: `1px solid ${light.line}` }

export const Radii = () => (
  <Table
    columns={['Token', 'Corner', 'Size']}
    rows={Object.entries(radius).map(([name, px]) => [
      name,
      <div key="box" style={{ ...box, borderRadius: px }} />,
      name === 'pill' ? 'half the height' : `${px} px`,
    ])}
  />
)

export const Shadows = () => (
  <Table
    columns={['Token', 'Shadow']}
    rows={Object.entries(shadow).map(([name, boxShadow]) => [
      name,
      <div key="box" style={{ ...box, boxShadow, borderRadius: radius.box }} />,
    ])}
  />
)
