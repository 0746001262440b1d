import Box from '@mui/material/Box'
import { radius, shadow, space } from '../../src/theme/tokens'
import { Table } from './Table'

const steps = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 12]

export const SpaceSteps = () => (
  <Table
    columns={['Steps', 'px', 'Size']}
    rows={steps.map((step) => [
      `spacing(${step})`,
      step * space,
      <Box key="bar" sx={{ width: step * space, height: 16, backgroundColor: 'primary.main' }} />,
    ])}
  />
)

const box = { width: 176, height: 104, backgroundColor: 'background.paper' }

export const Radii = () => (
  <Table
    columns={['Token', 'Corner', 'Size']}
    rows={Object.entries(radius).map(([name, px]) => [
      name,
      <Box
        key="box"
        sx={{ ...box, border: '1px solid', borderColor: 'divider', borderRadius: `${px}px` }}
      />,
      name === 'pill' ? 'half the height' : `${px} px`,
    ])}
  />
)

/** On the page's surface, above which they raise a box. */
export const Shadows = () => (
  <Table
    columns={['Token', 'Shadow']}
    rows={Object.entries(shadow).map(([name, boxShadow]) => [
      name,
      <Box key="surface" sx={{ padding: 4, backgroundColor: 'background.default' }}>
        <Box sx={{ ...box, boxShadow, borderRadius: `${radius.box}px` }} />
      </Box>,
    ])}
  />
)
