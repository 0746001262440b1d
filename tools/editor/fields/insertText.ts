/** Puts a text in place of the selection, as if it were typed: the caret is behind it. */
export function insertText(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd, value } = input
  const start = selectionStart ?? value.length
  input.focus()
  input.setRangeText(text, start, selectionEnd ?? start, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
