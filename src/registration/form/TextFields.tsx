import Box from '@mui/material/Box'
import { TextField, type TextFieldProps } from '../../components/TextField'
import {
  asEntered,
  type TextFieldRules,
  type TextName,
  textFields,
  textNames,
} from '../rules/fields'
import { messageOf, problemAsTyped } from './messages'
import type { FormPartProps } from './useRegistrationForm'

/** What an on-screen keyboard offers, by the kind of the field. */
const keyboards: Record<TextFieldRules['kind'], Partial<TextFieldProps>> = {
  line: { autoCapitalize: 'words', enterKeyHint: 'next' },
  lines: { rows: 3, autoCapitalize: 'words', enterKeyHint: 'enter' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', enterKeyHint: 'next' },
  phone: { type: 'tel', inputMode: 'tel', enterKeyHint: 'next' },
  gstNumber: { autoCapitalize: 'characters', spellCheck: false, enterKeyHint: 'next' },
}

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

const wideCell = { ...cell, gridColumn: '1 / -1' }

/** The text fields, in the order of the application. */
export function TextFields({ texts, registration }: FormPartProps) {
  const { draft, problems, change, setText } = registration
  return (
    <Box sx={grid}>
      {textNames.map((field) => {
        const problem = problems[field] ?? problemAsTyped(field, draft[field])
        const { kind, autoComplete } = textFields[field]
        return (
          <Box key={field} sx={shortFields.has(field) ? cell : wideCell}>
            <TextField
              {...keyboards[kind]}
              autoComplete={autoComplete}
              id={field}
              name={field}
              label={texts.fields[field].label}
              hint={texts.fields[field].hint}
              error={problem && messageOf(field, problem, texts)}
              value={draft[field]}
              required
              onChange={change}
              onBlur={() => setText(field, asEntered(field, draft[field]))}
            />
          </Box>
        )
      })}
    </Box>
  )
}
