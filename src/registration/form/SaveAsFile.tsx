import { Button } from '../../components/Button'
import { encode } from './applicationText'

export interface SaveAsFileProps {
  label: string
  /** The application, as people read it. */
  text: string
  /** Of the file that is saved. */
  fileName: string
}

/** Renders the button of a `ButtonRow` that saves an application on the visitor's device. */
export function SaveAsFile({ label, text, fileName }: SaveAsFileProps) {
  return (
    <Button
      kind="secondary"
      href={`data:text/plain;charset=utf-8,${encode(text)}`}
      download={fileName}
    >
      {label}
    </Button>
  )
}
