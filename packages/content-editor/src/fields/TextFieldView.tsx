import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import MuiTextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { TextField } from '@partner-site/content-model'
import { useRef } from 'react'
import { useEditor } from '../app/store'
import { fieldTexts } from '../texts'
import { FieldNotes, type FieldViewProps, useField } from './field'
import { type Input, insert, paste } from './pasted'

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
  const { field } = props
  const { id, value, error, label, set } = useField(props)
  const text = typeof value === 'string' ? value : ''
  const input = useRef<Input>(null)
  const pages = useEditor((state) => state.pages)
  const hasPages = field.textKind === 'sitePath'
  const isTall = field.lines > 1 || (field.textKind === 'plain' && field.max > maxInOneRow)
  const inItsLines = (typed: string) =>
    field.lines > 1 ? typed : typed.replace(/\s*[\r\n]+\s*/g, ' ')
  // An optional key with an empty text is removed.
  const write = (typed: string) => {
    const next = inItsLines(typed)
    set(next === '' && !field.required ? undefined : next, true)
  }
  return (
    <div>
      <MuiTextField
        id={id}
        label={label}
        error={error !== ''}
        inputRef={input}
        value={text}
        onChange={({ target }) => write(target.value)}
        onPaste={(event) => input.current && paste(event, input.current, field.lines === 1)}
        onBlur={() => {
          // Within a sentence, more may follow a space.
          if (field.textKind !== 'plain' && text !== text.trim()) write(text.trim())
        }}
        // In a text of one line, Enter would be a space.
        onKeyDown={(event) => {
          if (field.lines === 1 && event.key === 'Enter') event.preventDefault()
        }}
        helperText={
          <FieldNotes field={field} error={error}>
            <Counter text={text} field={field} />
          </FieldNotes>
        }
        slotProps={{
          input: isTall ? tall : undefined,
          htmlInput: {
            ...attributes[field.textKind],
            ...(isTall && { rows: rowsFor(text), type: undefined }),
            list: hasPages ? `${id}-pages` : undefined,
          },
        }}
      />
      {hasPages && (
        <datalist id={`${id}-pages`}>
          {pages.map((page) => (
            <option key={page} value={page} />
          ))}
        </datalist>
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
    </div>
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
