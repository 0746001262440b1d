import { isTyped } from '../registration/form/fieldsOnScreen'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Enters what was typed into one form into the fields of another with the same ids, as if it was
 * typed there.
 *
 * @param from may have left the document
 * @param focused id of the field that receives the focus
 */
export function restoreTypedText(
  from: HTMLFormElement,
  to: HTMLFormElement,
  focused?: string,
): void {
  for (const field of textFieldsOf(to)) {
    const earlier = textFieldsOf(from).find(({ id }) => id === field.id)
    if (earlier && isTyped(earlier) && earlier.value !== field.value) enter(field, earlier.value)
    if (field.id !== focused) continue
    field.focus({ preventScroll: true })
    // Browsers give none of an e-mail field.
    if (earlier?.selectionStart != null) {
      field.setSelectionRange(earlier.selectionStart, earlier.selectionEnd)
    }
  }
}

const textFieldsOf = (form: HTMLFormElement): Field[] => [
  ...form.querySelectorAll<Field>('input[type=text], input[type=email], input[type=tel], textarea'),
]

/** React ignores an event unless the value was set behind its back. */
function enter(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
