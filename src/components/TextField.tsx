import InputBase, { type InputBaseProps } from '@mui/material/InputBase'
import { type InputHTMLAttributes, type RefObject, useEffect, useRef, useState } from 'react'
import { type FieldProps, FieldShell } from './FieldShell'

export interface TextFieldProps
  extends FieldProps,
    Pick<InputBaseProps, 'autoComplete' | 'onChange' | 'readOnly' | 'required'>,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'autoCapitalize' | 'enterKeyHint' | 'inputMode' | 'spellCheck'
    > {
  name: string
  value: string
  type?: 'text' | 'email' | 'tel'
  /** Number of visible lines, with scrolling; without it, the field has a single line. */
  rows?: number
  /** The field shows what is typed in upper case; `value` and `onChange` must have it so too. */
  upperCase?: boolean
}

/**
 * Renders a text field with label, hint, error and note; with `rows` it has several lines. Does not use
 * MUI's own field (docs/decisions/design.md).
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
  const input = useRef<HTMLInputElement>(null)
  const shown = useUpperCase(input, value, upperCase)
  const attributes = { autoCapitalize, enterKeyHint, inputMode, spellCheck, required }
  // MUI sets a type even on a text area.
  const element = rows ? { ...attributes, type: undefined } : attributes
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} note={note}>
      {(aria) => (
        <InputBase
          {...box}
          value={shown}
          inputRef={input}
          fullWidth
          error={error !== undefined}
          inputComponent={rows ? 'textarea' : 'input'}
          rows={rows}
          slotProps={{ input: { ...element, ...aria } }}
        />
      )}
    </FieldShell>
  )
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** Changes the text in a field to upper case, and keeps caret and selection. */
function upperCaseInPlace(field: Field): void {
  const { value, selectionStart, selectionEnd } = field
  const upper = value.toUpperCase()
  if (upper === value) return
  // One letter may become two: ß.
  const placeOf = (place: number | null) => value.slice(0, place ?? 0).toUpperCase().length
  // Unlike `value =`, it lets React notice the change in the event that follows.
  field.setRangeText(upper, 0, value.length)
  field.setSelectionRange(placeOf(selectionStart), placeOf(selectionEnd))
}

/** Inserts what is typed or pasted in upper case, so that it can be undone (Input Events Level 2). */
function insertUpperCase(event: InputEvent): void {
  const { data, inputType, isComposing } = event
  const isInsertion = inputType === 'insertText' || inputType === 'insertFromPaste'
  if (!isInsertion || isComposing || !data || data === data.toUpperCase()) return
  // jsdom has no editor; the event `input` follows.
  if (document.execCommand?.('insertText', false, data.toUpperCase())) event.preventDefault()
}

/**
 * Keeps the text of a field in upper case while somebody types: at once, but never within the
 * composition of an input method, which a change would break.
 *
 * @returns what the field shows: while a word is composed, not yet `value`
 */
function useUpperCase(
  field: RefObject<Field | null>,
  value: string,
  isOn: boolean | undefined,
): string {
  const [composed, setComposed] = useState<string>()
  useEffect(() => {
    const element = field.current
    if (!isOn || !element) return
    const follow = (event: Event) => {
      const isComposing = event instanceof InputEvent && event.isComposing
      if (!isComposing) upperCaseInPlace(element)
      setComposed(isComposing ? element.value : undefined)
    }
    const insert = (event: Event) => insertUpperCase(event as InputEvent)
    const events = ['input', 'change', 'compositionend']
    element.addEventListener('beforeinput', insert)
    for (const event of events) element.addEventListener(event, follow)
    return () => {
      element.removeEventListener('beforeinput', insert)
      for (const event of events) element.removeEventListener(event, follow)
    }
  }, [field, isOn])
  return composed ?? value
}
