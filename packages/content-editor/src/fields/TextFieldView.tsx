import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import MuiTextField, { type TextFieldProps } from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { TextField } from '@partner-site/content-model'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useActions, useEditor } from '../app/store'
import { fieldTexts } from '../texts'
import { FieldNotes, type FieldViewProps, UndoField, useField } from './field'
import { cleaned, type Input, insert, paste } from './pasted'

const address = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false }

const attributes = {
  plain: { autoComplete: 'off', spellCheck: true },
  email: { ...address, inputMode: 'email' },
  phone: { ...address, inputMode: 'tel' },
  webAddress: { ...address, inputMode: 'url' },
  siteAddress: { ...address, inputMode: 'url' },
  sitePath: address,
  country: { ...address, autoCapitalize: 'characters' },
  language: address,
} as const

const maxInOneRow = 40

const tall = { inputComponent: 'textarea' } as const

/** For browsers without `field-sizing: content`. */
const rowsFor = (text: string): number => Math.min(12, Math.ceil(text.length / 42) || 1)

const placeholders = { flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }

export function TextFieldView(props: FieldViewProps<TextField>) {
  const { field, place } = props
  const { id, value, error, label, set } = useField(props)
  const text = typeof value === 'string' ? value : ''
  const input = useRef<Input>(null)
  const actions = useActions()
  const [isEnterPressed, setEnterPressed] = useState(false)
  const clean = cleaned(text, field.lines === 1)
  const isTall = field.lines > 1 || (field.textKind === 'plain' && field.max > maxInOneRow)
  const inItsLines = (typed: string) =>
    field.lines > 1 ? typed : typed.replace(/\s*[\r\n]+\s*/g, ' ')
  // An optional key with an empty text is removed.
  const write = (typed: string) => {
    const next = inItsLines(typed)
    set(next === '' && !field.required ? undefined : next, true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isIdle = field.lines === 1 && event.key === 'Enter' && !event.nativeEvent.isComposing
    setEnterPressed(isIdle)
    if (!isIdle) return
    event.preventDefault()
    actions.set({ said: fieldTexts.oneLine })
  }
  const box: TextFieldProps = {
    id,
    label,
    error: error !== '',
    inputRef: input,
    onPaste: (event) => input.current && paste(event, input.current, field.lines === 1),
    onBlur: () => {
      setEnterPressed(false)
      // Within a sentence, more may follow a space.
      if (field.textKind !== 'plain' && text !== text.trim()) write(text.trim())
    },
    helperText: (
      <FieldNotes field={field} error={error}>
        {isEnterPressed && <span>{fieldTexts.oneLine}</span>}
        <Counter text={text} field={field} />
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
            },
          }}
        />
      )}
      {field.placeholders.length > 0 && (
        <Stack direction="row" sx={placeholders}>
          <Typography variant="body2">{fieldTexts.placeholders}</Typography>
          {field.placeholders.map((name) => (
            <Chip
              key={name}
              label={`{${name}}`}
              variant="outlined"
              component="button"
              type="button"
              aria-label={fieldTexts.insert(name)}
              onClick={() => input.current && insert(input.current, `{${name}}`)}
            />
          ))}
        </Stack>
      )}
      {error && clean !== text && (
        <Button size="small" onClick={() => set(clean)} sx={{ px: 1 }}>
          {fieldTexts.clean}
        </Button>
      )}
      <UndoField place={place} />
    </div>
  )
}

interface PagesFieldProps {
  box: TextFieldProps
  text: string
  onWrite: (text: string) => void
}

function PagesField({ box, text, onWrite }: PagesFieldProps) {
  const pages = useEditor((state) => state.pages)
  return (
    <Autocomplete
      freeSolo
      disableClearable
      disablePortal
      // Below the field is what is wrong with it.
      slotProps={{ popper: { placement: 'top-start' } }}
      id={box.id}
      options={pages}
      // Offers all pages, not only those that match the current value.
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

function Counter({ text, field }: { text: string; field: TextField }) {
  const words = text.split(/\s+/).filter(Boolean).length
  const counts = [
    { unit: 'character', count: text.length, max: field.max, few: field.max / 10 },
    ...(field.words === undefined
      ? []
      : [{ unit: 'word', count: words, max: field.words, few: 1 }]),
  ]
  const full = counts.find(({ count, max }) => count > max)
  const tight = full ?? counts.find(({ count, max, few }) => max - count <= few)
  if (field.textKind !== 'plain' && !tight) return null
  const left = tight ? tight.max - tight.count : 0
  const news = tight && fieldTexts[full ? 'tooMany' : 'left'](Math.abs(left), tight.unit)
  const color = full ? 'error.main' : tight ? 'warning.main' : 'text.secondary'
  return (
    <Typography component="span" variant="body2" sx={{ color, marginInlineStart: 'auto' }}>
      {counts.map(({ unit, count, max }) => fieldTexts.used(count, max, unit)).join(', ')}
      {news && ': '}
      <span aria-live="polite">{news}</span>
    </Typography>
  )
}
