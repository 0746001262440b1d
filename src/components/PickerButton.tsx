import Box from '@mui/material/Box'
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

export interface PictureButtonsProps {
  disabled?: boolean
  onChoose: PickerButtonProps['onChoose']
  names: Record<'photo' | 'pictures', string>
  /** Returns the attributes that name a button together with its field. */
  named: (button: string) => { id: string; 'aria-labelledby': string }
}

const accept = 'image/*'

/**
 * Renders a button that opens the camera, where the main pointer is a finger, and one for pictures.
 *
 * - **For:** a document of which a visitor has only the paper.
 * - **Not for:** files of any other type: `PickerButton`.
 * - **Accessibility:** `named` must tie each button to its field, as both documents have the same texts.
 *
 * Shown by: components/DocumentField
 */
export function PictureButtons({ names, named, ...button }: PictureButtonsProps) {
  return (
    <>
      <Box sx={{ display: 'none', '@media (pointer: coarse)': { display: 'block' } }}>
        <PickerButton
          {...button}
          {...named('photo')}
          kind="quiet"
          picker={{ accept, capture: 'environment' }}
        >
          {names.photo}
        </PickerButton>
      </Box>
      <PickerButton
        {...button}
        {...named('pictures')}
        kind="quiet"
        picker={{ accept, multiple: true }}
      >
        {names.pictures}
      </PickerButton>
    </>
  )
}
