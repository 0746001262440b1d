import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useCallback, useState } from 'react'
import { previewTexts } from '../texts'
import { wide } from './EditorTheme'
import { useActions, useEditor, useOpenEditor } from './store'
import { usePreview } from './usePreview'

/** In CSS px, as in the site's screenshots. */
const widths = { phone: 390, desktop: 1280 } as const

export function PreviewPane() {
  const { set } = useActions()
  const { pages = {} } = useOpenEditor().config
  const page = useEditor((state) => state.page)
  const [screen, setScreen] = useState<keyof typeof widths>('phone')
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const [chosen, setChosen] = useState('')
  const { name = page, states = [] } = pages[page] ?? {}
  const state = states.find((one) => one === chosen)
  const { onLoad, isBusy, failure } = usePreview({ page, state, scheme })
  const [room, size] = useSize()
  const width = widths[screen]
  const scale = Math.min(1, (size.width || width) / width)
  return (
    <Stack component="section" aria-label={previewTexts.title} sx={pane}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Choice
          label={previewTexts.page}
          options={Object.fromEntries(Object.entries(pages).map(([at, one]) => [at, one.name]))}
          value={page}
          onChange={(next) => set({ page: next })}
        />
        <Choice
          label={previewTexts.width}
          options={previewTexts.widths}
          value={screen}
          onChange={setScreen}
        />
        <Choice
          label={previewTexts.colours}
          options={previewTexts.schemes}
          value={scheme}
          onChange={setScheme}
        />
      </Stack>
      {states.length > 0 && (
        <TextField
          select
          size="small"
          label={previewTexts.state}
          value={state ?? ''}
          onChange={({ target }) => setChosen(target.value)}
          slotProps={{ select: { native: true } }}
        >
          <option value="">{previewTexts.asItOpens}</option>
          {states.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </TextField>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
        <span role="status">{isBusy && previewTexts.loading}</span>
        {!isBusy && previewTexts.scale(width, Math.round(scale * 100))}
      </Typography>
      <Box ref={room} aria-busy={isBusy} sx={roomLook}>
        <Box
          component="iframe"
          onLoad={onLoad}
          src="/preview/index.html"
          title={`${previewTexts.title}: ${name}`}
          style={{
            width,
            height: size.height / scale,
            left: (size.width - width * scale) / 2,
            transform: `scale(${scale})`,
            colorScheme: scheme,
          }}
        />
      </Box>
    </Stack>
  )
}

const pane = { gap: 2, height: '100%', minWidth: 0 }

const roomLook = {
  position: 'relative',
  flex: '1 1 auto',
  minHeight: '70dvh',
  [wide]: { minHeight: '15rem' },
  overflow: 'hidden',
  '& > iframe': {
    position: 'absolute',
    top: 0,
    transformOrigin: '0 0',
    // A border would reduce the page's width.
    border: 0,
    '&:not(:focus-visible)': {
      outline: '1px solid var(--editor-palette-text-secondary)',
      outlineOffset: -1,
    },
  },
}

interface ChoiceProps<Value extends string> {
  label: string
  options: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
}

const toggles = {
  flexWrap: 'wrap',
  '& .MuiToggleButton-root': {
    color: 'text.primary',
    minHeight: 44,
    borderColor: 'text.secondary',
  },
  '& .MuiToggleButton-root.Mui-selected': {
    fontWeight: 'bold',
    textDecoration: 'underline 2px',
    textUnderlineOffset: 6,
  },
}

const Choice = <Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) => (
  <div>
    <Typography variant="body2" sx={{ fontWeight: 'bold' }} aria-hidden>
      {label}
    </Typography>
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_event, next: Value | null) => next && onChange(next)}
      sx={toggles}
    >
      {Object.entries<string>(options).map(([option, text]) => (
        <ToggleButton key={option} value={option}>
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  </div>
)

function useSize() {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const watch = useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [watch, size] as const
}
