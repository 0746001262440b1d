type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Enters the texts of one form into the fields of another with the same ids, as if they were typed.
 *
 * @param from may have left the document
 * @param focused id of the field that receives the focus
 */
export function enterAgain(from: HTMLFormElement, to: HTMLFormElement, focused?: string): void {
  for (const field of textFieldsOf(to)) {
    const { value } = textFieldsOf(from).find(({ id }) => id === field.id) ?? field
    if (value !== field.value) enter(field, value)
    if (field.id === focused) field.focus({ preventScroll: true })
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
