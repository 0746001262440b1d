import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react'
import { FieldShell } from '../../../src/components/FieldShell'
import { TextInput } from '../../../src/components/TextField'
import type { TextEntry } from '../model/fields'
import { textTexts } from '../texts'
import { Counter } from './Counter'
import type { FieldPartProps } from './fieldProps'
import { useFormTools } from './formTools'
import { insertText } from './insertText'
import { Placeholders } from './Placeholders'
import { idOf, pathOf } from './place'
import { errorOf } from './problems'
import { inputAttributes, isTall, rowsFor } from './textInput'
import { fitOf } from './textLength'
import { useDraft } from './useDraft'

type Input = HTMLInputElement | HTMLTextAreaElement

/** How long nobody types before what is left is read out, in ms. */
const pause = 1000

/** A field for a text: what is left of its length, and its placeholders to insert. */
export function TextEntryField({
  field,
  place,
  value,
  problems,
  label,
}: FieldPartProps<TextEntry>) {
  const { file, edit, announce } = useFormTools()
  const input = useRef<Input>(null)
  const [isEnterPressed, setEnterPressed] = useState(false)
  const stored = typeof value === 'string' ? value : ''
  const draft = useDraft(stored, (text) => {
    const path = pathOf(place)
    // A key that may be left out has a text, or is not there.
    edit(
      text === '' && !field.required
        ? { kind: 'remove', path }
        : { kind: 'set', path, value: text },
    )
    announce(fitOf(text, field).news ?? '', pause)
  })
  const id = idOf(file, place)
  const fit = fitOf(draft.text, field)
  // Nobody counts the characters of an address.
  const isCounted = field.textKind === 'plain' || fit.state !== 'fits'
  const isOneLine = field.lines === 1
  const tall = isTall(field)
  const handlers = {
    onChange: ({ target, nativeEvent }: ChangeEvent<Input>) =>
      draft.type(target.value, (nativeEvent as InputEvent).isComposing === true),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Input>) =>
      draft.type(currentTarget.value, false),
    onBlur: () => {
      setEnterPressed(false)
      draft.leave()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isEnter = isOneLine && event.key === 'Enter' && !event.nativeEvent.isComposing
      setEnterPressed(isEnter)
      if (!isEnter) return
      event.preventDefault()
      announce(textTexts.oneLine)
    },
    onPaste: (event: ClipboardEvent<Input>) => {
      const text = event.clipboardData.getData('text')
      if (!isOneLine || !/[\r\n]/.test(text)) return
      event.preventDefault()
      insertText(event.currentTarget, text.trim().replace(/\s*[\r\n]+\s*/g, ' '))
    },
  }
  return (
    <FieldShell id={id} label={label ?? field.label} hint={field.hint} error={errorOf(problems)}>
      {(aria) => (
        <>
          <TextInput
            fullWidth
            value={draft.text}
            error={aria['aria-invalid']}
            inputRef={input}
            inputComponent={tall ? 'textarea' : 'input'}
            rows={tall ? rowsFor(draft.text) : undefined}
            slotProps={{
              input: {
                ...aria,
                ...inputAttributes[field.textKind],
                ...handlers,
                'aria-describedby': describedBy(
                  aria['aria-describedby'],
                  isCounted && `${id}-length`,
                ),
              },
            }}
            sx={growing}
          />
          <Box sx={foot}>
            <Placeholders
              names={field.placeholders}
              onInsert={(name) => input.current && insertText(input.current, `{${name}}`)}
            />
            {isEnterPressed && <Typography variant="body2">{textTexts.oneLine}</Typography>}
            {isCounted && <Counter id={`${id}-length`} fit={fit} />}
          </Box>
        </>
      )}
    </FieldShell>
  )
}

/** Where the browser cannot fit the field to its text, people can. */
const growing = {
  '& textarea': { fieldSizing: 'content', resize: 'vertical' },
  '@supports (field-sizing: content)': { '& textarea': { resize: 'none' } },
}

const foot = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }

const describedBy = (...ids: (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined
