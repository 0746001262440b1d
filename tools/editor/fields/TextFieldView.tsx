import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import MuiTextField, { type TextFieldProps } from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { TextField } from '../../content/fieldTree'
import { useActions, useEditor } from '../app/store'
import { fieldTexts } from '../texts'
import { FieldNotes, type FieldViewProps, UndoField, useField } from './field'

type Input = HTMLInputElement | HTMLTextAreaElement

const address = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false }

/** What the browser needs to know about the input. */
const attributes = {
  plain: { autoComplete: 'off', spellCheck: true },
  email: { ...address, inputMode: 'email' },
  phone: { ...address, inputMode: 'tel' },
  webAddress: { ...address, inputMode: 'url' },
  siteAddress: { ...address, inputMode: 'url' },
  sitePath: address,
  country: { ...address, autoCapitalize: 'characters' },
  language: { ...address, autoCapitalize: 'off' },
} as const

/** Longer texts need several rows to be seen. */
const maxInOneRow = 40

const tall = { inputComponent: 'textarea' } as const

/** Where the browser does not fit the field to its text. */
const rowsFor = (text: string): number => Math.min(12, Math.ceil(text.length / 42) || 1)

/** How long nobody types before the characters that are left are read out, in ms. */
const pause = 1000

/** A text, with what is left of its length and the placeholders to insert. */
export function TextFieldView(props: FieldViewProps<TextField>) {
  const { field, place } = props
  const { id, value, error, label, set } = useField(props)
  const text = typeof value === 'string' ? value : ''
  const input = useRef<Input>(null)
  const { say } = useActions()
  const [isEnterPressed, setEnterPressed] = useState(false)
  const length = lengthOf(text, field)
  const isTall = field.lines > 1 || (field.textKind === 'plain' && field.max > maxInOneRow)
  const isCounted = field.textKind === 'plain' || length.isClose
  useAnnounced(isCounted ? length.news : '', text)
  // An optional key has a text, or is not there.
  const write = (next: string) => set(next === '' && !field.required ? undefined : next, true)
  const onKeyDown = (event: KeyboardEvent) => {
    const isIdle = field.lines === 1 && event.key === 'Enter' && !event.nativeEvent.isComposing
    setEnterPressed(isIdle)
    if (!isIdle) return
    event.preventDefault()
    say(fieldTexts.oneLine)
  }
  const onPaste = (event: ClipboardEvent<Input>) => {
    const pasted = event.clipboardData.getData('text')
    if (field.lines > 1 || !/[\r\n]/.test(pasted)) return
    event.preventDefault()
    insert(event.currentTarget, pasted.trim().replace(/\s*[\r\n]+\s*/g, ' '))
  }
  const box: TextFieldProps = {
    id,
    label,
    error: error !== undefined,
    inputRef: input,
    onBlur: () => setEnterPressed(false),
    helperText: (
      <FieldNotes field={field} place={place}>
        {isEnterPressed && <span>{fieldTexts.oneLine}</span>}
        {isCounted && <Counter {...length} />}
      </FieldNotes>
    ),
  }
  return (
    <div>
      {field.textKind === 'sitePath' ? (
        <PagesField box={box} text={text} onWrite={write} />
      ) : (
        <MuiTextField
          {...box}
          value={text}
          onChange={({ target }) => write(target.value)}
          slotProps={{
            input: isTall ? tall : undefined,
            htmlInput: {
              ...attributes[field.textKind],
              ...(isTall && { rows: rowsFor(text), type: undefined }),
              onKeyDown,
              onPaste,
            },
          }}
        />
      )}
      <Placeholders
        names={field.placeholders}
        onInsert={(name) => input.current && insert(input.current, `{${name}}`)}
      />
      <UndoField place={place} />
    </div>
  )
}

interface PagesFieldProps {
  box: TextFieldProps
  text: string
  onWrite: (text: string) => void
}

/** Offers the site's pages, and takes any address. */
function PagesField({ box, text, onWrite }: PagesFieldProps) {
  const pages = useEditor((state) => state.pages)
  return (
    <Autocomplete
      freeSolo
      disableClearable
      disablePortal
      id={box.id}
      options={pages}
      // All of them, whichever is chosen.
      filterOptions={(all) => all}
      value={text}
      inputValue={text}
      onInputChange={(_event, next, reason) => reason !== 'reset' && onWrite(next)}
      onChange={(_event, page) => onWrite(page)}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          {...box}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, ...address },
          }}
        />
      )}
    />
  )
}

interface PlaceholdersProps {
  names: readonly string[]
  onInsert: (name: string) => void
}

function Placeholders({ names, onInsert }: PlaceholdersProps) {
  if (names.length === 0) return null
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}
    >
      <Typography variant="body2">{fieldTexts.placeholders}</Typography>
      {names.map((name) => (
        <Chip
          key={name}
          label={`{${name}}`}
          variant="outlined"
          component="button"
          type="button"
          aria-label={fieldTexts.insert(name)}
          onClick={() => onInsert(name)}
        />
      ))}
    </Stack>
  )
}

/** Replaces the selection, as if it were typed: the caret is behind it. */
function insert(input: Input, text: string): void {
  const { selectionStart, selectionEnd, value } = input
  const start = selectionStart ?? value.length
  input.focus()
  input.setRangeText(text, start, selectionEnd ?? start, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

interface Length {
  /** How much of it there is. */
  shown: string
  /** What is left; empty while there is room. */
  news: string
  isClose: boolean
  isOver: boolean
}

function Counter({ shown, news, isOver, isClose }: Length) {
  const color = isOver ? 'error.main' : isClose ? 'warning.main' : 'text.secondary'
  return (
    <Typography component="span" variant="body2" sx={{ color, marginInlineStart: 'auto' }}>
      {news ? `${shown}: ${news}` : shown}
    </Typography>
  )
}

function lengthOf(text: string, { max, words }: TextField): Length {
  const { characters: shownCharacters, words: shownWords } = fieldTexts
  const characters = measured(text.length, max, max / 10, 'character', shownCharacters)
  if (words === undefined) return characters
  const inWords = measured(text.split(/\s+/).filter(Boolean).length, words, 1, 'word', shownWords)
  const worse = characters.isOver || (characters.isClose && !inWords.isOver) ? characters : inWords
  return { ...worse, shown: `${characters.shown}, ${inWords.shown}` }
}

function measured(
  count: number,
  max: number,
  few: number,
  unit: string,
  shown: (count: number, max: number) => string,
): Length {
  const left = max - count
  const isOver = left < 0
  const isClose = left <= few
  const news = isOver ? fieldTexts.tooMany(-left, unit) : fieldTexts.left(left, unit)
  return { shown: shown(count, max), news: isClose ? news : '', isClose, isOver }
}

/** Has news read out once nobody has typed for a moment. */
function useAnnounced(news: string, text: string): void {
  const { say } = useActions()
  const first = useRef(text)
  useEffect(() => {
    if (!news || first.current === text) return
    const timer = setTimeout(() => say(news), pause)
    return () => clearTimeout(timer)
  }, [news, text, say])
}
