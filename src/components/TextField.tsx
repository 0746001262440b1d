import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import { type ChangeEventHandler, type SyntheticEvent, useState } from 'react'
import { type FieldProps, FieldShell } from './FieldShell'

export interface TextFieldProps extends FieldProps {
  name: string
  value: string
  onChange?: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>
  /** What a browser may fill in, as in HTML (WCAG 1.3.5). */
  autoComplete?: string
  readOnly?: boolean
  /** Tells screen readers that the form cannot be sent without it. */
  required?: boolean
  /** The letters that a keyboard on the screen begins with a capital. */
  autoCapitalize?: 'none' | 'words' | 'characters'
  /** What the Enter key of a keyboard on the screen is called. */
  enterKeyHint?: 'enter' | 'next' | 'send'
  /** The kind of keyboard on the screen. */
  inputMode?: 'text' | 'email' | 'tel'
  spellCheck?: boolean
  type?: 'text' | 'email' | 'tel'
  /** Number of visible lines, with scrolling; without it, the field has a single line. */
  rows?: number
  /** What is typed becomes upper case, and cannot be undone by key; `value` and `onChange` must have it so too. */
  upperCase?: boolean
}

/** On paper, the whole text: what does not fit into its field would be cut off. */
const Printed = styled('p')({
  display: 'none',
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media print': { display: 'block' },
})

/**
 * Renders a text field with label, hint, error and note; with `rows` it has several lines. Does not use
 * MUI's own field (docs/decisions/design.md).
 *
 * - **For:** one text that a visitor types.
 * - **Not for:** a file, which is a `DocumentField`; any other input, which goes into a `FieldShell`.
 * - **Accessibility:** the label names the input, and hint, error and note are announced with it. Set
 *   `autoComplete` where browsers know the visitor's value.
 */
export function TextField({
  id,
  label,
  hint,
  error,
  note,
  upperCase,
  autoCapitalize = upperCase ? 'characters' : undefined,
  enterKeyHint,
  inputMode,
  spellCheck,
  required,
  rows,
  value,
  ...box
}: TextFieldProps) {
  const { shown, handlers } = useUpperCase(value)
  const attributes = { dir: 'auto', autoCapitalize, enterKeyHint, inputMode, spellCheck, required }
  // MUI sets a type even on a text area.
  const element = rows ? { ...attributes, type: undefined } : attributes
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} note={note}>
      {(aria) => (
        <>
          <Printed aria-hidden translate="no">
            {value}
          </Printed>
          <InputBase
            {...box}
            value={upperCase ? shown : value}
            fullWidth
            error={aria['aria-invalid']}
            inputComponent={rows ? 'textarea' : 'input'}
            inputRef={upperCase ? withoutUndo : undefined}
            rows={rows}
            slotProps={{ input: { ...element, ...aria, ...(upperCase && handlers) } }}
            sx={{ displayPrint: 'none' }}
          />
        </>
      )}
    </FieldShell>
  )
}

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps the text of a field in upper case while somebody types: at once, but never within the
 * composition of an input method, which a change would break.
 *
 * @returns what the field shows, which is not yet `value` while a word is composed; and its handlers
 */
function useUpperCase(value: string) {
  const [composed, setComposed] = useState<string>()
  const follow = ({ currentTarget, nativeEvent }: SyntheticEvent<Field>) => {
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    const { value: typed, selectionStart, selectionEnd } = currentTarget
    setComposed(isComposing ? typed : undefined)
    if (isComposing || typed === typed.toUpperCase()) return
    currentTarget.value = typed.toUpperCase()
    currentTarget.setSelectionRange(selectionStart, selectionEnd)
  }
  return { shown: composed ?? value, handlers: { onInput: follow, onCompositionEnd: follow } }
}

/** A `ref` that takes the browser's Undo from a field: Chromium's Redo mixes what was typed into what was assigned. */
function withoutUndo(field: Field): () => void {
  const stop = (event: Event) => {
    if (event instanceof InputEvent && event.inputType.startsWith('history')) event.preventDefault()
  }
  field.addEventListener('beforeinput', stop)
  return () => field.removeEventListener('beforeinput', stop)
}
