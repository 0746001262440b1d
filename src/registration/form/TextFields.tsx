import Box from '@mui/material/Box'
import { TextField, type TextFieldProps } from '../../components/TextField'
import { type TextName, textNames } from '../rules/fields'

/** Two of them share a row where the form is wide enough; any other field has a row of its own. */
const shortFields: ReadonlySet<TextName> = new Set(['company_name', 'your_name', 'email', 'phone'])

const fieldGap = 3.5

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(18.5rem, 40%)), 1fr))',
  columnGap: 3,
  marginBottom: -fieldGap,
  // What is above an input scrolls into view with it, also in a window that is low.
  '& input': { scrollMarginTop: '6rem' },
  '& textarea': { scrollMarginTop: '3rem' },
}

/** Neighbours share four rows, for label, hint, error and input, so that these are aligned. */
const sharedRows = { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid' }

const cell = {
  ...sharedRows,
  marginBottom: fieldGap,
  '& > *': sharedRows,
  '& > * > :last-child': { gridRowEnd: -1 },
}

/** Has no neighbour to be aligned with. */
const wideCell = { marginBottom: fieldGap, gridColumn: '1 / -1' }

export interface TextFieldsProps {
  /** Returns the props of a field. */
  field: (name: TextName) => TextFieldProps
}

/** The text fields, in the order of the application. */
export function TextFields({ field }: TextFieldsProps) {
  return (
    <Box sx={grid}>
      {textNames.map((name) => (
        <Box key={name} sx={shortFields.has(name) ? cell : wideCell}>
          <TextField {...field(name)} />
        </Box>
      ))}
    </Box>
  )
}
