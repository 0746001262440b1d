import Box from '@mui/material/Box'
import { Button } from '../../../src/components/Button'
import { FieldHint } from '../../../src/components/FieldShell'
import { TextField } from '../../../src/components/TextField'
import { formTexts } from '../texts'

export interface FindBoxProps {
  id: string
  query: string
  /** How many fields have it; undefined while everything is shown. */
  found: number | undefined
  onQuery: (query: string) => void
}

/** Leaves only the fields that have a word, in their text or in their label. */
export function FindBox({ id, query, found, onQuery }: FindBoxProps) {
  return (
    <Box role="search" sx={{ display: 'grid', gap: 1 }}>
      <TextField
        id={id}
        name="find"
        label={formTexts.find}
        hint={formTexts.findHint}
        value={query}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => onQuery(target.value)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <FieldHint role="status">{found === undefined ? '' : formTexts.found(found)}</FieldHint>
        {found !== undefined && (
          <Button
            kind="quiet"
            onClick={() => {
              // The button disappears, and the focus must not go with it.
              document.getElementById(id)?.focus()
              onQuery('')
            }}
          >
            {formTexts.showAll}
          </Button>
        )}
      </Box>
    </Box>
  )
}
