import AppBar from '@mui/material/AppBar'
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type MouseEvent, useState } from 'react'
import { useStore } from 'zustand'
import { texts } from '../texts'
import { countUnsaved, valueText } from './changes'
import { type Place, placesIn } from './data'
import { wide } from './EditorTheme'
import { useActions, useEditor, useOpenEditor } from './store'

const bar = {
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1.5,
  px: { xs: 2, md: 3 },
  py: 1,
  color: 'text.primary',
  backgroundColor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  // Sticky only where it fits in one row and leaves most of the window free.
  position: 'static',
  [`${wide} and (min-height: 32em)`]: { position: 'sticky', flexWrap: 'nowrap' },
}

const actions = { display: 'flex', flexWrap: 'inherit', gap: 1, marginInlineStart: 'auto' }

export function Header() {
  const { undo, redo } = useActions()
  const workplace = useEditor((state) => state.workplace)
  const { temporal } = useOpenEditor().store
  const { pastStates, futureStates } = useStore(temporal)
  return (
    <AppBar elevation={0} sx={bar} aria-label={texts.title}>
      <div>
        <Typography variant="h3" component="h1">
          {texts.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.savesTo(workplace.folder)}
        </Typography>
      </div>
      <FindBox />
      <Box sx={actions} onMouseDown={keepFocus}>
        <Button href="/help/" target="_blank">
          {texts.help}
        </Button>
        <Button aria-disabled={pastStates.length === 0 || undefined} sx={idleLook} onClick={undo}>
          {texts.undo}
        </Button>
        <Button aria-disabled={futureStates.length === 0 || undefined} sx={idleLook} onClick={redo}>
          {texts.redo}
        </Button>
        <SaveButton />
      </Box>
    </AppBar>
  )
}

/** A pressed button leaves the focus in the field: browsers scroll the page to a button that sticks. */
const keepFocus = (event: MouseEvent): void => event.preventDefault()

function SaveButton() {
  const { set } = useActions()
  const unsaved = useEditor(countUnsaved)
  const isSaved = unsaved === 0
  return (
    <Button
      variant={isSaved ? 'outlined' : 'contained'}
      aria-disabled={isSaved || undefined}
      sx={idleLook}
      onClick={() => !isSaved && set({ isReviewing: true })}
    >
      {isSaved ? texts.nothingToSave : `${texts.review} (${texts.unsaved(unsaved)})`}
    </Button>
  )
}

/** Of a button that keeps the focus while it does nothing. */
const idleLook = {
  '&[aria-disabled]': {
    color: 'text.secondary',
    backgroundColor: 'background.paper',
    borderColor: 'divider',
    cursor: 'default',
  },
}

const filterOptions = createFilterOptions<Place>({
  limit: 60,
  trim: true,
  stringify: ({ label, value }) => `${label} ${valueText(value)}`,
})

function FindBox() {
  const { goTo } = useActions()
  const fields = useEditor((state) => state.fields)
  const data = useEditor((state) => state.data)
  const current = useEditor((state) => state.current)
  const [query, setQuery] = useState('')
  const files = [...new Set([current, ...Object.keys(fields)])]
  const places = query
    ? files.flatMap((file) => {
        const form = fields[file]
        return form ? placesIn(file, form, data[file]) : []
      })
    : []
  return (
    <Autocomplete
      role="search"
      disablePortal
      options={places}
      open={query !== ''}
      filterOptions={filterOptions}
      groupBy={({ file }) => fields[file]?.label ?? file}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ file, place }) => `${file} ${place}`}
      isOptionEqualToValue={() => false}
      value={null}
      inputValue={query}
      onInputChange={(_event, next, reason) => reason !== 'blur' && setQuery(next)}
      onClose={() => setQuery('')}
      onChange={(_event, found) => found && goTo(found.file, found.place)}
      noOptionsText={texts.nothingFound}
      forcePopupIcon={false}
      sx={{ flex: '1 1 14rem', maxWidth: '24rem' }}
      renderOption={({ key, ...props }, { label, value }) => (
        <Box component="li" key={key} {...props} sx={{ overflowWrap: 'anywhere' }}>
          <span>
            <strong>{label}</strong> {valueText(value)}
          </span>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} size="small" label={texts.find} />}
    />
  )
}
