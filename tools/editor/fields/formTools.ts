import { createContext, useContext } from 'react'
import type { Edit } from '../model/edit'
import type { PictureTools } from './FileForm'

/** What the fields of a form share; it stays the same for as long as the form is shown. */
export interface FormTools {
  readonly file: string
  readonly pictures: Required<PictureTools>
  readonly edit: (edit: Edit) => void
  /** Reads a text out, after what is being read. With a delay, only if nothing else comes before. */
  readonly announce: (text: string, delay?: number) => void
}

export const FormToolsContext = createContext<FormTools | undefined>(undefined)

/** @throws Error outside a form */
export function useFormTools(): FormTools {
  const tools = useContext(FormToolsContext)
  if (!tools) throw new Error('A field has to be in a FileForm.')
  return tools
}
