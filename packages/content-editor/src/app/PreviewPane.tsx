import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import { asShown, type PreviewFrame, shownAs } from '../preview/frame'
import { previewTexts } from '../texts'
import { placesIn } from './data'
import { colours, wide } from './EditorTheme'
import type { EditorState } from './state'
import { useActions, useEditor, useOpenEditor } from './store'

/** In CSS px, as in the site's screenshots. */
const widths = { phone: 390, desktop: 1280 } as const

export function PreviewPane() {
  const { set } = useActions()
  const { pages = {} } = useOpenEditor().config
  const page = useEditor((state) => state.page)
  const [screen, setScreen] = useState<keyof typeof widths>('phone')
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const [chosen, setChosen] = useState('')
  const { name = page, states = {} } = pages[page] ?? {}
  const groups = Object.entries(states)
  const state = groups.some(([, names]) => names.includes(chosen)) ? chosen : undefined
  const { onLoad, isBusy, failure } = useFrame(page, state, scheme)
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
      {groups.length > 0 && (
        <TextField
          select
          size="small"
          label={previewTexts.state}
          value={state ?? ''}
          onChange={({ target }) => setChosen(target.value)}
          slotProps={{ select: { native: true } }}
        >
          <option value="">{previewTexts.asItOpens}</option>
          {groups.map(([group, names]) => (
            <optgroup key={group} label={group}>
              {names.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </optgroup>
          ))}
        </TextField>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
        <span role="status">{isBusy ? previewTexts.loading : ''}</span>
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
    '&:not(:focus-visible)': { outline: `1px solid ${colours.line}`, outlineOffset: -1 },
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
    borderColor: colours.line,
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

function useFrame(page: string, state: string | undefined, scheme: 'light' | 'dark') {
  const { set, goTo } = useActions()
  const { pages = {} } = useOpenEditor().config
  const data = useEditor((all) => all.data)
  const fields = useEditor((all) => all.fields)
  const [preview, setPreview] = useState<PreviewFrame>()
  const [outcome, setOutcome] = useState<{ page: string; failure?: string }>()
  const isRevealed = useRef(false)
  /** Shows the text of the focused field; one that is new, as soon as the page has it. */
  const revealFocused = useCallback(() => {
    const { activeElement: field } = document
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (!preview || isRevealed.current || !isText || !field.closest('[role=tabpanel]')) return
    isRevealed.current = preview.reveal(field.value)
  }, [preview])
  useEffect(() => {
    const named = Object.entries(data).map(([name, one]) => [name.replace(/\.yaml$/, ''), one])
    preview?.show({
      page,
      state,
      scheme,
      content: Object.fromEntries(named),
      onShown: (failure) => {
        setOutcome({ page, failure })
        revealFocused()
      },
      onVisit: (next) => set({ page: next }),
      onPress: (text) => {
        const found = placeOfText(text, { fields, data, file: pages[page]?.file })
        if (found) goTo(found.file, found.place)
      },
    })
  }, [preview, data, fields, pages, page, state, scheme, set, goTo, revealFocused])
  useEffect(() => {
    const onFocus = () => {
      isRevealed.current = false
      revealFocused()
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [revealFocused])
  const isBusy = outcome?.page !== page
  return {
    onLoad: ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
      setPreview(currentTarget.contentWindow?.preview),
    isBusy,
    failure: isBusy ? undefined : outcome.failure,
  }
}

/** Returns the field of a text in the preview: the longest literal match, first in the page's own file. */
export function placeOfText(
  text: string,
  { fields, data, file }: Pick<EditorState, 'fields' | 'data'> & { file: string | undefined },
) {
  const places = [file, ...Object.keys(fields)].flatMap((name = '') => {
    const form = fields[name]
    return form ? placesIn(name, form, data[name]) : []
  })
  const literal = (value: string) => value.replace(/\{\w+\}/g, '').trim().length
  return places
    .map((one) => ({ ...one, value: typeof one.value === 'string' ? one.value : '' }))
    .filter(({ value }) => asShown(value) === text || literal(value) > 2)
    .filter(({ value }) => shownAs(value).test(text))
    .sort((one, other) => literal(other.value) - literal(one.value))[0]
}

function useSize() {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const watch = useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [watch, size] as const
}
