import { type ComponentProps, useRef } from 'react'
import { type BasicButtonProps, Button } from './Button'

export interface PickerButtonProps extends BasicButtonProps {
  picker: Pick<ComponentProps<'input'>, 'accept' | 'capture' | 'multiple'>
  /** Called with at least one file. */
  onChoose: (files: readonly File[]) => void
}

/**
 * Renders a button that opens a picker of files.
 *
 * - **For:** one button of a field for files.
 * - **Not for:** the whole field, with what becomes of the file: `DocumentField`.
 * - **Accessibility:** the button is the control, and the native input is hidden from everybody. Where
 *   several fields have a button of the same text, name each by `aria-labelledby`.
 *
 * Shown by: components/DocumentField
 */
export function PickerButton({ picker, onChoose, ...button }: PickerButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        {...picker}
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          const files = Array.from(target.files ?? [])
          // Otherwise choosing the same file again would not fire a change event.
          target.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}
