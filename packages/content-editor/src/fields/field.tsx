import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Field, Value } from '@partner-site/content-model'
import { getIn } from 'formik'
import type { ComponentType, ReactNode } from 'react'
import { idOf } from '../app/data'
import { useActions, useEditor } from '../app/store'

export interface FieldViewProps<Kind extends Field = Field> {
  field: Kind
  place: string
  /** The name of a list's entry, whose field has no label. */
  label?: string
  level?: number
}

export interface ParentViewProps<Kind extends Field> extends FieldViewProps<Kind> {
  FieldView: ComponentType<FieldViewProps>
}

export function useField({ field, place, label = field.label }: FieldViewProps) {
  const file = useEditor((state) => state.current)
  const { edit } = useActions()
  const value = useEditor(({ data }): Value | undefined => getIn(data[file], place))
  const error = useEditor(({ errors }) =>
    errors
      .filter((one) => one.file === file && one.place === place)
      .map(({ text }) => text)
      .join('\n'),
  )
  return {
    id: idOf(file, place),
    file,
    value,
    error,
    label,
    set: (next: Value | undefined, isTyped = false) => edit(file, place, next, isTyped),
  }
}

export const useErrorsIn = (id: string): number =>
  useEditor(({ errors }) => {
    const ids = errors.map(({ file, place }) => `${idOf(file, place)}.`)
    return ids.filter((at) => at.startsWith(`${id}.`)).length
  })

interface FieldNotesProps {
  field: Field
  error: string
  children?: ReactNode
}

export function FieldNotes({ field, error, children }: FieldNotesProps) {
  return (
    <Stack component="span" sx={{ gap: 0.25 }}>
      {error && <ErrorText>{error}</ErrorText>}
      <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        {field.hint && <Hint>{field.hint}</Hint>}
        {children}
      </Stack>
    </Stack>
  )
}

export const ErrorText = ({ children }: { children: ReactNode }) => (
  <Typography
    component="span"
    variant="body2"
    sx={{ color: 'error.main', fontWeight: 'bold', whiteSpace: 'pre-line' }}
  >
    {children}
  </Typography>
)

export const Hint = ({ children, id }: { children: ReactNode; id?: string }) => (
  <Typography id={id} component="span" variant="body2" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
)
